import { checkNumber } from '../check.js';
import type { PhysicalAttackKind } from './attacks.js';
import { checkStriker } from './check-input.js';
import { lacksLowerArm } from './modifiers.js';
import { ownHooks, type PreparedPhysical, preparePhysical } from './prepare.js';
import type { PhysicalSituation } from './situation.js';
import type { IPhysicalAttacker, IPhysicalOptions } from './states.js';

/**
 * Points of damage that a hit does.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function calculatePhysicalDamage(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  options?: IPhysicalOptions,
): number {
  checkStriker(kind, attacker);
  return damageOf(preparePhysical(kind, attacker, undefined, options));
}

/**
 * Points of damage that the attacker does to itself: a charge by the weight of what it runs into, a death from
 * above by its own.
 */
export function calculatePhysicalOwnDamage(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  target: { readonly tonnage: number },
  options?: IPhysicalOptions,
): number {
  checkStriker(kind, attacker);
  checkNumber('target.tonnage', target.tonnage, 1);
  const attack = preparePhysical(kind, attacker, undefined, options);
  if (kind === 'charge') return underWater(Math.ceil(target.tonnage / 10), attack);
  if (kind !== 'dfa') return 0;
  let factor = 1;
  for (const { hooks } of ownHooks(attack)) factor *= hooks.dfaOwnDamageFactor ?? 1;
  return Math.ceil(Math.ceil(attacker.tonnage / 5) * factor);
}

function damageOf(attack: PreparedPhysical): number {
  const { attacker, weapon } = attack;
  const { damage, damageFactor = 1, bare } = attack.attack;
  if (damage === null) return 0;
  const blow = Math.floor(damage(attacker, weapon) * (bare ? soundness(attack) : 1));
  const points = Math.ceil(blow * damageFactor);
  if (points === 0) return 0;
  // A weapon is slowed by water before skill comes in, a limb after.
  return bare ? underWater(points + bonus(attack), attack) : underWater(points, attack) + bonus(attack);
}

function bonus(attack: PreparedPhysical): number {
  let points = 0;
  for (const { hooks } of ownHooks(attack)) points += hooks.physicalDamage?.(attack) ?? 0;
  return points;
}

/** Each lost actuator halves the force of a limb; without shoulder or hip there is none. */
function soundness(attack: PhysicalSituation): number {
  const { actuatorDamage: arm = {}, legActuatorDamage: leg = {} } = attack.attacker;
  const [root, upper, lower] =
    attack.attack.limb === 'leg'
      ? [leg.hipDestroyed, leg.upperLegDestroyed, leg.lowerLegDestroyed]
      : [arm.shoulderDestroyed, arm.upperArmDestroyed, lacksLowerArm(attack)];
  if (root) return 0;
  return (upper ? 0.5 : 1) * (lower ? 0.5 : 1);
}

function underWater(points: number, { attack, attacker }: PhysicalSituation): number {
  if (!attacker.limbSubmerged || attack.underWater === undefined) return points;
  return attack.underWater === 'up' ? Math.ceil(points / 2) : Math.floor(points / 2);
}
