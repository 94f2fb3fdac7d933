import type { Ammunition, Ranges, Weapon } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import { rangesUnderWater } from '../../rules/firing/under-water.js';
import type { RangeBracket } from '../../rules/to-hit/index.js';
import type { Combatant } from '../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../combatant/weapon-mount.js';
import { firesInWater } from './water.js';

/** The ranges of a weapon with its load. */
export const rangesWith = (weapon: Weapon, ammunition: Ammunition | undefined): Ranges =>
  ammunition?.flightRanges ?? weapon.ranges;

/** Its ranges from its unit's hex: under water most weapons have shorter ranges, and some none. */
export function rangesNow(unit: Combatant, mount: WeaponMount, bin: AmmoBin | undefined): Ranges {
  const ranges = rangesWith(mount.item, bin?.item ?? mount.builtInLoad);
  if ((unit.elevation >= 0 && !unit.afloat) || !firesInWater(unit, mount)) return ranges;
  const { minimum = 0 } = ranges;
  return { ...(rangesUnderWater(mount.item, unit.rules) ?? NOWHERE_AT_ALL), minimum };
}

const NOWHERE_AT_ALL = { short: 0, medium: 0, long: 0, extreme: 0 };

export function bracketAt({ short, medium, long, extreme }: Ranges, distance: number): RangeBracket {
  if (distance <= short) return 'short';
  if (distance <= medium) return 'medium';
  if (distance <= long) return 'long';
  return distance <= extreme ? 'extreme' : 'out_of_range';
}

/** The longest range of any weapon aboard, with any load. */
export const farthestShot = ({ design }: Combatant): number => farthestOf(design);

const farthestOf = oncePer((design: Combatant['design']): number => {
  const reaches = design.weapons.flatMap(({ item, bins, builtInLoad }) =>
    [builtInLoad, ...bins.map((bin) => design.bins[bin]?.item)].map((load) => rangesWith(item, load)),
  );
  return Math.max(0, ...reaches.flatMap(({ long, extreme }) => [long, extreme]));
});
