import type { Infantry, InfantryMotion } from '../../units/index.js';
import { hasFieldGuns } from './field-guns.js';

/** Infantry in vehicles, aircraft or submarines cannot climb 'Mechs. */
const CLOSE_COMBAT_MOTIONS: ReadonlySet<InfantryMotion> = new Set(['leg', 'jump', 'motorized', 'umu']);

/** Whether the platoon can make swarm or leg attacks. Equipment and training affect the skill instead. */
export const canPlatoonAttackMechs = (unit: Infantry): boolean =>
  CLOSE_COMBAT_MOTIONS.has(unit.motion) && !unit.armor.encumbering && !hasFieldGuns(unit);
