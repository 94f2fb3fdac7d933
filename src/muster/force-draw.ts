import { skillFactor } from '../battle-value/index.js';
import { SeededDice } from '../dice/index.js';
import type { UnitRow } from '../library/index.js';
import type { Range, WholeWish } from './wish.js';

export interface Recruit {
  readonly row: UnitRow;
  readonly gunnery: number;
  readonly piloting: number;
}

/**
 * Failed draws in a row before a wish counts as impossible. Units are first drawn freely. If that fails, as for very
 * many or very expensive units, they are drawn closer and closer to an equal share of the remaining budget: at most
 * `farthest` times as expensive, or as cheap.
 */
const DRAWS: readonly { readonly count: number; readonly farthest: number }[] = [
  { count: 2000, farthest: Number.POSITIVE_INFINITY },
  { count: 1000, farthest: 4 },
  { count: 1000, farthest: 2 },
  { count: 1000, farthest: 1.4 },
  { count: 1000, farthest: 1.1 },
];
/** Attempts to pick a unit that is not yet in the force. */
const MOST_PICKS = 8;

/** Draws random forces that fit a wish by the library's values. The same seed gives the same forces in the same order. */
export class ForceDraw {
  readonly #wish: WholeWish;
  readonly #dice: SeededDice;
  /** Cheapest first. */
  #pool: readonly UnitRow[];

  constructor(candidates: readonly UnitRow[], wish: WholeWish, seed: number) {
    this.#wish = wish;
    this.#dice = new SeededDice(seed);
    this.#pool = [...candidates].sort((a, b) => a.battleValue - b.battleValue || (a.id < b.id ? -1 : 1));
  }

  /** The units that can still be drawn, cheapest first. */
  get pool(): readonly UnitRow[] {
    return this.#pool;
  }

  /** Excludes these units from all further draws. */
  leaveOut(rows: ReadonlySet<UnitRow>): void {
    this.#pool = this.#pool.filter((row) => !rows.has(row));
  }

  /**
   * Draws the next force. Returns undefined if too many draws in a row fail.
   * @param budget what its units may cost in total, each valued on its own
   */
  next(budget = this.#wish.budget): readonly Recruit[] | undefined {
    for (const { count, farthest } of DRAWS) {
      for (let draw = 0; draw < count; draw += 1) {
        const recruits = this.#drawOne(budget, farthest);
        if (recruits !== undefined) return recruits;
      }
    }
    return undefined;
  }

  /** Draws all units but the last freely, and the last from those that fill the budget. */
  #drawOne(budget: number, farthest: number): readonly Recruit[] | undefined {
    const { tolerance, count, gunnery, piloting } = this.#wish;
    const size = this.#between(count);
    const cheapest = this.#pool[0]?.battleValue;
    if (cheapest === undefined || this.#pool.length < size) return undefined;
    const lowest = cheapest * skillFactor(gunnery[1], piloting[1]);
    const recruits: Recruit[] = [];
    let left = budget;
    for (let place = 0; place < size; place += 1) {
      const [aim, steer] = [this.#between(gunnery), this.#between(piloting)];
      const factor = skillFactor(aim, steer);
      const rest = size - place - 1;
      const share = left / (rest + 1);
      const most = Math.min(left - rest * lowest, rest === 0 ? left : share * farthest) / factor;
      const least = (rest === 0 ? left - tolerance : share / farthest) / factor;
      const row = this.#pickBetween(least, most, recruits);
      if (row === undefined) return undefined;
      recruits.push({ row, gunnery: aim, piloting: steer });
      left -= Math.round(row.battleValue * factor);
    }
    return left >= 0 && left <= tolerance ? recruits : undefined;
  }

  /** Picks a unit in this range of values that is not yet in the force. */
  #pickBetween(least: number, most: number, taken: readonly Recruit[]): UnitRow | undefined {
    const first = this.#firstWorth(least);
    const end = this.#firstWorth(most + 1e-9);
    if (first >= end) return undefined;
    for (let pick = 0; pick < MOST_PICKS; pick += 1) {
      const row = this.#pool[first + this.#dice.below(end - first)];
      if (!taken.some((recruit) => recruit.row === row)) return row;
    }
    return undefined;
  }

  /** The place of the first unit worth at least this value. */
  #firstWorth(value: number): number {
    let [low, high] = [0, this.#pool.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pool[middle] as UnitRow).battleValue < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #between([least, most]: Range): number {
    return least + this.#dice.below(most - least + 1);
  }
}
