import type { EquipmentItem, Trait } from '../../catalog/index.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { hidesBehindEcm } from '../combatant/signature.js';
import { OFF_MAP } from '../map/hex-map.js';
import { carriesHostilePod } from './pods.js';

/** Whether hostile ECM, or hostile suites with a trait, cover this hex (docs/rules/electronics.md). */
function isJammed(battle: Battle, side: number, hex: number, of?: Trait): boolean {
  for (const other of battle.units) {
    if (other.side === side || other.isOut || other.shutDown || other.hex === OFF_MAP) continue;
    if (other.design.gear.ecm === undefined || !other.hasWorking('ecm') || hidesBehindEcm(other)) continue;
    if (other.disturbed) continue;
    if (battle.map.distance(other.hex, hex) <= radiusOf(other, of)) return true;
  }
  return false;
}

/** The radius of a unit's ECM bubble: that of its best working suite of this type. */
function radiusOf({ design, rules, working }: Combatant, of: Trait | undefined): number {
  let radius = NO_BUBBLE;
  for (const { item, index } of design.gear.ecm ?? []) {
    const isMeant = of === undefined || (item?.traits.includes(of) ?? false);
    if (working[index] === 1 && isMeant) radius = Math.max(radius, ecmRadius(item, rules));
  }
  return radius;
}
const NO_BUBBLE = -1;

/** The radius of one suite, in hexes. */
export function ecmRadius(item: EquipmentItem | undefined, { electronics }: Ruleset): number {
  for (const trait of item?.traits ?? []) {
    const own = electronics.ecmRadiusOf[trait];
    if (own !== undefined) return own;
  }
  return electronics.ecmRadius;
}

const anyEcm = ({ units }: Battle, side: number): boolean =>
  units.some((unit) => unit.side !== side && unit.design.gear.ecm !== undefined);

/** Whether players at a table have stated that it covers the line to the target. */
const isSaidToBe = ({ linesOfPhase, units }: Battle, unit: Combatant, target: Combatant): boolean =>
  linesOfPhase[unit.index * units.length + target.index]?.jammed === true;

/** Whether missiles pass through it on their way to the target. */
export function ecmOver(battle: Battle, unit: Combatant, target: Combatant): boolean {
  if (isSaidToBe(battle, unit, target)) return true;
  if (carriesHostilePod(unit, 'ecm') || unit.disturbed) return true;
  if (!anyEcm(battle, unit.side)) return false;
  if (isJammed(battle, unit.side, unit.hex) || isJammed(battle, unit.side, target.hex)) return true;
  return ecmBetween(battle, unit, target);
}

/** Whether it covers a hex of the line between two units, if that matters. */
export const ecmBetween = (battle: Battle, unit: Combatant, other: Combatant): boolean =>
  battle.rules.electronics.ecmCuts === 'whole-line' &&
  anyEcm(battle, unit.side) &&
  battle.hexesBetween(unit.hex, other.hex).some((hex) => isJammed(battle, unit.side, hex));

/** Whether the unit itself is in an ECM bubble, or carries a pod with that effect. */
export const isCutOff = (battle: Battle, unit: Combatant): boolean =>
  carriesHostilePod(unit, 'ecm') ||
  unit.disturbed ||
  (anyEcm(battle, unit.side) && isJammed(battle, unit.side, unit.hex));

/** The same, if only an Angel suite disturbs it. */
export const isCutOffByAngel = (battle: Battle, unit: Combatant): boolean =>
  anyEcm(battle, unit.side) && isJammed(battle, unit.side, unit.hex, 'angel-ecm');

export const ecmOverTarget = (battle: Battle, unit: Combatant, target: Combatant): boolean =>
  isSaidToBe(battle, unit, target) || (anyEcm(battle, unit.side) && isJammed(battle, unit.side, target.hex));
