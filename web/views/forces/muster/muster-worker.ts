import { canFight } from '../../../../src/edge/battle.js';
import { type MusterWish, musterForces } from '../../../../src/edge/muster.js';
import type { RulesetName } from '../../../../src/edge/rules.js';
import { openIndex, tableOfFacts, type UnitIndex, type UnitRow } from '../../../../src/edge/search.js';
import { parseUnit, type Unit } from '../../../../src/edge/units.js';
import { called } from '../../../library/called.js';
import { LibraryFiles } from '../../../library/library-files.js';
import { problemOf } from '../../../library/library-problem.js';
import type { LibraryProblem } from '../../../library/questions.js';
import { refuseAsFighter } from '../../../units/fighting-unit.js';
import { keptUnits } from '../../../units/kept-units.js';
import { nameOf } from '../../../units/shelf-unit.js';
import { fetchCatalog } from '../../../units/whole-catalog.js';

// Draws forces from the library and the user's own units, in a worker so that the page stays responsive.

export interface ToMusterWorker {
  readonly query: string;
  readonly wish: MusterWish;
  readonly forces: number;
  readonly seed: number;
  readonly ruleset: RulesetName;
  /** Whether the forces must fight, so that only units that can fight are drawn. */
  readonly fights: boolean;
}

export interface DrawnUnit {
  /** The name that finds it again. */
  readonly name: string;
  readonly gunnery: number;
  readonly piloting: number;
  readonly battleValue: number;
}
export interface DrawnForce {
  readonly battleValue: number;
  readonly units: readonly DrawnUnit[];
}
export interface Drawn {
  readonly forces: readonly DrawnForce[];
  /** The number of units that the query finds, and of those skipped because they cannot fight. */
  readonly found: number;
  readonly unfit: number;
  /** Why there are fewer forces than asked for. */
  readonly problem?: string;
}

export type FromMusterWorker = { readonly drawn: Drawn } | { readonly problem: LibraryProblem };

addEventListener('message', ({ data }: MessageEvent<ToMusterWorker>) => {
  draw(data).then(
    (drawn) => postMessage({ drawn } satisfies FromMusterWorker),
    (error: unknown) => postMessage({ problem: problemOf(error) } satisfies FromMusterWorker),
  );
});

const NO_CATALOG = 'The equipment catalog could not be fetched. Check your connection and try again.';

async function draw({ query, wish, forces, seed, ruleset, fights }: ToMusterWorker): Promise<Drawn> {
  const [index, own, catalog] = await Promise.all([
    openIndex(new LibraryFiles().source),
    keptUnits.list(),
    fetchCatalog().catch((cause: unknown) => {
      throw new Error(NO_CATALOG, { cause });
    }),
  ]);
  const facts = own.values.map((unit) => unit.facts);
  const files = new Map(own.values.map(({ id, file }) => [id, file]));
  const found = index.find(query, { ruleset }, facts.length === 0 ? undefined : tableOfFacts(facts)).rows();
  const fit = fights ? found.filter(mayFight) : found;
  const load = async (id: string): Promise<Unit> => {
    const file = files.get(id);
    const text = file === undefined ? await index.text(id) : await keptUnits.text(id);
    if (text === undefined) throw new Error(`${file} could not be read from this device. Add the file again`);
    return parseUnit(text, file ?? `${id}.json`, { catalog });
  };
  const mustered = await musterForces(fit, wish, load, {
    forces,
    seed,
    ruleset,
    ...(fights && { accepts: canFight }),
  });
  return {
    forces: mustered.forces.map(({ units, battleValue }) => ({
      battleValue,
      units: units.map(({ row, gunnery, piloting, battleValue: value }) => ({
        name: files.has(row.id) ? nameOf(row) : nameIn(index, row),
        gunnery,
        piloting,
        battleValue: value,
      })),
    })),
    found: found.length,
    unfit: found.length - fit.length + mustered.refused.length,
    ...(mustered.problem !== undefined && { problem: mustered.problem }),
  };
}

const nameIn = (index: UnitIndex, row: UnitRow): string => called(index, row).called;

/** A guess, without reading the unit. */
const mayFight = ({ unitType }: UnitRow): boolean =>
  refuseAsFighter({ unitType, unit: () => undefined }) === undefined;
