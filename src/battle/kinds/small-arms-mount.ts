import type { InfantryWeapon, Weapon } from '../../catalog/index.js';
import { NOWHERE } from '../../rules/body/plan.js';
import type { SmallArms } from '../../rules/infantry/small-arms.js';
import type { Mount } from '../../units/index.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';

/** Index of these arms among the weapons of their unit. */
type Place = Pick<WeaponMount, 'index' | 'fixture' | 'location' | 'perTrooper'>;

/** Small arms that are fired together as one weapon, named after the one that sets the range. */
export const smallArmsMount = (arms: SmallArms, mount: Mount, place: Place): WeaponMount => ({
  index: place.index,
  id: String(place.index),
  item: asOneWeapon(arms),
  mount,
  fixture: place.fixture,
  location: place.location,
  secondLocation: NOWHERE,
  arc: 'all-around',
  fixed: false,
  inSecondTurret: false,
  arm: NOWHERE,
  flips: false,
  perTrooper: place.perTrooper,
  quirks: [],
  bins: [],
  firstBin: NOWHERE,
  needsAmmunition: false,
  builtInShots: 0,
  builtInLoad: undefined,
  linkedTo: undefined,
  linkedFixture: NOWHERE,
  guns: [],
  isArray: false,
  array: NOWHERE,
  use: 'attack',
  smallArms: arms,
  crew: 0,
});

const asOneWeapon = ({ leading, ranges, underWater }: SmallArms): Weapon => ({
  ...asWeapon(leading),
  ranges,
  ...(underWater !== undefined && { underwaterRanges: underWater.ranges }),
});

/** An infantry weapon with range brackets of its own, such as a designator, as a weapon like any other. */
export function asWeapon({ infantry: _, kind: __, ammoFamily: ___, ...item }: InfantryWeapon): Weapon {
  return { ...item, kind: 'weapon', heat: 0 };
}
