import * as battles from '../../battle/index.js';
import { checked } from '../../check/shape.js';
import { unit } from '../unit.js';

/**
 * Returns a unit's design for battles, computed once: weapons, ammunition bins, critical slots and points by location.
 * @throws {UnsupportedInBattleError} for a unit that cannot be played in battles
 */
export const designOf = checked(battles.designOf, { unit });
export const canFight = checked(battles.canFight, { unit });
