import type { PhysicalWeapon } from '../../catalog/index.js';
import { type D6Roller, roll1d6, roll2d6 } from '../../dice/index.js';
import { hitsByTable } from '../cluster/table.js';
import { hooksIn } from '../hooks.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import { PHYSICAL_ATTACKS } from './attacks.js';
import { lacksLowerArm } from './modifiers.js';
import { ownHooks, type PreparedPhysical, preparePhysical } from './prepare.js';
import type { PhysicalSituation } from './situation.js';
import type { IPhysicalAttacker, IPhysicalOptions } from './states.js';

const BEHIND_A_RAM_PLATE = 0.5;

/** Returns the damage of a hit; the average if the damage is rolled. */
export const calculatePhysicalDamage = (
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  options?: IPhysicalOptions,
): number => damageOf(preparePhysical(kind, attacker, undefined, options));

/** Returns the damage of one hit. Dice are rolled only if the attack calls for them. */
export function rollPhysicalDamage(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  roller: D6Roller,
  options?: IPhysicalOptions,
): number {
  const attack = preparePhysical(kind, attacker, undefined, options);
  const { damageDice = 0, byTroopers } = attack.attack;
  if (byTroopers)
    return hitsByTable(attacker.troopers ?? 1, () => roll2d6(roller).total) * (attacker.vibroClaws ?? 1);
  if (damageDice === 0) return damageOf(attack);
  let points = 0;
  for (let dice = 0; dice < damageDice; dice += 1) points += roll1d6(roller).total;
  return underWater(points, attack) + bonus(attack);
}

/** Returns the heat of an attack: that of its weapon. A vibroblade causes heat only while active. */
export function physicalAttackHeat(
  kind: PhysicalAttackKind,
  { bladeActive }: Pick<IPhysicalAttacker, 'bladeActive'> = {},
  weapon?: PhysicalWeapon,
): number {
  const { heat } = PHYSICAL_ATTACKS[kind];
  if (heat !== undefined) return heat;
  if (weapon === undefined || (weapon.modes?.includes('active') && !bladeActive)) return 0;
  return weapon.heat;
}

/**
 * Returns the damage that the attacker takes itself: by the target's tonnage in a charge, by its own in a death from
 * above.
 */
export function calculatePhysicalOwnDamage(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  target: { readonly tonnage: number },
  options?: IPhysicalOptions,
): number {
  const attack = preparePhysical(kind, attacker, undefined, options);
  if (kind === 'charge') {
    const impact = underWater(Math.ceil(target.tonnage / 10), attack);
    return attacker.ramPlate || attacker.bulldozer ? Math.floor(impact * BEHIND_A_RAM_PLATE) : impact;
  }
  if (kind !== 'dfa') return 0;
  return Math.ceil(Math.ceil(attacker.tonnage / 5) * factorOf(attack, 'dfaOwnDamageFactor'));
}

function factorOf(attack: PreparedPhysical, of: 'dfaOwnDamageFactor' | 'frenzyFactor'): number {
  let factor = 1;
  for (const { hooks } of ownHooks(attack)) factor *= hooks[of] ?? 1;
  return factor;
}

function damageOf(attack: PreparedPhysical): number {
  const { attacker, kind, weapon, rules } = attack;
  const { damage, bare } = attack.attack;
  if (damage === null) return 0;
  const sound = bare ? soundness(attack) : 1;
  if (sound === 0) return 0;
  const mastery = kind === 'frenzy' ? factorOf(attack, 'frenzyFactor') : 1;
  const points =
    Math.ceil(Math.floor(damage(attacker, rules.physical, weapon) * sound) * footFactor(attack)) * mastery;
  // Water halves the damage of a weapon before bonuses, and that of a limb after them.
  return bare ? underWater(points + bonus(attack), attack) : underWater(points, attack) + bonus(attack);
}

/** Talons do not help on a destroyed foot (docs/rules/physical-attacks.md). */
const footFactor = ({ attack, attacker }: PhysicalSituation): number =>
  attacker.legActuatorDamage?.footDestroyed ? 1 : (attack.footFactor ?? 1);

function bonus(attack: PreparedPhysical): number {
  let points = 0;
  if (attack.attack.only !== undefined) return points;
  const { quirks, abilities, rules } = attack;
  for (const quirk of quirks) points += hooksIn(quirk, rules).physicalDamage?.(attack) ?? 0;
  for (const { ability } of abilities) points += hooksIn(ability, rules).physicalDamage?.(attack) ?? 0;
  return points;
}

/** Each lost actuator halves the damage of a limb. Without shoulder or hip, it does none. */
function soundness(attack: PhysicalSituation): number {
  const { actuatorDamage: arm, legActuatorDamage: leg } = attack.attacker;
  return attack.attack.limb === 'leg'
    ? forceLeft(leg?.hipDestroyed, leg?.upperLegDestroyed, leg?.lowerLegDestroyed)
    : forceLeft(arm?.shoulderDestroyed, arm?.upperArmDestroyed, lacksLowerArm(attack));
}

function forceLeft(root = false, upper = false, lower = false): number {
  if (root) return 0;
  return (upper ? 0.5 : 1) * (lower ? 0.5 : 1);
}

function underWater(points: number, { attack, attacker }: PhysicalSituation): number {
  if (!attacker.limbSubmerged || attack.underWater === undefined) return points;
  return attack.underWater === 'up' ? Math.ceil(points / 2) : Math.floor(points / 2);
}
