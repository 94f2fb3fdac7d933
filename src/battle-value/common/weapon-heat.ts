import type { Mount } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import { at } from './defensive-equipment.js';
import { type WeaponRecord, worthInWords } from './weapon-record.js';

/** Factor of a weapon that fires beyond the heat limit. */
export const OVERHEATED = 0.5;
const CAPACITOR_HEAT = 5;

export function heatWithLink({ roles, link }: WeaponRecord): number {
  if (link === undefined) return roles.heat;
  if (link.pulseModule) return roles.heat + link.item.heat;
  if (link.laserInsulator) return Math.max(1, roles.heat - 1);
  return link.ppcCapacitor ? roles.heat + CAPACITOR_HEAT : roles.heat;
}

/** Adds all weapons by value. Once the heat limit is reached, further ones count half. */
export function valueWithinHeat(
  records: readonly WeaponRecord[],
  heatLimit: number,
  isRear: (mount: Mount) => boolean,
  report?: ReportWriter,
): number {
  let sum = 0;
  let heat = 0;
  let overheated = heatLimit <= 0;
  for (let index = 0; index < records.length; index += 1) {
    const record = records[index] as WeaponRecord;
    heat += record.heat;
    sum += overheated ? record.value * OVERHEATED : record.value;
    if (report) {
      const { mount, roles } = record;
      const words = worthInWords(record, isRear(mount) ? 'rear' : 'front');
      report.line(
        `${roles.item.name}${at(mount.location)}`,
        `+ ${words}${overheated ? ` × ${OVERHEATED} (overheated)` : ` (heat ${shown(heat)})`}`,
        sum,
      );
    }
    if (heat >= heatLimit) overheated = true;
  }
  return sum;
}

/** Weapons without heat come first, then by descending value; of equal values, the cooler first. */
function comesBefore(a: WeaponRecord, b: WeaponRecord): boolean {
  const heatless = a.heat === 0;
  if (heatless !== (b.heat === 0)) return heatless;
  return a.value > b.value || (a.value === b.value && a.heat < b.heat);
}

/**
 * Sorts weapons in the order in which they use up the heat limit. Insertion sort is the fastest for a handful, and
 * keeps equal ones in order.
 */
export function sortForHeat(records: WeaponRecord[]): void {
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
