import type { Mount } from '../../units/index.js';
import { applyFireControl } from '../common/fire-control.js';
import type { Stock } from '../common/stock.js';
import { heatWithLink, sortForHeat, valueWithinHeat } from '../common/weapon-heat.js';
import { type WeaponRecord, worth } from '../common/weapon-record.js';
import { weaponRecordsOf, weaponsValue } from '../common/weapons-value.js';
import { type ReportWriter, shown } from '../report.js';
import type { SmallAerospaceUnit } from './aerospace-unit.js';
import { heatCapacity } from './heat-capacity.js';

const TOLERATED_HEAT = 6;
const AFT = 'AFT';

/** Adds the weapons of fighters and small craft. The weaker of front and rear counts half. */
export function weaponsAheadAndAstern(
  unit: SmallAerospaceUnit,
  stock: Stock,
  fireControl: number,
  report?: ReportWriter,
): number {
  const records = weaponRecordsOf(stock);
  for (const record of records) applyFireControl(record, fireControl);
  const isSwapped = halveWeakerSide(records, report);
  // Conventional fighters do not track heat.
  if (records.length === 0 || unit.unitType === 'Conventional Fighter') {
    return weaponsValue(records, report, isSwapped ? 'front' : 'rear');
  }
  for (const record of records) record.heat = heatWithLink(record);
  sortForHeat(records);
  const capacity = heatCapacity(unit, stock);
  const limit = TOLERATED_HEAT + capacity;
  report?.line('Heat efficiency', `${limit} (${TOLERATED_HEAT} + ${capacity} by heat sinks)`);
  return valueWithinHeat(records, limit, facesRear, report);
}

/** Returns whether the front is the weaker side. */
function halveWeakerSide(records: readonly WeaponRecord[], report?: ReportWriter): boolean {
  let front = 0;
  let rear = 0;
  for (const { mount, value } of records) {
    if (facesRear(mount)) rear += value;
    else front += value;
  }
  const isSwapped = front < rear;
  if (isSwapped)
    report?.line('Front and rear', `front ${shown(front)} < rear ${shown(rear)}: the front is halved`);
  for (const record of records) {
    record.halved = facesRear(record.mount) !== isSwapped;
    if (record.halved) record.value = worth(record);
  }
  return isSwapped;
}

const facesRear = ({ rear, location }: Mount) => rear || location === AFT;
