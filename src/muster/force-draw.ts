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
 * Draws in a row that may fail before a wish counts as one that nothing fulfils. Units are first drawn freely. Where that leads nowhere,
 * as for very many or very dear units, they are drawn nearer and nearer to an equal share of what is left: at most so many times as
 * dear, or as cheap.
 */
const DRAWS: readonly { readonly count: number; readonly farthest: number }[] = [
  { count: 2000, farthest: Number.POSITIVE_INFINITY },
  { count: 1000, farthest: 4 },
  { count: 1000, farthest: 2 },
  { count: 1000, farthest: 1.4 },
  { count: 1000, farthest: 1.1 },
];
/** Of one unit, before one comes up that is not yet in the force. */
const MOST_PICKS = 8;

/** Forces that fit a wish by the values of the library, drawn at random: the same seed gives the same ones in the same order. */
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

  /** Those that can still be drawn, cheapest first. */
  get pool(): readonly UnitRow[] {
    return this.#pool;
  }

  /** From now on these are not drawn any more. */
  leaveOut(rows: ReadonlySet<UnitRow>): void {
    this.#pool = this.#pool.filter((row) => !rows.has(row));
  }

  /**
   * The next force, or undefined where too many draws in a row have failed.
   * @param budget what its units may cost one by one
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

  /** All but the last unit are drawn freely; the last one is drawn among those that fill the budget. */
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

  /** One of the units that are worth so much, and not yet in the force. */
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

  /** The place of the first unit that is worth at least so much. */
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
