import { type JobTally, mergeJobTallies } from './job.js';
import type { UnitTally } from './tally.js';

/**
 * Damage comes in whole and half points, rarely in quarters or smaller. Sums of sixteenths are exact up to 2⁴⁹, which
 * no run reaches, and so do not depend on the order of addition.
 */
const PARTS_OF_A_POINT = 16;

/**
 * Merges two parts of a run, in either order.
 * @throws {RangeError} if a sum would depend on the order, or the parts are not of the same run
 */
export function mergeExactly(first: JobTally | undefined, next: JobTally): JobTally {
  checkExact(next);
  if (first === undefined) return next;
  if (shapeOf(first) !== shapeOf(next)) throw new RangeError('these games are not of the same battle');
  const merged = mergeJobTallies(first, next);
  checkExact(merged);
  return merged;
}

/** @throws {RangeError} if a figure cannot be summed in any order, naming it */
function checkExact({ tallies, pairs }: JobTally): void {
  for (const { games, outcomes, turns, units } of tallies) {
    checkFigure('games', games, 1);
    checkFigures('outcomes', outcomes, 1);
    checkFigures('turns', turns, 1);
    for (const unit of units) checkUnit(unit);
  }
  checkFigures('pairs', pairs, 1);
}

function checkUnit({ lost, kills, damageDealt, damageTaken, damageByWeapon, pointsLeft }: UnitTally): void {
  checkFigures('lost', lost, 1);
  checkFigure('kills', kills, 1);
  checkFigure('damageDealt', damageDealt, PARTS_OF_A_POINT);
  checkFigure('damageTaken', damageTaken, PARTS_OF_A_POINT);
  checkFigures('damageByWeapon', damageByWeapon, PARTS_OF_A_POINT);
  checkFigure('pointsLeft', pointsLeft, PARTS_OF_A_POINT);
}

function checkFigures(name: string, values: readonly number[], parts: number): void {
  for (let index = 0; index < values.length; index += 1) checkFigure(name, values[index] as number, parts);
}

function checkFigure(name: string, value: number, parts: number): void {
  if (Number.isSafeInteger(value * parts)) return;
  throw new RangeError(`${name} is ${value}: sums of such figures depend on their order`);
}

/** Tallies of the same battle have equally many figures of each kind. Only `turns` varies, with the longest game. */
const shapeOf = ({ tallies, pairs }: JobTally): string =>
  `${pairs.length}:${tallies
    .map(({ outcomes, units }) =>
      [
        outcomes.length,
        ...units.map(({ lost, damageByWeapon }) => `${lost.length}+${damageByWeapon.length}`),
      ].join(),
    )
    .join(';')}`;
