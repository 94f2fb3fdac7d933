import type { Unit } from '../../units/index.js';
import type { Design } from '../combatant/design.js';
import { designBy } from './design-by.js';
import { MECH } from './mech/mech.js';

/**
 * The design of a 'Mech. Callers that deal with 'Mechs alone need not load the other kinds.
 * @throws {UnsupportedInBattleError} for any other unit
 */
export const mechDesignOf = (unit: Unit): Design => designBy([MECH], unit);
