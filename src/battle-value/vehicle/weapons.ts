import type { OtherMount, Vehicle } from '../../units/index.js';
import { applyFireControl } from '../common/fire-control.js';
import type { Stock } from '../common/stock.js';
import { worth } from '../common/weapon-record.js';
import { weaponRecordsOf, weaponsValue } from '../common/weapons-value.js';
import { type ReportWriter, shown } from '../report.js';

const FRONT = 'FR';
const REAR = 'RR';

/** Weapons in turrets and on the rotor turn to either side. */
const TURNS = ['TU', 'FT', 'RO'];
/** With six sides, the locations that count as turning are the rear left and the rear, not the turrets. */
const TURNS_ON_SIX_SIDES = ['RRLS', 'RR'];

/**
 * Adds weapons. Rear weapons count half, unless more is mounted there than in front: then all others that do not turn
 * count half.
 */
export function vehicleWeaponsValue(
  vehicle: Vehicle,
  stock: Stock<OtherMount>,
  fireControl: number,
  report?: ReportWriter,
): number {
  const records = weaponRecordsOf(stock);
  let front = 0;
  let rear = 0;
  for (const record of records) {
    applyFireControl(record, fireControl);
    if (record.mount.location === FRONT) front += record.value;
    else if (record.mount.location === REAR) rear += record.value;
  }
  const swapped = front < rear;
  if (swapped)
    report?.line('Front and rear', `front ${shown(front)} < rear ${shown(rear)}: all but the rear is halved`);
  const turning = vehicle.sixSided ? TURNS_ON_SIX_SIDES : TURNS;
  for (const record of records) {
    const { location = '' } = record.mount;
    record.halved = !turning.includes(location) && (location === REAR) !== swapped;
    if (record.halved) record.value = worth(record);
  }
  return weaponsValue(records, report, swapped ? 'not rear' : 'rear');
}
