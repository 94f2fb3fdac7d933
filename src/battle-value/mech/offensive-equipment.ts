import type { Mech } from '../../units/index.js';
import { isArm } from '../../units/mech/layout.js';
import { addOffensiveEquipment } from '../common/offensive-equipment.js';
import type { Counted } from '../common/stock.js';
import type { ReportWriter } from '../report.js';
import { formulaSubject } from './formula-subject.js';
import type { MechStock } from './stock.js';

const ENHANCED_ARM = { factor: 1.25, why: 'AES' } as const;

/** Weapons held by an arm are worth more with enhanced actuators. */
export function addMechOffensiveEquipment(
  before: number,
  mech: Mech,
  stock: MechStock,
  report?: ReportWriter,
): number {
  if (stock.offensive.length === 0) return before;
  const { enhanced } = stock;
  const factorOn = ({ mount, roles }: Counted) =>
    roles.handHeld && isArm(mount.location) && enhanced.includes(mount.location ?? '')
      ? ENHANCED_ARM
      : undefined;
  return addOffensiveEquipment(before, stock.offensive, () => formulaSubject(mech, stock), report, factorOn);
}
