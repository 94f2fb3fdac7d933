import type { Battle } from './battle.js';
import { PHASE_STEPS } from './phases/steps.js';
import { type BattleSetup, setUp } from './setup.js';

/**
 * A battle that is about to begin.
 * @throws {UnsupportedInBattleError} for a unit that cannot fight in it
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export const createBattle = (setup: BattleSetup): Battle => setUp(setup, PHASE_STEPS);
