import type { Edition, EquipmentItem } from '../../catalog/index.js';
import type { Unit } from '../any-unit.js';
import type { Mount } from '../unit.js';
import { roundsOf } from './equipment-lines.js';
import { type Group, groupedBy, placeOf } from './mount-groups.js';
import { spaced } from './unit-words.js';

type Gun = Extract<EquipmentItem, { ranges: unknown }>;

/** Identical weapons in one location, as a record sheet lists them. */
export interface WeaponLine {
  readonly count: number;
  readonly name: string;
  /** `LA`, `RT rear`; empty if the unit has no locations. */
  readonly place: string;
  /** Left out for weapons without ranges, such as hatchets. */
  readonly gun?: {
    readonly damage: string;
    readonly heat: number;
    /** 0 without a minimum range. A bracket is 0 if the weapon does not reach it. */
    readonly minimum: number;
    readonly short: number;
    readonly medium: number;
    readonly long: number;
    /** Rounds aboard for weapons of this kind; left out for weapons without ammunition. */
    readonly shots?: number;
  };
}

export function weaponsOf(unit: Unit, edition: Edition | undefined): readonly WeaponLine[] {
  const order = unit.locations.map(({ location }): string => location);
  const weapons = unit.equipment.filter(({ item }) => item !== undefined && isWeapon(item, unit));
  return groupedBy(weapons, (mount) => [mount.item?.id, placeOf(mount)].join(' '))
    .sort(([a], [b]) => order.indexOf(a.location ?? '') - order.indexOf(b.location ?? ''))
    .map((mounts) => weaponLine(mounts, unit, edition));
}

/** Infantry weapons are listed with the troopers. */
const isWeapon = ({ kind }: EquipmentItem, { unitType }: Unit): boolean =>
  kind === 'weapon' ||
  kind === 'bay-weapon' ||
  kind === 'physical-weapon' ||
  (kind === 'infantry-weapon' && unitType !== 'Infantry');

function weaponLine(mounts: Group, unit: Unit, edition: Edition | undefined): WeaponLine {
  const [mount] = mounts;
  const { item } = mount;
  const line = { count: mounts.length, name: item?.name ?? mount.name, place: placeOf(mount) };
  if (item === undefined || !('ranges' in item)) return line;
  const { minimum = 0, short, medium, long } = item.ranges;
  const shots = shotsFor(item, unit, edition);
  const gun = { damage: damageText(item, mount), heat: item.heat, minimum, short, medium, long };
  return { ...line, gun: shots === undefined ? gun : { ...gun, shots } };
}

function damageText(item: Gun, { linked }: Mount): string {
  if (item.kind === 'infantry-weapon') return String(item.infantry.damage);
  const { damage } = item;
  if (typeof damage === 'number') return String(damage);
  if (typeof damage === 'object') return `${damage.short}/${damage.medium}/${damage.long}`;
  const load = linked?.item;
  if (damage === 'by-cluster-table' && load?.kind === 'ammunition' && load.damagePerShot > 0) {
    return `${load.damagePerShot}/${item.category === 'missile' ? 'missile' : 'hit'}`;
  }
  return damage === 'by-cluster-table' ? 'cluster' : spaced(damage);
}

/** All rounds that the unit carries for weapons of this family and size. */
function shotsFor(
  { ammoFamily, rackSize }: Gun,
  unit: Unit,
  edition: Edition | undefined,
): number | undefined {
  if (ammoFamily === undefined) return undefined;
  let shots: number | undefined;
  for (const bin of unit.equipment) {
    const { item } = bin;
    if (item?.kind !== 'ammunition' || item.ammoFamily !== ammoFamily || item.rackSize !== rackSize) continue;
    shots = (shots ?? 0) + roundsOf(bin, edition);
  }
  return shots;
}
