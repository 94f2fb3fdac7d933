import { WORST_SKILL } from '../check/check.js';
import { wrongValue } from '../check/refusal.js';
import {
  amount,
  type Check,
  callback,
  checkedAsync,
  fields,
  having,
  listOf,
  nameOf,
  optional,
  tuple,
  whole,
  word,
} from '../check/shape.js';
import type { UnitRow } from '../library/index.js';
import type { MusterOptions, MusterWish } from '../muster/index.js';
import * as muster from '../muster/index.js';
import { MOST_UNITS, MOST_VALUE } from '../muster/wish.js';
import { ruleset } from './common.js';

export * from '../muster/index.js';

function numberOrRange(lowest: number, highest: number): Check {
  const one = whole(lowest, highest);
  const ends = tuple(one, one);
  return (value, key, within) => {
    if (!Array.isArray(value)) return one(value, key, within);
    ends(value, key, within);
    const [least, most] = value as [number, number];
    if (least > most)
      throw wrongValue(`${nameOf(key, within)}[0]`, least, `at most ${most}, because the range ends there`);
  };
}

const MOST_FORCES = 1000;
const skills = optional(numberOrRange(0, WORST_SKILL));

/**
 * Draws forces that fit a budget of Battle Value. The same seed draws the same forces.
 * @throws {RangeError | TypeError} if an argument is wrong, or nothing fits
 * @example
 * ```ts
 * const candidates = searchUnits('kind=mek tech=Clan');
 * const { forces } = await musterForces(candidates, { budget: 6000, count: 3 }, loadUnit, { seed: 7 });
 * forces.length; // 1
 * ```
 */
export const musterForces = checkedAsync(muster.musterForces, {
  candidates: listOf(having<UnitRow>({ id: word, battleValue: amount() }, 'a row of the library')),
  wish: fields<MusterWish>({
    budget: whole(1, MOST_VALUE),
    tolerance: optional(whole(0, MOST_VALUE)),
    count: optional(numberOrRange(1, MOST_UNITS)),
    gunnery: skills,
    piloting: skills,
  }),
  load: callback,
  options: optional(
    fields<MusterOptions>({
      forces: optional(whole(1, MOST_FORCES)),
      seed: optional(whole()),
      ruleset,
      accepts: optional(callback),
    }),
  ),
});
