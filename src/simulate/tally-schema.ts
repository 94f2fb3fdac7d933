import * as v from 'valibot';
import { CAUSES_OF_LOSS } from '../battle/combatant/cause-of-loss.js';
import { listOf } from '../battle/save/read-with.js';
import { MOST_UNITS } from '../battle/save/saved-battle.js';
import type { JobTally } from './job.js';
import { MOST_TURNS } from './setup.js';
import { OUTCOMES, type Tally } from './tally.js';

const MOST_WEAPONS = 1000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const points = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The tally of a part of a job, as read from files and other machines. */
export const jobTallySchema = v.strictObject({
  tallies: listOf(
    v.strictObject({
      games: count,
      outcomes: listOf(count, OUTCOMES.length),
      turns: listOf(count, MOST_TURNS + 1),
      units: listOf(
        v.strictObject({
          lost: listOf(count, CAUSES_OF_LOSS.length),
          kills: count,
          damageDealt: points,
          damageTaken: points,
          damageByWeapon: listOf(points, MOST_WEAPONS),
          pointsLeft: points,
        }),
        2 * MOST_UNITS,
      ),
    }),
    2,
  ),
  pairs: listOf(count, OUTCOMES.length ** 2),
}) satisfies v.GenericSchema<unknown, JobTally>;

/** Whether this is a consistent tally of this many games of a job with this many battles. */
export function addsUp({ tallies, pairs }: JobTally, battles: number, games: number): boolean {
  return (
    tallies.length === battles &&
    tallies.every((tally) => tally.games === games && isWhole(tally)) &&
    sumOf(pairs) === (battles === 2 ? games : 0)
  );
}

const isWhole = ({ games, outcomes, turns, units }: Tally): boolean =>
  sumOf(outcomes) === games && sumOf(turns) === games && units.every(({ lost }) => sumOf(lost) <= games);

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);
