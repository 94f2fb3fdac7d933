import type { IToHitModifierDetail } from '../../../rules/to-hit/index.js';
import { vehicleFireModifiers } from '../../../rules/vehicle/fire-damage.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { counted, ENGINE_HIT, hasStabilizerHit, isCommanderHit } from './counters.js';

/** Without an engine, energy weapons have no power, except those that burn their ammunition. */
export function weaponFault(unit: Combatant, { item }: WeaponMount): string | undefined {
  if (counted(unit, ENGINE_HIT) === 0 || item.category !== 'energy') return undefined;
  const burnsIt = item.ammoFamily !== undefined && !item.traits.includes('plasma');
  return burnsIt ? undefined : 'its engine gives no power';
}

/** The modifier to a shot for hits on the commander and on stabilizers. */
export function fireDamage(
  unit: Combatant,
  { location }: Pick<WeaponMount, 'location'>,
): readonly IToHitModifierDetail[] | undefined {
  const commanderHit = isCommanderHit(unit);
  const stabilizerHit = hasStabilizerHit(unit, location);
  if (!commanderHit && !stabilizerHit) return undefined;
  const { movement: movementType, skidded } = unit;
  return vehicleFireModifiers({ commanderHit, stabilizerHit, movementType, skidded });
}
