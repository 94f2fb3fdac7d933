import type { Ruleset } from '../../rules/ruleset.js';
import type { CockpitType, Mech } from '../../units/index.js';
import { addAmmunition } from '../common/ammunition.js';
import { addDefensiveEquipment } from '../common/defensive-equipment.js';
import { finalValue, type LastFactor } from '../common/final-value.js';
import { MARKS } from '../common/item-roles.js';
import { valueWithinHeat } from '../common/weapon-heat.js';
import type { Ratings } from '../ratings.js';
import { multiplied, type ReportWriter } from '../report.js';
import { multipliedBySpeed } from '../speed.js';
import { addArmoredComponents } from './armored-components.js';
import { multiplyByDefensiveFactor } from './defensive-factor.js';
import { subtractExplosives } from './explosives.js';
import { heatEfficiency } from './heat-efficiency.js';
import { type BattleMovement, battleMovement } from './movement.js';
import { addMechOffensiveEquipment } from './offensive-equipment.js';
import { protectionValue } from './protection.js';
import { type MechStock, takeMechStock } from './stock.js';
import { facesRear, weaponRecords } from './weapons.js';
import { addWeight } from './weight.js';

/** Battle Value 2.0 of a 'Mech (TechManual), in the order of its report. */
export function mechBattleValue(mech: Mech, ruleset: Ruleset, report?: ReportWriter): Ratings {
  const stock = takeMechStock(mech);
  const movement = battleMovement(mech, stock, report);
  const defensive = defensiveRating(mech, stock, movement, ruleset, report);
  const offensive = offensiveRating(mech, stock, movement, ruleset, report);
  return { defensive, offensive, exact: finalValue(defensive, offensive, report, lastFactors(mech, stock)) };
}

function defensiveRating(
  mech: Mech,
  stock: MechStock,
  movement: BattleMovement,
  ruleset: Ruleset,
  report?: ReportWriter,
): number {
  report?.section('Defensive rating');
  let value = protectionValue(mech, stock, ruleset, report);
  value = addDefensiveEquipment(value, stock, report);
  value = addArmoredComponents(value, mech, stock, report);
  value = subtractExplosives(value, mech, stock, ruleset, report);
  return multiplyByDefensiveFactor(value, movement, stock, report);
}

/** Cockpits without combat-grade fire control. */
const POOR_FIRE_CONTROL: ReadonlySet<CockpitType> = new Set([
  'industrial',
  'primitive-industrial',
  'superheavy-industrial',
  'tripod-industrial',
  'superheavy-tripod-industrial',
]);
const POOR_FIRE_CONTROL_FACTOR = 0.9;

function offensiveRating(
  mech: Mech,
  stock: MechStock,
  movement: BattleMovement,
  { weapons: { edition } }: Ruleset,
  report?: ReportWriter,
): number {
  report?.section('Offensive rating');
  const weapons = weaponRecords(mech, stock, report);
  let value =
    weapons.length === 0
      ? 0
      : valueWithinHeat(weapons, heatEfficiency(mech, movement, stock, report), facesRear, report);
  value = addAmmunition(value, stock, report, { edition });
  value = addMechOffensiveEquipment(value, mech, stock, report);
  value = addWeight(value, mech, stock, report);

  const { run, jump, umu, airMekFlank } = movement;
  const half = airMekFlank === undefined ? Math.max(jump, umu) : airMekFlank;
  value = multipliedBySpeed(value, run + Math.round(half / 2), report);
  const isPoor = POOR_FIRE_CONTROL.has(mech.cockpit);
  return isPoor ? multiplied(value, 'Fire control', POOR_FIRE_CONTROL_FACTOR, report) : value;
}

const COCKPIT_FACTORS: Readonly<Partial<Record<CockpitType, number>>> = {
  small: 0.95,
  'torso-mounted': 0.95,
  'small-command-console': 0.95,
};
const DRONE_FACTOR = 0.95;
const INTERFACE_FACTOR = 1.3;
const OVERRIDE_KIT_FACTOR = 1.01;

function lastFactors(mech: Mech, { marks }: MechStock): readonly LastFactor[] | undefined {
  const drone = (marks & MARKS.drone) !== 0;
  const cockpit =
    COCKPIT_FACTORS[mech.cockpit] ??
    (drone ? DRONE_FACTOR : mech.cockpit === 'interface' ? INTERFACE_FACTOR : 1);
  if (cockpit === 1 && !mech.riscHeatSinkOverrideKit) return undefined;
  const factors: LastFactor[] = [];
  if (cockpit !== 1) factors.push({ name: 'Cockpit', factor: cockpit });
  if (mech.riscHeatSinkOverrideKit) {
    factors.push({ name: 'Heat sink override kit', factor: OVERRIDE_KIT_FACTOR });
  }
  return factors;
}
