import { type Edition, type EquipmentItem, fullRounds } from '../../catalog/index.js';
import type { Unit } from '../any-unit.js';
import { sinksIn } from '../mech/heat-sinks.js';
import type { Mount } from '../unit.js';
import { type Group, groupedBy, placeOf } from './mount-groups.js';

/** Equipment of one kind: its name and its locations. */
export interface EquipmentLine {
  readonly name: string;
  /** `8 in RT`, `2 LT, RT`; empty if it has no location. */
  readonly where: string;
}

export const ammunitionOf = (unit: Unit, edition: Edition | undefined): readonly EquipmentLine[] =>
  listing(
    unit.equipment.filter(({ item }) => item?.kind === 'ammunition' || item?.kind === 'bomb'),
    (bins) => roundsText(bins, edition),
  );

/** Everything except weapons, ammunition, heat sinks, armor and structure, which the card lists elsewhere. */
export const sundriesOf = (unit: Unit): readonly EquipmentLine[] =>
  listing(
    unit.equipment.filter(({ item }) => item === undefined || isSundry(item)),
    placesText,
  );

const isSundry = (item: EquipmentItem): boolean =>
  (item.kind === 'electronics' || item.kind === 'miscellaneous') &&
  sinksIn(item) === 0 &&
  !item.traits.includes('armor-kit');

const listing = (mounts: readonly Mount[], where: (group: Group) => string): readonly EquipmentLine[] =>
  groupedBy(mounts, (mount) => mount.item?.id ?? mount.name).map((group) => {
    const [{ item, name }] = group;
    return { name: item?.name ?? `${name} (unknown)`, where: where(group) };
  });

function roundsText(group: Group, edition: Edition | undefined): string {
  const places = groupedBy(group, placeOf).map((bins) => {
    const shots = bins.reduce((sum, bin) => sum + roundsOf(bin, edition), 0);
    const several = bins.length === 1 ? '' : ` (${bins.length} bins)`;
    return `${shots} in ${placeOf(bins[0]) || 'the weapon'}${several}`;
  });
  return places.join(', ');
}

/** In a full bin. */
export const roundsOf = ({ item, shots = 0 }: Mount, edition: Edition | undefined): number =>
  item?.kind === 'ammunition' ? fullRounds(item, shots, edition) : shots;

function placesText(group: Group): string {
  const placed = group.filter(({ location }) => location !== undefined);
  return groupedBy(placed, placeOf)
    .map((mounts) => `${mounts.length === 1 ? '' : `${mounts.length} `}${placeOf(mounts[0])}`)
    .join(', ');
}
