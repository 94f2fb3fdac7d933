import * as battles from '../../battle/index.js';
import { checked } from '../../check/shape.js';
import { unit } from '../unit.js';

/**
 * A 'Mech as battles see it, worked out once: weapons, bins, critical slots and points by location.
 * @throws {UnsupportedInBattleError} for a unit that battles cannot be played with
 */
export const designOf: typeof battles.designOf = checked(battles.designOf, { unit });
export const canFight: typeof battles.canFight = checked(battles.canFight, { unit });
