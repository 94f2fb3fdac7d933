import type { ShieldMode } from '../../rules/damage/shields.js';
import type { Combatant } from '../combatant/combatant.js';
import { shieldOver } from '../combatant/shields.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';

/** The stance of a shield that a weapon has to fire past; rear-facing weapons have none in the way. */
export function shieldInTheWay(unit: Combatant, { arc, arm, location }: WeaponMount): ShieldMode | undefined {
  if (unit.design.shields.length === 0 || arc === 'rear') return undefined;
  return shieldOver(unit, arm >= 0 ? arm : location);
}
