import type { Infantry, InfantryArmor } from '../../units/index.js';
import { addDefensiveEquipment } from '../common/defensive-equipment.js';
import { stockOf } from '../common/stock.js';
import { bestMovementModifier, type TroopMovement } from '../common/troop-movement.js';
import { multiplied, type ReportWriter, shown } from '../report.js';
import { fieldGear } from './field-guns.js';

const VALUE_OF_TROOPER = 1.5;

export function defensiveRating(unit: Infantry, movement: TroopMovement, report?: ReportWriter): number {
  report?.section('Defensive rating');
  const divisor = damageDivisor(unit);
  let value = unit.troopers * VALUE_OF_TROOPER * divisor;
  const divided = divisor === 1 ? '' : ` × ${shown(divisor)} (damage divisor)`;
  report?.line('Troopers', `${unit.troopers} × ${VALUE_OF_TROOPER}${divided}`, value);
  value = addDefensiveEquipment(value, stockOf(fieldGear(unit)), report);

  let factor = 1 + bestMovementModifier(movement, report) / 10;
  for (const [worn, bonus, label] of CONCEALMENT) {
    if (!unit.armor[worn]) continue;
    factor += bonus;
    report?.line(label, `factor + ${bonus}`);
  }
  return multiplied(value, 'Defensive factor', factor, report);
}

const CONCEALMENT = [
  ['dest', 0.2, 'DEST suits'],
  ['sneakCamo', 0.2, 'Camouflage suits'],
  ['sneakInfrared', 0.2, 'Infrared-baffling suits'],
  ['sneakEcm', 0.1, 'ECM suits'],
] as const satisfies readonly (readonly [keyof InfantryArmor, number, string])[];

/** Without armor, muscle implants make a trooper easier to kill. Dermal armor and some beasts protect. */
function damageDivisor({ armor, augmentations, beast }: Infantry): number {
  let divisor = armor.damageDivisor;
  if (divisor === 1 && augmentations.includes('tsm_implant')) divisor = 0.5;
  if (augmentations.includes('dermal_armor')) divisor += 1;
  return divisor * (beast?.damageDivisor ?? 1);
}
