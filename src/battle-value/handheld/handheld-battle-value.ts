import type { HandheldWeapon } from '../../units/index.js';
import { addAmmunition } from '../common/ammunition.js';
import { armorPointsOf } from '../common/armor-value.js';
import { addDefensiveEquipment } from '../common/defensive-equipment.js';
import { finalValue } from '../common/final-value.js';
import { addOffensiveEquipment, plainSubject } from '../common/offensive-equipment.js';
import { stockOf } from '../common/stock.js';
import { reportMovement, UNMOVED } from '../common/troop-movement.js';
import { weaponRecordsOf, weaponsValue } from '../common/weapons-value.js';
import type { BattleValueSums } from '../ratings.js';

const VALUE_OF_ARMOR_POINT = 2;

/** Battle Value 2.0 of a weapon that a 'Mech can pick up. It has no factors. */
export const handheldBattleValue: BattleValueSums<HandheldWeapon> = (unit, _ruleset, report) => {
  const stock = stockOf(unit.equipment);
  reportMovement(UNMOVED, report);

  report?.section('Defensive rating');
  const points = unit.locations.reduce((sum, location) => sum + armorPointsOf(location), 0);
  const armor = points * VALUE_OF_ARMOR_POINT;
  report?.line('Armor', `${points} × ${VALUE_OF_ARMOR_POINT}`, armor);
  const defensive = addDefensiveEquipment(armor, stock, report);

  report?.section('Offensive rating');
  let offensive = weaponsValue(weaponRecordsOf(stock), report);
  offensive = addAmmunition(offensive, stock, report);
  offensive = addOffensiveEquipment(offensive, stock.offensive, () => plainSubject(unit), report);

  return { defensive, offensive, exact: finalValue(defensive, offensive, report) };
};
