import type { OtherMount, ProtoMech } from '../../units/index.js';
import { addAmmunition } from '../common/ammunition.js';
import { armorValue } from '../common/armor-value.js';
import { addDefensiveEquipment } from '../common/defensive-equipment.js';
import { finalValue } from '../common/final-value.js';
import { loadByWeight } from '../common/load-by-weight.js';
import { addOffensiveEquipment } from '../common/offensive-equipment.js';
import { type Stock, stockOf } from '../common/stock.js';
import { addStructure } from '../common/structure-value.js';
import { bestMovementModifier, reportMovement, type TroopMovement } from '../common/troop-movement.js';
import { weaponRecordsOf, weaponsValue } from '../common/weapons-value.js';
import type { BattleValueSums } from '../ratings.js';
import { multiplied, type ReportWriter } from '../report.js';
import { multipliedBySpeed } from '../speed.js';

/** Battle Value 2.0 of a ProtoMech (TechManual). A partial wing does not count. */
export const protoMechBattleValue: BattleValueSums<ProtoMech> = (unit, _ruleset, report) => {
  const stock = stockOf(unit.equipment);
  const { run, jumpJets: jump, umu } = unit;
  const movement = { run, jump, umu };
  reportMovement(movement, report);
  const defensive = defensiveRating(unit, stock, movement, report);
  const offensive = offensiveRating(unit, stock, movement, report);
  return { defensive, offensive, exact: finalValue(defensive, offensive, report) };
};

/** A small target is harder to hit. */
const SMALL_TARGET = 0.1;
const GLIDING = 1;

function defensiveRating(
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
  return multiplied(value, 'Defensive factor', 1 + modifier / 10 + SMALL_TARGET, report);
}

/** Weight adds nothing here. */
function offensiveRating(
  { tonnage }: ProtoMech,
  stock: Stock<OtherMount>,
  { run, jump, umu }: TroopMovement,
  report?: ReportWriter,
): number {
  report?.section('Offensive rating');
  let value = weaponsValue(weaponRecordsOf(stock), report);
  value = addAmmunition(value, stock, report, { binValue: loadByWeight });
  value = addOffensiveEquipment(value, stock.offensive, () => ({ tonnage, traits: [] }), report);
  return multipliedBySpeed(value, run + Math.round(Math.max(jump, umu) / 2), report);
}
