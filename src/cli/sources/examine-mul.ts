import { type Examined, Examiner } from '../examine/examine-unit.js';
import type { ViewRequest } from '../examine/unit-views.js';
import { InputError } from '../files/input-error.js';
import { readMulFile } from '../input/mul-files.js';
import { UnitShelf } from '../input/unit-shelf.js';

/** What a command shows of each unit of a force, with the pilots of that force unless flags say otherwise. */
export async function examineMul(
  path: string,
  request: ViewRequest,
  units: string | undefined,
): Promise<readonly Examined[]> {
  const outcomes: Examined[] = [];
  const shelf = new UnitShelf(units, (note) => outcomes.push({ note }));
  try {
    const force = await readMulFile(path, shelf);
    for (const { line, message } of force.warnings) outcomes.push({ note: `${path}:${line}: ${message}` });
    for (const { line, message } of force.leftOut) {
      outcomes.push({ file: path, error: `${path}:${line}: ${message}` });
    }
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

interface Skills {
  readonly gunnery?: number;
  readonly piloting?: number;
}

function forPilot(request: ViewRequest, { gunnery, piloting }: Skills = {}): ViewRequest {
  if (request.command !== 'bv') return request;
  const skills = { ...(gunnery !== undefined && { gunnery }), ...(piloting !== undefined && { piloting }) };
  return { ...request, flags: { ...skills, ...request.flags } };
}
