import type { ForceUnit } from '../../../src/battle/setup.js';
import { seedOf } from '../../../src/dice/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import type { Job } from '../../../src/simulate/index.js';
import type { Engine } from '../engine.js';
import { type LoadedMatchUp, MATCH_UPS } from './match-ups.js';

export const LANDSCAPES = ['open', 'light-woods', 'hills'] as const;
type Landscape = (typeof LANDSCAPES)[number];
/**
 * Hexes along an edge of the map. The edges that forces come from are as far apart as ordinary weapons reach; larger maps cost more
 * time and add turns of walking.
 */
export const SIDE = 20;

export type Force = readonly ForceUnit[];

/** The force of a side with the measured change, against another. Ids of opponents are those of the battle. */
export type Change = (force: Force, opponents: readonly string[]) => Force;

/** A match-up in a landscape, seen from one edge. */
export interface Cell {
  readonly matchUp: number;
  readonly landscape: Landscape;
  /** The second force is red, and comes from the southern edge. */
  readonly turned: boolean;
}

export const CELLS: readonly Cell[] = MATCH_UPS.flatMap((_, matchUp) =>
  LANDSCAPES.flatMap((landscape) => [false, true].map((turned) => ({ matchUp, landscape, turned }))),
);

const idsOf = (side: string, force: Force): readonly string[] =>
  force.map((_, place) => `${side}-${place + 1}`);

/** Two battles with the same seeds: in the first, red has the measured change, in the second, blue. */
export function jobOf(
  engine: Engine,
  matchUps: readonly LoadedMatchUp[],
  cell: number,
  change: Change,
  { ruleset, seed, games }: { readonly ruleset: RulesetName; readonly seed: number; readonly games: number },
): Job {
  const { matchUp, landscape, turned } = CELLS[cell] as Cell;
  const { first, second } = matchUps[matchUp] as LoadedMatchUp;
  const [red, blue] = turned ? [second, first] : [first, second];
  const battle = {
    map: { landscape, width: SIDE, height: SIDE },
    seed: seedOf(seed, cell),
    games,
    ruleset,
  };
  return [
    engine.simulationOf({ ...battle, red: change(red, idsOf('blue', blue)), blue }),
    engine.simulationOf({ ...battle, red, blue: change(blue, idsOf('red', red)) }),
  ];
}
