import type { EquipmentItem } from '../../catalog/index.js';
import type { Unit } from '../../units/any-unit.js';
import { sinksIn } from '../../units/mech/heat-sinks.js';
import type { Mount } from '../../units/unit.js';
import { type Column, labelled, textTable } from '../print/text-table.js';
import { spaced } from './formula-words.js';

type Gun = Extract<EquipmentItem, { ranges: unknown }>;

const COLUMNS: readonly Column[] = [
  { heading: 'Weapon' },
  { heading: 'Place' },
  { heading: 'Damage', align: 'right' },
  { heading: 'Heat', align: 'right' },
  { heading: 'Min', align: 'right' },
  { heading: 'Short', align: 'right' },
  { heading: 'Med', align: 'right' },
  { heading: 'Long', align: 'right' },
  { heading: 'Shots', align: 'right' },
];

/** Weapons location by location, equal ones on one line. */
export function weaponLines(unit: Unit): string[] {
  const order = unit.locations.map(({ location }): string => location);
  const weapons = unit.equipment.filter(({ item }) => item !== undefined && isWeapon(item, unit));
  const groups = grouped(weapons, (mount) => [mount.item?.id, placeOf(mount)].join(' ')).sort(
    ([a], [b]) => order.indexOf(a.location ?? '') - order.indexOf(b.location ?? ''),
  );
  if (groups.length === 0) return [];
  const rows = groups.map((mounts) => weaponRow(mounts, unit));
  return textTable(
    // Most weapons have no minimum, and many units no ammunition.
    COLUMNS.filter((_, column) => column < 2 || rows.some((row) => row[column] !== '')),
    rows.map((row) => row.filter((_, column) => column < 2 || rows.some((other) => other[column] !== ''))),
  );
}

/** What infantry shoots with stands among its troopers. */
const isWeapon = ({ kind }: EquipmentItem, { unitType }: Unit): boolean =>
  kind === 'weapon' ||
  kind === 'bay-weapon' ||
  kind === 'physical-weapon' ||
  (kind === 'infantry-weapon' && unitType !== 'Infantry');

function weaponRow(mounts: Group, unit: Unit): string[] {
  const [mount] = mounts;
  const { item } = mount;
  const name = counted(mounts.length, item?.name ?? mount.name);
  if (item === undefined || !('ranges' in item)) return [name, placeOf(mount), '', '', '', '', '', '', ''];
  const { minimum, short, medium, long } = item.ranges;
  return [
    name,
    placeOf(mount),
    damageText(item, mount),
    String(item.heat),
    minimum === undefined || minimum === 0 ? '' : String(minimum),
    ...[short, medium, long].map((range) => (range === 0 ? '-' : String(range))),
    shotsText(item, unit),
  ];
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

/** All that the unit carries for weapons of this family and size. */
function shotsText({ ammoFamily, rackSize }: Gun, unit: Unit): string {
  if (ammoFamily === undefined) return '';
  let shots: number | undefined;
  for (const { item, shots: rounds } of unit.equipment) {
    if (item?.kind !== 'ammunition' || item.ammoFamily !== ammoFamily || item.rackSize !== rackSize) continue;
    shots = (shots ?? 0) + (rounds ?? 0);
  }
  return shots === undefined ? '' : String(shots);
}

const LABEL = 12;

/** Ammunition and everything else but heat sinks, armor and structure, which stand elsewhere on the sheet. */
export function otherEquipmentLines(unit: Unit): string[] {
  const rounds = unit.equipment.filter(({ item }) => item?.kind === 'ammunition' || item?.kind === 'bomb');
  const others = unit.equipment.filter(({ item }) => item === undefined || isSundry(item));
  return [...listing('Ammunition', rounds, roundsText), ...listing('Equipment', others, placesText)];
}

const isSundry = (item: EquipmentItem): boolean =>
  (item.kind === 'electronics' || item.kind === 'miscellaneous') &&
  sinksIn(item) === 0 &&
  !item.traits.includes('armor-kit');

function listing(label: string, mounts: readonly Mount[], text: (group: Group) => string): string[] {
  const groups = grouped(mounts, (mount) => mount.item?.id ?? mount.name);
  return groups.flatMap((group, place) => {
    const [{ item, name }] = group;
    const shown = item?.name ?? `${name} (unknown)`;
    return labelled(place === 0 ? label : '', `${shown}${text(group)}`, LABEL);
  });
}

function roundsText(group: Group): string {
  const places = grouped(group, placeOf).map((bins) => {
    const shots = bins.reduce((sum, { shots: rounds = 0 }) => sum + rounds, 0);
    const several = bins.length === 1 ? '' : ` (${bins.length} bins)`;
    return `${shots} in ${placeOf(bins[0]) || 'the weapon'}${several}`;
  });
  return `: ${places.join(', ')}`;
}

function placesText(group: Group): string {
  const places = grouped(
    group.filter(({ location }) => location !== undefined),
    placeOf,
  ).map((mounts) => counted(mounts.length, placeOf(mounts[0])));
  return places.length === 0 ? '' : `: ${places.join(', ')}`;
}

/** `LA`, `RT rear`, `RT rear left`, `RA/RT` where it is split. */
function placeOf({ location, secondLocation, rear, facing, turret }: Mount): string {
  if (location === undefined) return '';
  const place = secondLocation === undefined ? location : `${location}/${secondLocation}`;
  const looks = facing === undefined ? rear && 'rear' : spaced(facing);
  return [place, looks, turret && !/^(TU|FT)$/.test(location) && 'turret'].filter(Boolean).join(' ');
}

const counted = (count: number, text: string): string => (count === 1 ? text : `${count} ${text}`);

type Group = readonly [Mount, ...Mount[]];

function grouped(mounts: readonly Mount[], key: (mount: Mount) => string): Group[] {
  const groups = new Map<string, [Mount, ...Mount[]]>();
  for (const mount of mounts) {
    const group = groups.get(key(mount));
    if (group === undefined) groups.set(key(mount), [mount]);
    else group.push(mount);
  }
  return [...groups.values()];
}
