import { getProbability } from '../../../dice/index.js';
import type { Combatant } from '../../combatant/combatant.js';
import { FARTHEST, type Option, OUT } from './fire-option.js';
import { AHEAD, BEHIND, LEFT, RIGHT, WAYS } from './ways.js';

/** The modifiers besides range that the table covers: −8 to 15. */
const LOWEST = -8;
const SUMS = 24;

const CHANCES = Float64Array.from({ length: 64 }, (_, index) => getProbability(index - 20));
export const chanceOf = (needed: number): number => CHANCES[needed + 20] ?? 0;

/** Target numbers and averages of every weapon that can be fired, and the sums worked out from them so far. */
export class FireTable {
  readonly options: readonly Option[];
  /** Heat of everything fired at once. */
  readonly heat: number;
  /** The range of the weapon that reaches farthest. */
  readonly farthest: number;
  /** The distance from which firing is worthwhile. */
  readonly worthwhile: number;
  /** Some weapons do not bear ahead. */
  readonly #bearsElsewhere: boolean;
  /** All weapons turn with the torso. */
  readonly turnsAsOne: boolean;
  /** By direction, distance and modifier. Most targets are ahead; the other directions are filled on demand. */
  readonly #points: (Float32Array | undefined)[] = new Array(WAYS).fill(undefined);

  constructor(unit: Combatant, options: readonly Option[]) {
    this.options = options;
    let heat = 0;
    let farthest = 0;
    let before = -1;
    for (const { brackets, weapon } of options) {
      // The loads of a weapon are next to each other.
      if (weapon !== before) heat += unit.design.weapons[weapon]?.item.heat ?? 0;
      before = weapon;
      for (let distance = FARTHEST - 1; distance > farthest; distance -= 1) {
        if ((brackets[distance] as number) < OUT) farthest = distance;
      }
    }
    this.heat = heat;
    this.farthest = farthest;
    this.#bearsElsewhere = options.some(({ ways }) => (ways & (1 << AHEAD)) === 0);
    this.turnsAsOne = !unit.design.hasFixedMounts;
    let worthwhile = farthest;
    while (worthwhile > 1 && this.expected(AHEAD, worthwhile, USUAL_SUM) < WORTH_FIRING) worthwhile -= 1;
    this.worthwhile = worthwhile;
  }

  expected(way: number, distance: number, sum: number): number {
    const added = sum < LOWEST ? 0 : sum >= LOWEST + SUMS ? SUMS - 1 : sum - LOWEST;
    const table = this.#points[way] ?? this.#begin(way);
    const index = distance * SUMS + added;
    const known = table[index] as number;
    if (known !== NOT_ASKED) return known;
    // Rounded at once, so that a later request gets the same value.
    const points = Math.fround(this.#sum(way, distance, added + LOWEST));
    table[index] = points;
    return points;
  }

  #begin(way: number): Float32Array {
    const table = new Float32Array((this.farthest + 1) * SUMS).fill(NOT_ASKED);
    this.#points[way] = table;
    return table;
  }

  /** An upper bound for any direction: every weapon that bears to a side also bears ahead. */
  most(distance: number, sum: number): number {
    const ahead = this.expected(AHEAD, distance, sum);
    if (!this.#bearsElsewhere) return ahead;
    const aside = Math.max(this.expected(RIGHT, distance, sum), this.expected(LEFT, distance, sum));
    return Math.max(ahead, aside, this.expected(BEHIND, distance, sum));
  }

  #sum(way: number, distance: number, sum: number): number {
    let points = 0;
    let best = 0;
    let weapon = -1;
    for (const option of this.options) {
      if ((option.ways & (1 << way)) === 0) continue;
      const bracket = option.brackets[distance] as number;
      let value = 0;
      if (bracket < OUT) {
        const needed = Math.max(option.least, (option.numbers[distance] as number) + sum);
        value = needed > 12 ? 0 : chanceOf(needed) * (option.damage[bracket] as number);
      }
      // Of the loads of a weapon, which are next to each other, the best is fired.
      if (option.weapon !== weapon) {
        points += best;
        best = 0;
        weapon = option.weapon;
      }
      if (value > best) best = value;
    }
    return points + best;
  }
}

const NOT_ASKED = -1;
/** The average damage of a volley at a slowly moving target behind some cover. */
const WORTH_FIRING = 1;
const USUAL_SUM = 2;
