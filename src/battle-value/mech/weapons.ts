import { evaluateFormula } from '../../catalog/index.js';
import { isArm, type Mech, type Mount } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import { linkedTo } from './armored-components.js';
import { at } from './defensive-equipment.js';
import { type ItemRoles, MARKS, rolesOf } from './item-roles.js';
import type { Counted, Stock } from './stock.js';

const ENHANCED_ARM = 1.25;
const TARGETING_COMPUTER = 1.25;
const DRONE = 0.8;
const REAR = 0.5;
const OVERHEATED = 0.5;
const CAPACITOR_HEAT = 5;

/** A weapon as the sums see it. */
interface WeaponRecord {
  readonly mount: Mount;
  readonly name: string;
  readonly listed: number;
  readonly enhanced: boolean;
  /** Faces the side that counts half: the rear, unless more is mounted there than in front. */
  halved: boolean;
  readonly drone: boolean;
  readonly capacitor: number;
  readonly linkFactor: number;
  readonly targeted: boolean;
  readonly heat: number;
  value: number;
}

/** All weapons by value, the hot ones at half once the heat limit is reached. */
export function weaponsValue(
  records: readonly WeaponRecord[],
  heatLimit: number,
  report?: ReportWriter,
): number {
  let sum = 0;
  let heat = 0;
  let overheated = heatLimit <= 0;
  for (const record of records) {
    heat += record.heat;
    sum += overheated ? record.value * OVERHEATED : record.value;
    report?.line(
      `${record.name}${at(record.mount.location)}`,
      `+ ${words(record)}${overheated ? ` × ${OVERHEATED} (overheated)` : ` (heat ${shown(heat)})`}`,
      sum,
    );
    if (heat >= heatLimit) overheated = true;
  }
  return sum;
}

/** In the order in which the heat limit is spent on them. */
export function weaponRecords(mech: Mech, stock: Stock, report?: ReportWriter): WeaponRecord[] {
  const records: WeaponRecord[] = [];
  let front = 0;
  let rear = 0;
  for (const counted of stock.weapons) {
    const record = recordOf(counted, stock);
    if (record === undefined) continue;
    records.push(record);
    if (!takesSides(record.mount)) continue;
    if (record.mount.rear) rear += record.value;
    else front += record.value;
  }
  const swapped = front < rear;
  if (swapped)
    report?.line('Front and rear', `front ${shown(front)} < rear ${shown(rear)}: the front is halved`);
  for (const record of records) {
    record.halved = takesSides(record.mount) && record.mount.rear !== swapped;
    if (record.halved) record.value = worth(record);
  }
  addVibroblades(records, mech, stock);
  sortForHeat(records);
  return records;
}

/** Arms and turrets turn; a quad's front legs do not. */
const takesSides = ({ location, turret }: Mount) => !turret && !isArm(location);

function recordOf({ mount, roles }: Counted, stock: Stock): WeaponRecord | undefined {
  const listed = roles.array ? arrayValue(mount, roles) : roles.battleValue;
  if (listed === 0 && !roles.array) return undefined;
  const link = mount.linkedBy?.item && rolesOf(mount.linkedBy.item);
  const hasCapacitor = link?.ppcCapacitor === true;
  const record: WeaponRecord = {
    mount,
    name: roles.item.name,
    listed,
    enhanced:
      stock.enhanced.length > 0 && isArm(mount.location) && stock.enhanced.includes(mount.location ?? ''),
    halved: false,
    drone: (stock.marks & MARKS.drone) !== 0,
    capacitor: hasCapacitor ? evaluateFormula(link.formula ?? 0, linkedTo(mount)) : 0,
    linkFactor: link?.linkFactor ?? 1,
    targeted: roles.directFire && (stock.marks & MARKS.targetingComputer) !== 0,
    heat: heatOf(roles, link),
    value: 0,
  };
  record.value = worth(record);
  return record;
}

function arrayValue(mount: Mount, { formula }: ItemRoles): number {
  if (formula === undefined) return 0;
  const linkedWeapons = (mount.guns ?? []).map(({ item }) => ({
    id: item?.id ?? '',
    battleValue: item === undefined ? 0 : rolesOf(item).battleValue,
  }));
  return evaluateFormula(formula, { tonnage: 0, linkedWeapons });
}

function worth({ listed, enhanced, halved, drone, capacitor, linkFactor, targeted }: WeaponRecord): number {
  let value = listed;
  if (enhanced) value *= ENHANCED_ARM;
  if (halved) value *= REAR;
  if (drone) value *= DRONE;
  value += capacitor;
  value *= linkFactor;
  return targeted ? value * TARGETING_COMPUTER : value;
}

function heatOf(roles: ItemRoles, link: ItemRoles | undefined): number {
  if (link === undefined) return roles.heat;
  if (link.pulseModule) return roles.heat + link.item.heat;
  if (link.laserInsulator) return Math.max(1, roles.heat - 1);
  return link.ppcCapacitor ? roles.heat + CAPACITOR_HEAT : roles.heat;
}

/** An arm's vibroblade is a weapon that heats. The right arm's heats as much as the left arm's, none at all without one. */
function addVibroblades(records: WeaponRecord[], mech: Mech, stock: Stock): void {
  if (stock.vibroblades.length === 0) return;
  const slotsLookedAt = mech.chassisKind === 'tripod' ? 9 : 8;
  const inArm = (arm: string) =>
    stock.vibroblades.find(({ mount }) => mount.location === arm && (mount.slot ?? 0) < slotsLookedAt);
  const left = inArm('LA');
  for (const blade of [inArm('RA'), left]) {
    if (blade === undefined) continue;
    const record: WeaponRecord = {
      mount: blade.mount,
      name: blade.roles.item.name,
      listed: blade.roles.battleValue,
      enhanced: stock.enhanced.includes(blade.mount.location ?? ''),
      halved: false,
      drone: (stock.marks & MARKS.drone) !== 0,
      capacitor: 0,
      linkFactor: 1,
      targeted: false,
      heat: left?.roles.heat ?? 0,
      value: 0,
    };
    record.value = worth(record);
    records.push(record);
  }
}

/** What makes no heat first; then by value from the top, equal ones the cooler first. */
function comesBefore(a: WeaponRecord, b: WeaponRecord): boolean {
  const heatless = a.heat === 0;
  if (heatless !== (b.heat === 0)) return heatless;
  return a.value > b.value || (a.value === b.value && a.heat < b.heat);
}

/** By insertion, which is the quickest way to sort a handful, and leaves equal ones in their order. */
function sortForHeat(records: WeaponRecord[]): void {
  for (let next = 1; next < records.length; next += 1) {
    const record = records[next] as WeaponRecord;
    let place = next;
    for (; place > 0; place -= 1) {
      const before = records[place - 1] as WeaponRecord;
      if (!comesBefore(record, before)) break;
      records[place] = before;
    }
    records[place] = record;
  }
}

function words({
  mount,
  listed,
  enhanced,
  halved,
  drone,
  capacitor,
  linkFactor,
  targeted,
}: WeaponRecord): string {
  return [
    shown(listed),
    enhanced ? ` × ${ENHANCED_ARM} (AES)` : '',
    halved ? ` × ${REAR} (${mount.rear ? 'rear' : 'front'})` : '',
    drone ? ` × ${DRONE} (drone)` : '',
    capacitor > 0 ? ` + ${capacitor} (capacitor)` : '',
    linkFactor === 1 ? '' : ` × ${linkFactor} (fire control)`,
    targeted ? ` × ${TARGETING_COMPUTER} (targeting computer)` : '',
  ].join('');
}
