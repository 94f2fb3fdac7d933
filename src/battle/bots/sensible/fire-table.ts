import { getProbability } from '../../../dice/index.js';
import type { Combatant } from '../../combatant/combatant.js';
import { FARTHEST, type Option, OUT } from './fire-option.js';
import { AHEAD, BEHIND, LEFT, RIGHT, WAYS } from './ways.js';

/** The modifiers besides range that the table covers: −8 to 15. */
const LOWEST = -8;
const SUMS = 24;

export const NOT_ASKED = -1;
/** The place of every distance that no weapon reaches. */
const OUT_OF_REACH = 0;

function emptyTable(farthest: number): Float32Array {
  const points = new Float32Array(1 + (farthest + 1) * SUMS).fill(NOT_ASKED);
  points[OUT_OF_REACH] = 0;
  return points;
}
const NOTHING_ASKED = emptyTable(FARTHEST);

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
  /** Whatever way the target lies: most units have no weapon that does not bear ahead. */
  readonly anywhere: number;
  /** All weapons turn with the torso. */
  readonly turnsAsOne: boolean;
  /**
   * Points by the ways to choose from, and by place; `NOT_ASKED` where nobody has asked yet. Inner loops read them as they
   * are: a number that a function returns is often an object of its own.
   */
  readonly points: Float32Array[] = new Array(1 << WAYS).fill(NOTHING_ASKED);

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
    this.anywhere = options.every(({ ways }) => (ways & AHEAD) !== 0) ? AHEAD : AHEAD | BEHIND | RIGHT | LEFT;
    this.turnsAsOne = !unit.design.hasFixedMounts;
    let worthwhile = farthest;
    while (worthwhile > 1 && this.expected(AHEAD, worthwhile, USUAL_SUM) < WORTH_FIRING) worthwhile -= 1;
    this.worthwhile = worthwhile;
  }

  /** Points done on average to a target in the best of these ways, at this distance, with this sum added to the numbers. */
  expected(ways: number, distance: number, sum: number): number {
    const place = this.placeOf(distance, sum);
    if ((this.points[ways] as Float32Array)[place] === NOT_ASKED) this.workOut(ways, place);
    return (this.points[ways] as Float32Array)[place] as number;
  }

  /** Of a distance and a sum, among points. */
  placeOf(distance: number, sum: number): number {
    if (distance > this.farthest) return OUT_OF_REACH;
    return 1 + distance * SUMS + (sum < LOWEST ? 0 : sum >= LOWEST + SUMS ? SUMS - 1 : sum - LOWEST);
  }

  workOut(ways: number, place: number): void {
    if (this.points[ways] === NOTHING_ASKED) this.points[ways] = emptyTable(this.farthest);
    const distance = Math.floor((place - 1) / SUMS);
    const sum = ((place - 1) % SUMS) + LOWEST;
    let most = 0;
    for (let way = 1; way <= ways; way *= 2) {
      if ((ways & way) !== 0) most = Math.max(most, this.#sum(way, distance, sum));
    }
    (this.points[ways] as Float32Array)[place] = most;
  }

  #sum(way: number, distance: number, sum: number): number {
    let points = 0;
    let best = 0;
    let weapon = -1;
    for (const option of this.options) {
      if ((option.ways & way) === 0) continue;
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

/** Points on average, of a volley at a target that moves a little, through a little cover. */
const WORTH_FIRING = 1;
const USUAL_SUM = 2;
