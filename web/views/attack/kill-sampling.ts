import { sampleVolleys, type VolleyCount } from '../../../src/edge/battle.js';
import type { Attack } from './attack.js';
import { duelOf } from './duel.js';

export const VOLLEYS = 5_000;
export const SEED = 1;
/** Volleys between two reports. */
const BLOCK = 250;

/** Fires the volley again and again. The same situation gives the same numbers, since the dice are seeded. */
export const sampleKills = (attack: Attack): Generator<VolleyCount, void> =>
  sampleVolleys(duelOf(attack), {
    ruleset: attack.ruleset,
    volleys: VOLLEYS,
    seed: SEED,
    every: BLOCK,
  });
