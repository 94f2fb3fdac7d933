import { skillFactor } from '../battle-value/skills.js';
import { SeededDice } from '../dice/index.js';
import type { UnitRow } from '../library/unit-row.js';

/** Two ends, both included. */
export type Range = readonly [least: number, most: number];

/** What a force has to be like. */
export interface MusterWish {
  /** Battle Value in all, pilots included, at most. */
  readonly budget: number;
  /** Points that it may stay below the budget. */
  readonly tolerance: number;
  readonly count: Range;
  readonly gunnery: Range;
  readonly piloting: Range;
}

interface Recruit {
  readonly row: UnitRow;
  readonly gunnery: number;
  readonly piloting: number;
  /** With its pilot. */
  readonly battleValue: number;
}

export interface Muster {
  readonly recruits: readonly Recruit[];
  readonly battleValue: number;
}

/** Draws before a wish counts as one that nothing fulfils. */
const MOST_DRAWS = 5000;

/**
 * Forces that fit a wish, drawn at random: the same seed gives the same forces in the same order. It ends after a number of
 * draws in a row have failed, so a wish that cannot be fulfilled gives no force at all.
 */
export function* drawForces(
  candidates: readonly UnitRow[],
  wish: MusterWish,
  seed: number,
): Generator<Muster> {
  const pool = [...candidates].sort((a, b) => a.battleValue - b.battleValue || (a.id < b.id ? -1 : 1));
  const dice = new SeededDice(seed);
  let failed = 0;
  while (failed < MOST_DRAWS) {
    const muster = drawOne(pool, wish, dice);
    if (muster === undefined) failed += 1;
    else {
      failed = 0;
      yield muster;
    }
  }
}

/** All but the last unit are drawn freely; the last one is drawn among those that fill the budget. */
function drawOne(pool: readonly UnitRow[], wish: MusterWish, dice: SeededDice): Muster | undefined {
  const { budget, tolerance, count, gunnery, piloting } = wish;
  const size = between(dice, count);
  const cheapest = pool[0]?.battleValue;
  if (cheapest === undefined || pool.length < size) return undefined;
  const lowest = cheapest * skillFactor(gunnery[1], piloting[1]);
  const recruits: Recruit[] = [];
  let left = budget;
  for (let place = 0; place < size; place += 1) {
    const [aim, steer] = [between(dice, gunnery), between(dice, piloting)];
    const factor = skillFactor(aim, steer);
    const rest = size - place - 1;
    const most = (left - rest * lowest) / factor;
    const least = rest === 0 ? (left - tolerance) / factor : 0;
    const row = pickBetween(pool, least, most, dice, recruits);
    if (row === undefined) return undefined;
    const battleValue = Math.round(row.battleValue * factor);
    recruits.push({ row, gunnery: aim, piloting: steer, battleValue });
    left -= battleValue;
  }
  return left >= 0 && left <= tolerance ? { recruits, battleValue: budget - left } : undefined;
}

/** One of the units that are worth so much, and not yet in the force. */
function pickBetween(
  pool: readonly UnitRow[],
  least: number,
  most: number,
  dice: SeededDice,
  taken: readonly Recruit[],
): UnitRow | undefined {
  const first = firstWorth(pool, least);
  const end = firstWorth(pool, most + 1e-9);
  if (first >= end) return undefined;
  const row = pool[first + dice.below(end - first)];
  return taken.some((recruit) => recruit.row === row) ? undefined : row;
}

/** The place of the first unit that is worth at least so much. */
function firstWorth(pool: readonly UnitRow[], value: number): number {
  let [low, high] = [0, pool.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pool[middle] as UnitRow).battleValue < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const between = (dice: SeededDice, [least, most]: Range): number => least + dice.below(most - least + 1);
