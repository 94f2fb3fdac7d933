import { SeededDice, seedOf } from '../../../src/dice/index.js';
import type { UnitRow } from '../../../src/library/index.js';
import type { Engine } from '../engine.js';

/** Units of each kind that fights on the ground. Ships need water, and aircraft have no battles here. */
export const UNITS_OF_KIND = {
  mek: 172,
  tank: 64,
  vtol: 8,
  infantry: 24,
  battlearmor: 28,
  protomek: 16,
  emplacement: 8,
} as const satisfies Partial<Record<UnitRow['kind'], number>>;

/** Random parts of seeds, one for each use. */
const OF_UNITS = 1;
const OF_PAIRINGS = 2;

/**
 * Units of all kinds, drawn so that every part of a kind's range of Battle Values is represented: the kind's list is
 * ordered by Battle Value and divided into equal parts, with one unit from each.
 */
export function drawUnits(engine: Engine, seed: number, share = 1): readonly UnitRow[] {
  const dice = new SeededDice(seedOf(seed, OF_UNITS));
  return Object.entries(UNITS_OF_KIND).flatMap(([kind, all]) => {
    const count = Math.max(1, Math.round(all * share));
    const rows = engine
      .rowsOf(kind as keyof typeof UNITS_OF_KIND)
      .filter(({ battleValue }) => battleValue > 0)
      .sort((one, other) => one.battleValue - other.battleValue || (one.id < other.id ? -1 : 1));
    return Array.from({ length: count }, (_, part) => {
      const from = Math.floor((part * rows.length) / count);
      const to = Math.floor(((part + 1) * rows.length) / count);
      return rows[from + dice.below(to - from)] as UnitRow;
    });
  });
}

/** Two units, by their places among the drawn ones. */
export type Pairing = readonly [first: number, second: number];

/** How far from its own Battle Value a unit's opponents are, as a factor: near, farther, and anywhere. */
const REACHES = [1.15, 1.8, 1000] as const;

/**
 * In each round every unit meets one other. All are put in the order of their Battle Values, blurred by dice, and neighbors meet: by a little in one
 * round, by more in the next, and by so much in the third that anybody may meet anybody. Most games are then about even, which tells most, and some
 * are not, which the calibration needs.
 */
export function drawPairings(
  battleValues: readonly number[],
  rounds: number,
  seed: number,
): readonly Pairing[] {
  const dice = new SeededDice(seedOf(seed, OF_PAIRINGS));
  const fraction = (): number => dice.below(1 << 20) / (1 << 20);
  return Array.from({ length: rounds }, (_, round) => {
    const reach = Math.log(REACHES[round % REACHES.length] as number);
    const order = battleValues
      .map((value, unit) => ({ unit, place: Math.log(value) + reach * (2 * fraction() - 1) }))
      .sort((one, other) => one.place - other.place);
    return Array.from(
      { length: Math.floor(order.length / 2) },
      (__, pair): Pairing => [order[2 * pair]?.unit as number, order[2 * pair + 1]?.unit as number],
    );
  }).flat();
}
