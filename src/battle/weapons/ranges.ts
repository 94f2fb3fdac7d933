import type { Ammunition, Ranges, Weapon } from '../../catalog/index.js';
import type { RangeBracket } from '../../rules/to-hit/index.js';
import type { Combatant } from '../mech/combatant.js';
import type { AmmoBin, WeaponMount } from '../mech/weapon-mount.js';
import { isWet } from './water.js';

const ranges = (minimum: number, short: number, medium: number, long: number, extreme: number): Ranges => ({
  minimum,
  short,
  medium,
  long,
  extreme,
});

/** Missiles that fly farther or less far than their launcher says (combat.md section 12). */
const LONG_MISSILES = ranges(6, 7, 14, 21, 28);
const SHORT_MISSILES = ranges(0, 3, 6, 9, 12);
const EXTENDED_RANGE = ranges(4, 9, 18, 27, 36);
const HIGH_EXPLOSIVE = ranges(0, 3, 6, 9, 12);

/** How far a weapon reaches with what is loaded. */
export function rangesWith(weapon: Weapon, ammunition: Ammunition | undefined): Ranges {
  if (ammunition === undefined) return weapon.ranges;
  if (ammunition.traits.includes('mml-lrm')) return LONG_MISSILES;
  if (ammunition.traits.includes('mml-srm')) return SHORT_MISSILES;
  if (weapon.ammoFamily === 'atm' || weapon.ammoFamily === 'improved-atm') {
    if (ammunition.munitions.includes('extended-range')) return EXTENDED_RANGE;
    if (ammunition.munitions.includes('high-explosive')) return HIGH_EXPLOSIVE;
  }
  return weapon.ranges;
}

/** How far it reaches from where its unit stands: under water most weapons reach less far, and some not at all. */
export function rangesNow(unit: Combatant, mount: WeaponMount, bin: AmmoBin | undefined): Ranges {
  const ranges = rangesWith(mount.item, bin?.item ?? mount.builtInLoad);
  if (unit.elevation >= 0 || !isWet(unit, mount.location)) return ranges;
  const { minimum = 0 } = ranges;
  return { ...(mount.item.underwaterRanges ?? NOWHERE_AT_ALL), minimum };
}

const NOWHERE_AT_ALL = { short: 0, medium: 0, long: 0, extreme: 0 };

export function bracketAt({ short, medium, long, extreme }: Ranges, distance: number): RangeBracket {
  if (distance <= short) return 'short';
  if (distance <= medium) return 'medium';
  if (distance <= long) return 'long';
  return distance <= extreme ? 'extreme' : 'out_of_range';
}
