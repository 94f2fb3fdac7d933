import type { Mount } from '../../units/index.js';
import { applyFireControl } from '../common/fire-control.js';
import type { Stock } from '../common/stock.js';
import { heatWithLink, sortForHeat, valueWithinHeat } from '../common/weapon-heat.js';
import { halveWeakerSide, weaponRecordsOf, weaponsValue } from '../common/weapons-value.js';
import type { ReportWriter } from '../report.js';
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
  const isSwapped = halveWeakerSide(records, facesRear, report);
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

const facesRear = ({ rear, location }: Mount) => rear || location === AFT;
