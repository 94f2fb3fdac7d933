import * as battles from '../../battle/index.js';
import { checked } from '../../check/shape.js';
import { unit } from '../unit.js';

/**
 * Does what `designOf` does, for 'Mechs only, and loads no code for other kinds of units.
 * @throws {UnsupportedInBattleError} for any other unit
 */
export const mechDesignOf = checked(battles.mechDesignOf, { unit });
