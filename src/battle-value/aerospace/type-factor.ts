import { type ReportWriter, shown } from '../report.js';
import { type AerospaceUnit, isCapitalScale, isFighter, isSupportVehicle } from './aerospace-unit.js';

const TYPE_FACTORS: Readonly<Record<AerospaceUnit['unitType'], number>> = {
  AeroSpaceFighter: 1.2,
  'Conventional Fighter': 1.1,
  'Small Craft': 1,
  Dropship: 1,
  Jumpship: 0.75,
  Warship: 0.8,
  'Space Station': 0.7,
};
const FIXED_WING_SUPPORT_FACTOR = 1;
const STEALTH_BONUS = 0.3;

/** Represents how hard a craft is to hit. Its own thrust does not matter here. */
export function multiplyByTypeFactor(before: number, unit: AerospaceUnit, report?: ReportWriter): number {
  const type = isSupportVehicle(unit) ? FIXED_WING_SUPPORT_FACTOR : TYPE_FACTORS[unit.unitType];
  const hidden = isHidden(unit);
  const value = before * (hidden ? type + STEALTH_BONUS : type);
  const factor = hidden ? `(${type} + ${STEALTH_BONUS} (stealth))` : `${type}`;
  report?.line('Type factor', `${shown(before)} × ${factor}`, value);
  return value;
}

/** Stealth armor counts only if it covers the whole craft. */
function isHidden(unit: AerospaceUnit): boolean {
  if (isCapitalScale(unit) || (isFighter(unit) && unit.patchwork)) return false;
  return unit.locations[0]?.armor?.traits.includes('stealth') === true;
}
