import type { Unit } from '../../units/index.js';
import type { Design } from '../combatant/design.js';
import { BATTLE_ARMOR } from './battle-armor/battle-armor.js';
import { designBy } from './design-by.js';
import { EMPLACEMENT } from './emplacement/emplacement.js';
import { INFANTRY } from './infantry/infantry.js';
import type { Kind } from './kind.js';
import { MECH } from './mech/mech.js';
import { PROTOMECH } from './protomech/protomech.js';
import { VEHICLE } from './vehicle/vehicle.js';

/** Every kind of unit that fights battles. */
const KINDS: readonly Kind[] = [MECH, VEHICLE, BATTLE_ARMOR, EMPLACEMENT, PROTOMECH, INFANTRY];

/**
 * Returns the design of a unit, made once.
 * @param further kinds, besides the built-in ones
 * @throws {UnsupportedInBattleError} for a unit of no kind that fights in battles
 */
export const designOf = (unit: Unit, further: readonly Kind[] = []): Design =>
  designBy([...further, ...KINDS], unit);
