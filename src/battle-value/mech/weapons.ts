import type { Mech, Mount } from '../../units/index.js';
import { isArm } from '../../units/mech/layout.js';
import type { Counted } from '../common/stock.js';
import { heatWithLink, sortForHeat } from '../common/weapon-heat.js';
import { type WeaponRecord, weaponRecord, worth } from '../common/weapon-record.js';
import { halveWeakerSide } from '../common/weapons-value.js';
import type { ReportWriter } from '../report.js';
import type { MechStock } from './stock.js';

/** In the order in which they use up the heat limit. */
export function weaponRecords(mech: Mech, stock: MechStock, report?: ReportWriter): WeaponRecord[] {
  const records: WeaponRecord[] = [];
  for (let index = 0; index < stock.weapons.length; index += 1) {
    const record = recordOf(stock.weapons[index] as Counted, stock);
    if (record !== undefined) records.push(record);
  }
  halveWeakerSide(records, facesRear, report, takesSides);
  addVibroblades(records, mech, stock);
  sortForHeat(records);
  return records;
}

export const facesRear = ({ rear }: Mount): boolean => rear;

/** Arms and turrets turn. A quad's front legs do not. */
const takesSides = ({ location, turret }: Mount) => !turret && !isArm(location);

function recordOf(counted: Counted, { marks, enhanced }: MechStock): WeaponRecord | undefined {
  const record = weaponRecord(counted, marks);
  if (record === undefined) return undefined;
  record.heat = heatWithLink(record);
  enhance(record, enhanced);
  return record;
}

function enhance(record: WeaponRecord, enhanced: readonly string[]): void {
  const { location } = record.mount;
  if (enhanced.length === 0 || !isArm(location) || !enhanced.includes(location ?? '')) return;
  record.enhanced = true;
  record.value = worth(record);
}

/**
 * A vibroblade in an arm is a weapon with heat. The right arm's blade counts the heat of the left arm's, and none
 * without one.
 */
function addVibroblades(records: WeaponRecord[], mech: Mech, stock: MechStock): void {
  if (stock.vibroblades.length === 0) return;
  const slotsLookedAt = mech.chassisKind === 'tripod' ? 9 : 8;
  const inArm = (arm: string) =>
    stock.vibroblades.find(({ mount }) => mount.location === arm && (mount.slot ?? 0) < slotsLookedAt);
  const left = inArm('LA');
  for (const blade of [inArm('RA'), left]) {
    const record = blade && weaponRecord(blade, stock.marks);
    if (record === undefined) continue;
    record.heat = left?.roles.heat ?? 0;
    enhance(record, stock.enhanced);
    records.push(record);
  }
}
