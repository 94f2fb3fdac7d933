import type { BattleArmor } from '../../units/index.js';
import { bestMovementModifier, type TroopMovement } from '../common/troop-movement.js';
import { multiplied, type ReportWriter, shown } from '../report.js';
import { SUIT_MARKS, type SuitStock } from './suit-stock.js';

/** The trooper inside the suit. */
const TROOPER = 1;
const VALUE_OF_ARMOR_POINT = 2.5;
const VALUE_OF_RESISTANT_ARMOR_POINT = 3.5;

/** Of one trooper. All have the same. */
export function defensiveRating(
  unit: BattleArmor,
  stock: SuitStock,
  movement: TroopMovement,
  report?: ReportWriter,
): number {
  report?.section('Defensive rating');
  const point =
    stock.marks & SUIT_MARKS.resistantArmor ? VALUE_OF_RESISTANT_ARMOR_POINT : VALUE_OF_ARMOR_POINT;
  let value = TROOPER + unit.armorPoints * point;
  report?.line('Armor', `${TROOPER} + ${unit.armorPoints} × ${point}`, value);
  value = addSystems(value, stock, report);
  value = addAntiMissile(value, unit, stock, report);
  return multiplyByFactor(value, unit, stock, movement, report);
}

/** Sensors and ECM count fixed points, whatever they are worth elsewhere. */
function addSystems(before: number, { marks, ecm }: SuitStock, report?: ReportWriter): number {
  const sensors = marks & SUIT_MARKS.improvedSensors ? 1 : 0;
  const probe = marks & SUIT_MARKS.probe ? 1 : 0;
  const jamming = ecm & SUIT_MARKS.angelEcm ? 2 : ecm === 0 ? 0 : 1;
  const points = sensors + probe + jamming;
  if (points === 0) return before;
  const value = before + points;
  if (report) {
    const reasons = [sensors && 'improved sensors', probe && 'active probe', jamming && 'ECM'];
    report.line('Systems', `+ ${points} (${reasons.filter(Boolean).join(', ')})`, value);
  }
  return value;
}

/** A system that one trooper carries is shared among all. */
function addAntiMissile(
  before: number,
  { troopers }: BattleArmor,
  { antiMissile }: SuitStock,
  report?: ReportWriter,
): number {
  let value = before;
  for (const { roles, trooper } of antiMissile) {
    const { battleValue, item } = roles;
    const shared = trooper > 0;
    value += shared ? battleValue / troopers : battleValue;
    report?.line(item.name, `+ ${shown(battleValue)}${shared ? ` / ${troopers}` : ''}`, value);
  }
  return value;
}

const SUIT = 0.1;
const CAMOUFLAGE = 0.2;
const CONCEALING_ARMOR: Readonly<Record<string, number>> = {
  'battle-armor-stealth-basic': 0.2,
  'battle-armor-stealth': 0.2,
  'battle-armor-stealth-prototype': 0.2,
  'battle-armor-stealth-improved': 0.3,
  'battle-armor-mimetic': 0.3,
};

function multiplyByFactor(
  before: number,
  unit: BattleArmor,
  { marks }: SuitStock,
  movement: TroopMovement,
  report?: ReportWriter,
): number {
  const byMovement = 1 + bestMovementModifier(movement, report) / 10;
  const camouflage = marks & SUIT_MARKS.camouflage ? CAMOUFLAGE : 0;
  const armor = CONCEALING_ARMOR[unit.armor?.armor.type ?? ''] ?? 0;
  const bonus = SUIT + camouflage + armor;
  if (report) {
    const reasons = ['battle armor', camouflage > 0 && 'camouflage', armor > 0 && unit.armor?.name];
    report.line(
      'Factor',
      `${shown(byMovement)} + ${shown(bonus)} (${reasons.filter(Boolean).join(', ').replace(/[()]/g, '')})`,
    );
  }
  return multiplied(before, 'Defensive factor', byMovement + bonus, report);
}
