import type { Infantry, InfantryMotion } from '../../units/index.js';
import { hasFieldGuns } from './field-guns.js';

/** Who rides in a vehicle, in an aircraft or under water in a boat does not climb 'Mechs. */
const CLOSE_COMBAT_MOTIONS: ReadonlySet<InfantryMotion> = new Set(['leg', 'jump', 'motorized', 'umu']);

/** Whether the platoon can swarm a 'Mech or attack its legs. Gear and training are a matter of skill, not of this. */
export const canPlatoonAttackMechs = (unit: Infantry): boolean =>
  CLOSE_COMBAT_MOTIONS.has(unit.motion) && !unit.armor.encumbering && !hasFieldGuns(unit);
