import { wrongValue } from '../../check/refusal.js';
import { checked, whole } from '../../check/shape.js';
import * as simulation from '../../simulate/index.js';

export const wilsonInterval = checked(
  simulation.wilsonInterval,
  { hits: whole(), games: whole() },
  (hits, all) => {
    if (hits > all) throw wrongValue('hits', hits, `at most ${all}, the number of games`);
  },
);
export const pairedDifference = checked(
  simulation.pairedDifference,
  { gained: whole(), lost: whole(), games: whole() },
  (gained, lost, all) => {
    if (gained + lost > all)
      throw wrongValue('gained + lost', gained + lost, `at most ${all}, the number of games`);
  },
);
