import { checkInteger, checkNumber } from '../../check/check.js';
import type { LegDamage } from '../piloting/situation.js';
import { mpFromHeat } from './speed.js';

/** What decides how far a 'Mech walks now. */
export interface WalkingCondition {
  /** Engine rating by tonnage, before all else. */
  readonly walk: number;
  readonly quad?: boolean;
  readonly legs?: readonly LegDamage[];
  /** Points that medium and large shields, modular armor and drapes cost, one each. */
  readonly drag?: number;
  readonly heat?: number;
  readonly tripleStrengthMyomer?: boolean;
  /** Points that the wind takes. */
  readonly weather?: number;
  /** In g; left out: 1. */
  readonly gravity?: number;
}

const MOST = Number.POSITIVE_INFINITY;
const NO_LEGS: readonly LegDamage[] = [];

/** Walking movement points, in the order of combat.md section 4.1. */
export function calculateWalkingMp(condition: WalkingCondition): number {
  const { walk, quad = false, legs = NO_LEGS, drag = 0, heat = 0, weather = 0, gravity = 1 } = condition;
  checkInteger('walk', walk, 0, MOST);
  checkInteger('drag', drag, 0, MOST);
  checkNumber('weather', weather, 0);
  const lost = legs.filter(({ destroyed }) => destroyed).length;
  const onItsLegs = quad ? onFourLegs(walk, legs, lost) : onTwoLegs(walk, legs, lost);
  // A quad goes on with one leg less (combat.md section 29).
  const stronger = (condition.tripleStrengthMyomer ?? false) && lost <= (quad ? 1 : 0);
  const points = onItsLegs - drag + mpFromHeat(heat, stronger) - weather;
  return Math.max(0, underGravity(points, gravity));
}

/** A hip masks the actuators below it, and a lost leg all of them. */
const actuatorsLost = (legs: readonly LegDamage[]): number =>
  legs.reduce((sum, { destroyed, hip, actuators = 0 }) => sum + (destroyed || hip ? 0 : actuators), 0);
const hipsLost = (legs: readonly LegDamage[]): number =>
  legs.filter(({ destroyed, hip }) => hip && !destroyed).length;

function onTwoLegs(walk: number, legs: readonly LegDamage[], lost: number): number {
  if (lost > 0) return lost === 1 ? 1 : 0;
  const hips = hipsLost(legs);
  const limping = hips === 0 ? walk : hips === 1 ? Math.ceil(walk / 2) : 0;
  return limping - actuatorsLost(legs);
}

function onFourLegs(walk: number, legs: readonly LegDamage[], lost: number): number {
  let points = lost === 0 ? walk : lost === 1 ? walk - 1 : lost === 2 ? 1 : 0;
  for (let hip = hipsLost(legs); hip > 0; hip -= 1) points = Math.ceil(points / 2);
  return points - actuatorsLost(legs);
}

/** Half a point is none. */
function underGravity(points: number, gravity: number): number {
  checkNumber('gravity', gravity, 0.1);
  return gravity === 1 || points <= 0 ? points : Math.ceil(points / gravity - 0.5);
}

/** What decides how far a 'Mech jumps now. */
export interface JumpingCondition {
  /** Jets that work in the torsos. */
  readonly torsoJets: number;
  /** Those in legs and arms. */
  readonly limbJets?: number;
  /** Of a partial wing, for who jumps at all. */
  readonly wing?: number;
  readonly mediumShields?: number;
  readonly largeShields?: number;
  readonly modularArmor?: boolean;
  /** Of the water that it stands in. */
  readonly waterDepth?: number;
  readonly gravity?: number;
}

const WADING = 1;

/** Jumping movement points. Heat and damage to the legs do not matter; water drowns jets (combat.md section 4.1). */
export function calculateJumpingMp(condition: JumpingCondition): number {
  const { torsoJets, limbJets = 0, wing = 0, waterDepth = 0, gravity = 1 } = condition;
  const { mediumShields = 0, largeShields = 0, modularArmor = false } = condition;
  checkInteger('torsoJets', torsoJets, 0, MOST);
  checkInteger('limbJets', limbJets, 0, MOST);
  checkInteger('wing', wing, 0, MOST);
  checkInteger('mediumShields', mediumShields, 0, MOST);
  checkInteger('largeShields', largeShields, 0, MOST);
  checkNumber('waterDepth', waterDepth, 0);
  if (largeShields > 0 || waterDepth > WADING) return 0;
  const jets = waterDepth === WADING ? torsoJets : torsoJets + limbJets;
  if (jets === 0) return 0;
  return Math.max(0, underGravity(jets + wing - mediumShields - (modularArmor ? 1 : 0), gravity));
}
