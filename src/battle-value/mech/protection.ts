import type { Ruleset } from '../../rules/ruleset.js';
import type { Mech, MechLocationState } from '../../units/index.js';
import { armorPointsOf, armorValue } from '../common/armor-value.js';
import { addStructure } from '../common/structure-value.js';
import type { ReportWriter } from '../report.js';
import type { MechStock } from './stock.js';

/** Armor, internal structure and gyro: the first three items of the defensive rating. */
export function protectionValue(
  mech: Mech,
  stock: MechStock,
  ruleset: Ruleset,
  report?: ReportWriter,
): number {
  const torsoCockpit =
    mech.cockpit === 'torso-mounted' ? armorPointsOf(mech.locations.find(isCenterTorso)) : 0;
  let value = armorValue(mech, stock, report, { torsoCockpit });

  value = addStructure(value, mech, stock, report, engineFactor(mech, ruleset), mech.engine.type);

  const gyro = gyroFactor(mech);
  value += mech.tonnage * gyro;
  report?.line('Gyro', `+ ${mech.tonnage} × ${gyro}`, value);
  return value;
}

const isCenterTorso = ({ location }: MechLocationState) => location === 'CT';

/** An engine that extends into the side torsos makes the structure easier to destroy. */
function engineFactor({ engine }: Mech, ruleset: Ruleset): number {
  if (engine.sideTorsoSlots === 0) return 1;
  if (engine.type === 'xxl') return ruleset.battleValue.xxlStructureFactors[engine.sideTorsoSlots] ?? 1;
  return SIDE_TORSO_FACTORS[engine.type]?.[engine.sideTorsoSlots] ?? 1;
}

/** By slots in one side torso. Superheavy engines take fewer and lose less. */
const SIDE_TORSO_FACTORS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  light: { 2: 0.75, 1: 0.825 },
  xl: { 3: 0.5, 2: 0.75, 1: 0.825 },
};

function gyroFactor({ gyro, cockpit }: Mech): number {
  if (gyro === 'heavy-duty') return 1;
  return gyro === 'none' && cockpit !== 'interface' ? 0 : 0.5;
}
