import { evaluateFormula } from '../../catalog/index.js';
import { isArm, type Mech } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import { at } from './defensive-equipment.js';
import { formulaSubject } from './formula-subject.js';
import type { Stock } from './stock.js';

const ENHANCED_ARM = 1.25;

/** Physical weapons, tools and what else harms without being a gun. */
export function addOffensiveEquipment(
  before: number,
  mech: Mech,
  stock: Stock,
  report?: ReportWriter,
): number {
  let value = before;
  for (const { mount, roles } of stock.offensive) {
    const own = roles.formula
      ? evaluateFormula(roles.formula, formulaSubject(mech, stock))
      : roles.battleValue;
    if (own === 0) continue;
    const enhanced = roles.handHeld && isArm(mount.location) && stock.enhanced.includes(mount.location ?? '');
    const counted = enhanced ? own * ENHANCED_ARM : own;
    value += counted;
    const words = enhanced ? ` (${shown(own)} × ${ENHANCED_ARM}, AES)` : '';
    report?.line(`${roles.item.name}${at(mount.location)}`, `+ ${shown(counted)}${words}`, value);
  }
  return value;
}
