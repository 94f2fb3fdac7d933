import type { Mount } from '../../units/index.js';
import { shown } from '../report.js';
import { type ItemRoles, MARKS, rolesOf } from './item-roles.js';
import { arrayValue, capacitorValue } from './linked-value.js';
import type { Counted } from './stock.js';

const ENHANCED_ARM = 1.25;
const TARGETING_COMPUTER = 1.25;
const DRONE = 0.8;
const HALF = 0.5;

/** A weapon in the sums: the factors on its listed value, in the order in which they apply. */
export interface WeaponRecord<Mounted extends Mount = Mount> {
  readonly mount: Mounted;
  readonly roles: ItemRoles;
  /** Linked equipment: Artemis, capacitor, insulator … */
  readonly link: ItemRoles | undefined;
  /** Of each, if several identical ones are counted together. */
  readonly listed: number;
  count: number;
  /** Factor of an arc that counts for less. */
  arcFactor: number;
  /** In an arm with an Actuator Enhancement System. */
  enhanced: boolean;
  /** Faces the side that counts half: the rear, unless more is mounted there than in front. */
  halved: boolean;
  readonly drone: boolean;
  readonly capacitor: number;
  readonly linkFactor: number;
  readonly targeted: boolean;
  /** Factor of poor fire control. A targeting computer makes up for it. */
  fireControl: number;
  heat: number;
  /** The result of `worth`; call it again after a change. */
  value: number;
}

/**
 * Returns undefined for a weapon without a value, which does not count.
 * @param guns of an array
 */
export function weaponRecord<Mounted extends Mount>(
  { mount, roles }: Counted<Mounted>,
  marks: number,
  guns: readonly Mount[] | undefined = mount.guns,
): WeaponRecord<Mounted> | undefined {
  const listed = roles.array ? arrayValue(roles, guns ?? []) : roles.battleValue;
  if (listed === 0 && !roles.array) return undefined;
  const link = mount.linkedBy?.item && rolesOf(mount.linkedBy.item);
  const record: WeaponRecord<Mounted> = {
    mount,
    roles,
    link,
    listed,
    count: 1,
    arcFactor: 1,
    enhanced: false,
    halved: false,
    drone: (marks & MARKS.drone) !== 0,
    capacitor: link?.ppcCapacitor === true ? capacitorValue(link, mount) : 0,
    linkFactor: link?.linkFactor ?? 1,
    targeted: roles.directFire && (marks & MARKS.targetingComputer) !== 0,
    fireControl: 1,
    heat: roles.heat,
    value: 0,
  };
  record.value = worth(record);
  return record;
}

export function worth(record: WeaponRecord): number {
  let value = record.count * record.listed * record.arcFactor;
  if (record.enhanced) value *= ENHANCED_ARM;
  if (record.halved) value *= HALF;
  if (record.drone) value *= DRONE;
  value += record.capacitor;
  value *= record.linkFactor;
  return value * (record.targeted ? TARGETING_COMPUTER : record.fireControl);
}

/** Describes the same calculation in words. */
export function worthInWords(record: WeaponRecord, halvedSide: string): string {
  const { listed, count, arcFactor, enhanced, halved, drone, capacitor, linkFactor, targeted, fireControl } =
    record;
  return [
    count === 1 ? '' : `${count} × `,
    shown(listed),
    arcFactor === 1 ? '' : ` × ${arcFactor} (arc)`,
    enhanced ? ` × ${ENHANCED_ARM} (AES)` : '',
    halved ? ` × ${HALF} (${halvedSide})` : '',
    drone ? ` × ${DRONE} (drone)` : '',
    capacitor > 0 ? ` + ${capacitor} (capacitor)` : '',
    linkFactor === 1 ? '' : ` × ${linkFactor} (fire control)`,
    targeted ? ` × ${TARGETING_COMPUTER} (targeting computer)` : '',
    targeted || fireControl === 1 ? '' : ` × ${fireControl} (fire control)`,
  ].join('');
}
