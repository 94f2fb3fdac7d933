import type { OtherMount, ProtoMech } from '../../units/index.js';
import { addAmmunition } from '../common/ammunition.js';
import { loadByWeight } from '../common/load-by-weight.js';
import { addOffensiveEquipment } from '../common/offensive-equipment.js';
import type { Stock } from '../common/stock.js';
import type { TroopMovement } from '../common/troop-movement.js';
import { weaponRecordsOf, weaponsValue } from '../common/weapons-value.js';
import { type ReportWriter, shown } from '../report.js';
import { speedFactor } from '../speed.js';

/** Weight adds nothing here. */
export function offensiveRating(
  { tonnage }: ProtoMech,
  stock: Stock<OtherMount>,
  { run, jump, umu }: TroopMovement,
  report?: ReportWriter,
): number {
  report?.section('Offensive rating');
  let value = weaponsValue(weaponRecordsOf(stock), report);
  value = addAmmunition(value, stock, report, { binValue: loadByWeight });
  value = addOffensiveEquipment(value, stock.offensive, () => ({ tonnage, traits: [] }), report);
  const factor = speedFactor(run + Math.round(Math.max(jump, umu) / 2));
  report?.line('Speed factor', `${shown(value)} × ${shown(factor)}`, value * factor);
  return value * factor;
}
