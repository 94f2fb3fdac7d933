import * as battles from '../../battle/index.js';
import { checked } from '../../check/shape.js';
import { unit } from '../unit.js';

/**
 * The same as `designOf` for a 'Mech, without a thought of other kinds of units.
 * @throws {UnsupportedInBattleError} for any other unit
 */
export const mechDesignOf: typeof battles.mechDesignOf = checked(battles.mechDesignOf, { unit });
