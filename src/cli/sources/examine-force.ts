import type { PilotSetup } from '../../battle/combatant/pilot.js';
import { stated } from '../../check/stated.js';
import { type Examined, Examiner } from '../examine/examine-unit.js';
import type { ViewRequest } from '../examine/unit-views.js';
import { InputError } from '../files/input-error.js';
import { readForceFile } from '../input/force-files.js';
import { UnitShelf } from '../input/unit-shelf.js';

/** Shows each unit of a force as a command does, with the force's pilots unless flags override them. */
export async function examineForce(
  path: string,
  request: ViewRequest,
  units: string | undefined,
): Promise<readonly Examined[]> {
  const outcomes: Examined[] = [];
  const shelf = new UnitShelf(units, (note) => outcomes.push({ note }));
  try {
    const force = await readForceFile(path, shelf);
    for (const note of force.warnings) outcomes.push({ note });
    for (const error of force.leftOut) outcomes.push({ file: path, error });
    for (const { unit, pilot } of force.units) {
      const examiner = new Examiner(forPilot(request, pilot), () => unit);
      outcomes.push(examiner.unit(path, path, () => unit));
    }
    if (force.units.length + force.leftOut.length === 0) {
      outcomes.push({ file: path, error: `${path}: no units in this file` });
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    outcomes.push({ file: path, error: error.message });
  }
  return outcomes;
}

function forPilot(request: ViewRequest, { gunnery, piloting }: PilotSetup = {}): ViewRequest {
  if (request.command !== 'bv') return request;
  return { ...request, flags: { ...stated({ gunnery, piloting }), ...request.flags } };
}
