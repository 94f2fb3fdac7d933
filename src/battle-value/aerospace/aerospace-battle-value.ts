import { addAmmunition } from '../common/ammunition.js';
import { addDefensiveEquipment } from '../common/defensive-equipment.js';
import { finalValue } from '../common/final-value.js';
import { fireControlFactor } from '../common/fire-control.js';
import { addOffensiveEquipment } from '../common/offensive-equipment.js';
import { type Stock, stockOf } from '../common/stock.js';
import type { BattleValueSums } from '../ratings.js';
import type { ReportWriter } from '../report.js';
import { multipliedBySpeed } from '../speed.js';
import {
  type AerospaceUnit,
  isLargeCraft,
  isSupportVehicle,
  type SmallAerospaceUnit,
} from './aerospace-unit.js';
import { armamentByArcs } from './arc-armament.js';
import { subtractExplosives } from './explosives.js';
import { weaponsAheadAndAstern } from './front-and-rear.js';
import { lastFactors } from './last-factors.js';
import { protectionValue } from './protection.js';
import { multiplyByTypeFactor } from './type-factor.js';

/** Battle Value 2.0 of aerospace units (TechManual, Strategic Operations). */
export const aerospaceBattleValue: BattleValueSums<AerospaceUnit> = (unit, _ruleset, report) => {
  const stock = stockOf(unit.equipment);
  // Modular armor slows the craft, but does not count here.
  const thrust = Math.ceil(unit.safeThrust * 1.5);
  report?.section('Movement');
  report?.line('Maximum thrust', `${thrust}`);
  const defensive = defensiveRating(unit, stock, report);
  const offensive = offensiveRating(unit, stock, thrust, report);
  return { defensive, offensive, exact: finalValue(defensive, offensive, report, lastFactors(unit, stock)) };
};

function defensiveRating(unit: AerospaceUnit, stock: Stock, report?: ReportWriter): number {
  report?.section('Defensive rating');
  let value = protectionValue(unit, stock, report);
  value = addDefensiveEquipment(value, stock, report);
  if (!isLargeCraft(unit)) value = subtractExplosives(value, unit, stock, report);
  return multiplyByTypeFactor(value, unit, report);
}

/** A JumpShip's station-keeping drive counts as one point of thrust. */
const STATION_KEEPING_POINTS = 1;

function offensiveRating(unit: AerospaceUnit, stock: Stock, thrust: number, report?: ReportWriter): number {
  report?.section('Offensive rating');
  let value = isLargeCraft(unit)
    ? armamentByArcs(unit, stock, report)
    : armamentAheadAndAstern(unit, stock, report);
  if (isLargeCraft(unit)) report?.continuedSection('All arcs');
  const { tonnage } = unit;
  value = addOffensiveEquipment(value, stock.offensive, () => ({ tonnage, traits: [] }), report);

  return multipliedBySpeed(value, unit.unitType === 'Jumpship' ? STATION_KEEPING_POINTS : thrust, report);
}

function armamentAheadAndAstern(unit: SmallAerospaceUnit, stock: Stock, report?: ReportWriter): number {
  const fireControl = isSupportVehicle(unit) ? fireControlFactor(stock.marks) : 1;
  const value = weaponsAheadAndAstern(unit, stock, fireControl, report);
  return addAmmunition(value, stock, report, { fireControl });
}
