import { getProbability } from '../../../dice/index.js';
import type { Combatant } from '../../combatant/combatant.js';
import { FARTHEST, type Option, OUT } from './fire-option.js';
import { AHEAD, BEHIND, LEFT, RIGHT, WAYS } from './ways.js';

/** What may be added to a number besides range: the table holds sums from −8 to 15. */
const LOWEST = -8;
const SUMS = 24;

const CHANCES = Float64Array.from({ length: 64 }, (_, index) => getProbability(index - 20));
export const chanceOf = (needed: number): number => CHANCES[needed + 20] ?? 0;

/** Numbers and averages of everything that can be fired, and what was worked out from them so far. */
export class FireTable {
  readonly options: readonly Option[];
  /** Heat of everything fired at once. */
  readonly heat: number;
  /** Hexes that the farthest of the weapons reaches. */
  readonly farthest: number;
  /** Hexes from which firing is worth it. */
  readonly worthwhile: number;
  /** Some weapons do not bear ahead. */
  readonly #bearsElsewhere: boolean;
  /** All weapons turn with the torso. */
  readonly turnsAsOne: boolean;
  /** By way, distance and sum. Most targets lie ahead: the other ways are made when somebody asks. */
  readonly #points: (Float32Array | undefined)[] = new Array(WAYS).fill(undefined);

  constructor(unit: Combatant, options: readonly Option[]) {
    this.options = options;
    let heat = 0;
    let farthest = 0;
    let before = -1;
    for (const { brackets, weapon } of options) {
      // Loads of one weapon are side by side.
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
    // Rounded at once: what is asked again must not differ from what was asked first.
    const points = Math.fround(this.#sum(way, distance, added + LOWEST));
    table[index] = points;
    return points;
  }

  #begin(way: number): Float32Array {
    const table = new Float32Array((this.farthest + 1) * SUMS).fill(NOT_ASKED);
    this.#points[way] = table;
    return table;
  }

  /** Whatever way the target lies: nothing bears to the side that does not bear ahead. */
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
      // Loads of one weapon stand side by side: the best of them is fired.
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
/** Points on average, of a volley at a target that moves a little, through a little cover. */
const WORTH_FIRING = 1;
const USUAL_SUM = 2;
