import type { GunEmplacement } from '../../units/index.js';
import { addAmmunition } from '../common/ammunition.js';
import { armorValue } from '../common/armor-value.js';
import { addDefensiveEquipment } from '../common/defensive-equipment.js';
import { finalValue } from '../common/final-value.js';
import { addOffensiveEquipment, plainSubject } from '../common/offensive-equipment.js';
import { stockOf } from '../common/stock.js';
import { bestMovementModifier, reportMovement, UNMOVED } from '../common/troop-movement.js';
import { weaponRecordsOf, weaponsValue } from '../common/weapons-value.js';
import type { BattleValueSums } from '../ratings.js';
import { multiplied } from '../report.js';
import { multipliedBySpeed } from '../speed.js';
import { gunsOfArrays } from './guns-of-arrays.js';

/** A stationary target is easy to hit. */
const DEFENSIVE_FACTOR = 0.5;

/** Battle Value 2.0 of guns in a building. The building's armor and structure do not count. */
export const gunEmplacementBattleValue: BattleValueSums<GunEmplacement> = (unit, _ruleset, report) => {
  const { locations, equipment } = unit;
  const stock = stockOf(equipment);
  reportMovement(UNMOVED, report);

  report?.section('Defensive rating');
  const guarded = addDefensiveEquipment(
    armorValue({ locations, equipment, patchwork: false }, stock, report),
    stock,
    report,
  );
  bestMovementModifier(UNMOVED, report);
  const defensive = multiplied(guarded, 'Defensive factor', DEFENSIVE_FACTOR, report);

  report?.section('Offensive rating');
  let value = weaponsValue(weaponRecordsOf(stock, gunsOfArrays(stock.weapons)), report);
  value = addAmmunition(value, stock, report);
  value = addOffensiveEquipment(value, stock.offensive, () => plainSubject(unit), report);
  const offensive = multipliedBySpeed(value, 0, report);

  return { defensive, offensive, exact: finalValue(defensive, offensive, report) };
};
