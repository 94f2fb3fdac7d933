import { checkInteger, checkOneOf } from '../check.js';
import {
  HIT_LOCATIONS,
  type HitLocation,
  isRearHit,
  type MechLocation,
  mechLocationOf,
} from '../hit-location/locations.js';
import { FIRING_ARCS, type FiringArc } from '../to-hit/vocabulary.js';
import {
  armAt,
  type ILocationCondition,
  type IMechCondition,
  inwardOf,
  isGone,
  isTorso,
} from './condition.js';
import { damageLocation } from './damage-location.js';
import { armorRule } from './materials.js';

export interface IDamageStep {
  readonly location: MechLocation;
  readonly rear: boolean;
  readonly armorLost: number;
  readonly structureLost: number;
  readonly destroyed: boolean;
}

export interface IDamageReport {
  /** What is left. */
  readonly mech: IMechCondition;
  /** Locations that took damage, on the way inward. */
  readonly steps: readonly IDamageStep[];
  /** What armor and structure took: counts towards the piloting roll for heavy damage. */
  readonly absorbed: number;
  /** One for each critical check that is due; a location stands twice if it was pierced and damaged. */
  readonly criticalChecks: readonly MechLocation[];
  /** With an arm that is lost together with its torso. */
  readonly destroyed: readonly MechLocation[];
  /** Damage that found nothing more to hurt. */
  readonly lost: number;
  readonly pilotWounds: number;
  /** Head or center torso are gone. */
  readonly mechDestroyed: boolean;
}

export interface IDamageOptions {
  /** As the catalog names it; a location's own wins. */
  readonly armorType?: string;
  readonly structureType?: string;
  /** The side that was shot at: what goes inward from a limb meets rear armor if it came from behind. */
  readonly arc?: FiringArc;
  /** The hit is a through-armor critical: one more check, even if armor takes it all. */
  readonly throughArmorCritical?: boolean;
}

const LETHAL_DAMAGE = 1_000_000;

/**
 * One hit on a 'Mech: armor first, then structure, and what is left goes inward.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export function applyDamage(
  mech: IMechCondition,
  hit: HitLocation,
  damage: number,
  options: IDamageOptions = {},
): IDamageReport {
  checkOneOf('hit', hit, HIT_LOCATIONS);
  checkInteger('damage', damage, 0, LETHAL_DAMAGE);
  if (options.arc !== undefined) checkOneOf('arc', options.arc, FIRING_ARCS);
  const location = mechLocationOf(hit);
  const pierced = options.throughArmorCritical && damage > 0 && !isGone(mech[location]) ? [location] : [];
  return spread(mech, location, damage, {
    ...options,
    rear: options.arc === 'rear' || isRearHit(hit),
    inside: false,
    pierced,
  });
}

export interface ISpread extends IDamageOptions {
  readonly rear: boolean;
  readonly inside: boolean;
  readonly pierced: readonly MechLocation[];
  /** Nothing leaves the location that is hit first. */
  readonly contained?: boolean;
}

/** Damage that begins at a location and goes inward, past what is gone already. */
export function spread(
  mech: IMechCondition,
  start: MechLocation,
  damage: number,
  way: ISpread,
): IDamageReport {
  const left: Record<MechLocation, ILocationCondition> = { ...mech };
  const steps: IDamageStep[] = [];
  const criticalChecks: MechLocation[] = [...way.pierced];
  const destroyed: MechLocation[] = [];
  let absorbed = 0;
  let remaining = damage;
  let location: MechLocation | undefined = start;
  for (; location !== undefined && remaining > 0; location = inwardOf(location)) {
    if (isGone(left[location])) continue;
    const condition = left[location];
    const armorType = condition.armorType ?? way.armorType;
    const { inside, structureType } = way;
    const rear = way.rear && isTorso(location);
    const armored = !inside && ((rear ? condition.rearArmor : condition.armor) ?? 0) > 0;
    if (armored && steps.length === 0) remaining = armorRule(armorType).soften(remaining);
    const taken = damageLocation(condition, { damage: remaining, rear, inside, armorType, structureType });
    left[location] = taken.condition;
    absorbed += taken.absorbed;
    remaining = taken.remainder;
    if (taken.structureLost > 0) criticalChecks.push(location);
    steps.push({
      location,
      rear,
      armorLost: taken.armorLost,
      structureLost: taken.structureLost,
      destroyed: taken.destroyed,
    });
    if (taken.destroyed) destroyed.push(location, ...loseArm(left, location));
    if (way.contained) break;
  }
  return {
    mech: left,
    steps,
    absorbed,
    criticalChecks,
    destroyed,
    lost: remaining,
    pilotWounds: !way.inside && steps.some((step) => step.location === 'head') ? 1 : 0,
    mechDestroyed: isGone(left.head) || isGone(left.center_torso),
  };
}

function loseArm(
  left: Record<MechLocation, ILocationCondition>,
  torso: MechLocation,
): readonly MechLocation[] {
  const arm = armAt(torso);
  if (arm === undefined || isGone(left[arm])) return [];
  left[arm] = { ...left[arm], armor: 0, structure: 0 };
  return [arm];
}
