import { hasFourLegs, type MechChassis } from '../body/chassis.js';
import type { LegDamage } from '../piloting/situation.js';
import { type RulesetOption, rulesetOf } from '../ruleset.js';
import type { MovementRules } from '../rulesets/areas/movement.js';
import { withLegsLost } from './legs-lost.js';
import { mpFromHeat } from './speed.js';

/** What decides the walking MP of a 'Mech right now. */
export interface WalkingCondition {
  /** Engine rating divided by tonnage, before all changes. */
  readonly walk: number;
  /** If left out: biped. */
  readonly chassis?: MechChassis;
  readonly legs?: readonly LegDamage[];
  /** Points lost to medium and large shields, modular armor and drapes, one each. */
  readonly drag?: number;
  readonly heat?: number;
  readonly tripleStrengthMyomer?: boolean;
  /** Points lost to wind. */
  readonly weather?: number;
  /** In g; if left out: 1. */
  readonly gravity?: number;
}

const NO_LEGS: readonly LegDamage[] = [];

/** Returns walking movement points, worked out in the order of docs/rules/movement.md. */
export function calculateWalkingMp(condition: WalkingCondition, { ruleset }: RulesetOption = {}): number {
  const { walk, chassis = 'biped', legs = NO_LEGS, drag = 0, heat = 0, weather = 0, gravity = 1 } = condition;
  const lost = legs.filter(({ destroyed }) => destroyed).length;
  const onItsLegs = legs.length === 0 ? walk : onLegs(walk, chassis, legs, lost, rulesetOf(ruleset).movement);
  // A quad keeps the bonus with one leg lost (docs/rules/movement.md).
  const stronger = (condition.tripleStrengthMyomer ?? false) && lost <= (hasFourLegs(chassis) ? 1 : 0);
  const points = onItsLegs - drag + mpFromHeat(heat, stronger) - weather;
  return Math.max(0, underGravity(points, gravity));
}

/** Walking MP after damage to the legs. A destroyed leg has no hip or actuators left to count. */
function onLegs(
  walk: number,
  chassis: MechChassis,
  legs: readonly LegDamage[],
  lost: number,
  rules: MovementRules,
): number {
  const { walk: left, otherLegsCount } = withLegsLost(rules, chassis, lost);
  const points = 'left' in left ? left.left : walk - left.fewer;
  if (!otherLegsCount) return points;
  let hips = 0;
  let actuatorsLost = 0;
  for (const { destroyed, hip, actuators = 0 } of legs) {
    if (destroyed) continue;
    if (hip) hips += 1;
    if (!hip || rules.actuatorsBelowHipCount) actuatorsLost += actuators;
  }
  const factors = rules.hipFactors[chassis];
  const limping = Math.ceil(points * (factors[Math.min(hips, factors.length - 1)] ?? 0));
  const limps = lost > 0 || hips > 0 || actuatorsLost > 0;
  const walks = limping - hips * rules.pointsPerHip - actuatorsLost;
  return limps ? Math.max(rules.leastWalkOnDamagedLegs, walks) : walks;
}

/** Rounds half a point down. */
function underGravity(points: number, gravity: number): number {
  return gravity === 1 || points <= 0 ? points : Math.ceil(points / gravity - 0.5);
}

/** What decides the jumping MP of a 'Mech right now. */
export interface JumpingCondition {
  /** Working jump jets in the torsos. */
  readonly torsoJets: number;
  /** Working jump jets in legs and arms. */
  readonly limbJets?: number;
  /** Bonus of a partial wing, for units that can jump at all. */
  readonly wing?: number;
  readonly mediumShields?: number;
  readonly largeShields?: number;
  readonly modularArmor?: boolean;
  /** Of the water the unit stands in. */
  readonly waterDepth?: number;
  readonly gravity?: number;
}

const WADING = 1;

/**
 * Returns jumping movement points. Heat and leg damage do not matter. Jets under water do not work
 * (docs/rules/movement.md).
 */
export function calculateJumpingMp(condition: JumpingCondition): number {
  const { torsoJets, limbJets = 0, wing = 0, waterDepth = 0, gravity = 1 } = condition;
  const { mediumShields = 0, largeShields = 0, modularArmor = false } = condition;
  if (largeShields > 0 || waterDepth > WADING) return 0;
  const jets = waterDepth === WADING ? torsoJets : torsoJets + limbJets;
  if (jets === 0) return 0;
  return Math.max(0, underGravity(jets + wing - mediumShields - (modularArmor ? 1 : 0), gravity));
}
