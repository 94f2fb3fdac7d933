import { armorValue, because, blueShieldBonus, times } from '../common/armor-value.js';
import type { Stock } from '../common/stock.js';
import type { ReportWriter } from '../report.js';
import { type AerospaceUnit, isCapitalScale, isFighter } from './aerospace-unit.js';

const STRUCTURE_POINT = 2;
const CAPITAL_ARMOR_POINT = 25;
const CAPITAL_STRUCTURE_POINT = 20;

/** Armor and structural integrity: the first two items of the defensive rating. */
export function protectionValue(unit: AerospaceUnit, stock: Stock, report?: ReportWriter): number {
  const { locations, equipment, structuralIntegrity } = unit;
  const capital = isCapitalScale(unit);
  const armored = { locations, equipment, patchwork: isFighter(unit) && unit.patchwork };
  const armor = armorValue(armored, stock, report, capital ? { pointValue: CAPITAL_ARMOR_POINT } : {});

  const each = capital ? CAPITAL_STRUCTURE_POINT : STRUCTURE_POINT;
  const blueShield = blueShieldBonus(stock);
  const value = armor + structuralIntegrity * each * (1 + blueShield);
  if (report) {
    const words = times(1 + blueShield, because(undefined, blueShield));
    report.line('Structural integrity', `+ ${structuralIntegrity} × ${each}${words}`, value);
  }
  return value;
}
