import type { Battle } from './battle.js';
import type { Kind } from './kinds/kind.js';
import { designOf } from './kinds/kinds.js';
import { PHASE_STEPS } from './phases/steps.js';
import { type BattleSetup, setUp } from './setup.js';

/**
 * Returns a battle that is about to begin.
 * @param kinds kinds of units, besides the built-in ones
 * @throws {UnsupportedInBattleError} for a unit that cannot fight in it
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export const createBattle = (setup: BattleSetup, kinds?: readonly Kind[]): Battle =>
  setUp(setup, (unit) => designOf(unit, kinds), PHASE_STEPS);
