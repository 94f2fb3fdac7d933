import type { Ruleset } from '../../rules/ruleset.js';
import type { OtherMount, Vehicle } from '../../units/index.js';
import { addAmmunition } from '../common/ammunition.js';
import { armorValue } from '../common/armor-value.js';
import { addDefensiveEquipment } from '../common/defensive-equipment.js';
import { finalValue, type LastFactor } from '../common/final-value.js';
import { fireControlFactor } from '../common/fire-control.js';
import { MARKS } from '../common/item-roles.js';
import { addOffensiveEquipment, plainSubject } from '../common/offensive-equipment.js';
import { type Stock, stockOf } from '../common/stock.js';
import { addStructure } from '../common/structure-value.js';
import type { BattleValueSums } from '../ratings.js';
import { type ReportWriter, shown } from '../report.js';
import { multipliedBySpeed } from '../speed.js';
import { multiplyByDefensiveFactor, multiplyByTypeModifier } from './defensive-factor.js';
import { addLinksInMast, mastBonus } from './mast-mount.js';
import { speedPoints, type VehicleMovement, vehicleMovement } from './movement.js';
import { vehicleWeaponsValue } from './weapons.js';

const DRONE: readonly LastFactor[] = [{ name: 'Drone', factor: 0.95 }];

/** Battle Value 2.0 of combat and support vehicles on the ground, on the water and in the air (TechManual). */
export const vehicleBattleValue: BattleValueSums<Vehicle> = (vehicle, ruleset, report) => {
  const stock = stockOf(vehicle.equipment);
  const movement = vehicleMovement(vehicle, stock);
  if (report) {
    report.section('Movement');
    report.line('Movement points', `flank ${movement.flank}, jump ${movement.jump}, underwater 0`);
  }
  const defensive = defensiveRating(vehicle, stock, movement, report);
  const offensive = offensiveRating(vehicle, stock, movement, ruleset, report);
  const factors = stock.marks & MARKS.drone ? DRONE : undefined;
  return { defensive, offensive, exact: finalValue(defensive, offensive, report, factors) };
};

function defensiveRating(
  vehicle: Vehicle,
  stock: Stock<OtherMount>,
  movement: VehicleMovement,
  report?: ReportWriter,
): number {
  report?.section('Defensive rating');
  let value = armorValue(vehicle, stock, report);
  value = addStructure(value, vehicle, stock, report);
  value = addDefensiveEquipment(value, stock, report, mastBonus(stock));
  value = multiplyByTypeModifier(value, vehicle, report);
  return multiplyByDefensiveFactor(value, vehicle, movement, report);
}

const VALUE_OF_TON = 0.5;

function offensiveRating(
  vehicle: Vehicle,
  stock: Stock<OtherMount>,
  movement: VehicleMovement,
  { weapons: { edition } }: Ruleset,
  report?: ReportWriter,
): number {
  report?.section('Offensive rating');
  const { tonnage, construction } = vehicle;
  const fireControl = construction === 'combat' ? 1 : fireControlFactor(stock.marks);
  let value = vehicleWeaponsValue(vehicle, stock, fireControl, report);
  value = addAmmunition(value, stock, report, { fireControl, edition });
  value = addOffensiveEquipment(value, stock.offensive, () => plainSubject(vehicle), report);
  value = addLinksInMast(value, vehicle, stock, report);
  value += tonnage * VALUE_OF_TON;
  report?.line('Weight', `+ ${shown(tonnage)} × ${VALUE_OF_TON}`, value);
  return multipliedBySpeed(value, speedPoints(vehicle, movement), report);
}
