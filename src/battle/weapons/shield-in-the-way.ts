import type { ShieldMode } from '../../rules/damage/shields.js';
import type { Combatant } from '../mech/combatant.js';
import { shieldOver } from '../mech/shields.js';
import type { WeaponMount } from '../mech/weapon-mount.js';

/** How the shield is held that a weapon has to fire past; what points back has none before it. */
export function shieldInTheWay(unit: Combatant, { arc, arm, location }: WeaponMount): ShieldMode | undefined {
  if (unit.design.shields.length === 0 || arc === 'rear') return undefined;
  return shieldOver(unit, arm >= 0 ? arm : location);
}
