import type { OtherMount, ProtoMech } from '../../units/index.js';
import { armorValue } from '../common/armor-value.js';
import { addDefensiveEquipment } from '../common/defensive-equipment.js';
import type { Stock } from '../common/stock.js';
import { addStructure } from '../common/structure-value.js';
import { bestMovementModifier, type TroopMovement } from '../common/troop-movement.js';
import { type ReportWriter, shown } from '../report.js';

/** A small target is harder to hit. */
const SMALL_TARGET = 0.1;
const GLIDING = 1;

export function defensiveRating(
  unit: ProtoMech,
  stock: Stock<OtherMount>,
  movement: TroopMovement,
  report?: ReportWriter,
): number {
  report?.section('Defensive rating');
  const { locations, equipment, motion } = unit;
  let value = armorValue({ locations, equipment, patchwork: false }, stock, report);
  value = addStructure(value, unit, stock, report);
  value = addDefensiveEquipment(value, stock, report);
  const modifier = bestMovementModifier(movement, report, motion === 'glider' ? GLIDING : 0);
  const factor = 1 + modifier / 10 + SMALL_TARGET;
  report?.line('Defensive factor', `${shown(value)} × ${shown(factor)}`, value * factor);
  return value * factor;
}
