import type { CarrierKind } from '../../catalog/index.js';
import type { OtherLocation } from '../other-unit.js';
import { isStealthArmor, type Mounting } from './mounting.js';

/** Stealth armor also counts as equipment: it is switched on, and a hit may disable it. */
export function mountStealth(
  mounting: Mounting,
  locations: readonly OtherLocation[],
  location: string,
  carrier: CarrierKind,
): void {
  const armor = locations.find(({ armorPoints }) => armorPoints > 0)?.armor;
  if (armor === undefined || !isStealthArmor(armor) || !armor.mountedOn.includes(carrier)) return;
  mounting.mountItem(armor, location);
}
