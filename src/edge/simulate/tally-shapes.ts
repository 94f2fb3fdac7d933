import { amount, fields, listOf, whole } from '../../check/shape.js';
import type { JobTally, Tally, UnitTally } from '../../simulate/index.js';

/** Counts are whole numbers; damage points need not be. */
const counts = listOf(whole());
export const tally = fields<Tally>({
  games: whole(),
  outcomes: counts,
  turns: counts,
  units: listOf(
    fields<UnitTally>({
      lost: counts,
      kills: amount(),
      damageDealt: amount(),
      damageTaken: amount(),
      damageByWeapon: listOf(amount()),
      pointsLeft: amount(),
    }),
  ),
});
export const jobTally = fields<JobTally>({ tallies: listOf(tally), pairs: counts });
