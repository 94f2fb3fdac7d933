import { checkInteger, checkOneOf } from '../check.js';
import {
  HIT_LOCATIONS,
  type HitLocation,
  isRearHit,
  MECH_LOCATIONS,
  type MechLocation,
  mechLocationOf,
} from '../hit-location/locations.js';
import { FIRING_ARCS, type FiringArc } from '../to-hit/vocabulary.js';
import { locationIndex, type MechBody } from './body.js';
import { armAt, type ILocationCondition, type IMechCondition, isGone } from './condition.js';
import { armorRule, structureRule } from './materials.js';
import { createStrikeOutcome, type StrikeOutcome, strike } from './strike.js';

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
  const body = bodyOf(mech, way);
  const outcome = createStrikeOutcome();
  strike(body, locationIndex(start), damage, way.rear, way.inside, way.contained ?? false, outcome);
  const steps = Array.from({ length: outcome.count }, (_, step) => stepOf(outcome, step));
  const left = conditionOf(body, mech);
  return {
    mech: left,
    steps,
    absorbed: outcome.absorbed,
    criticalChecks: [
      ...way.pierced,
      ...steps.filter(({ structureLost }) => structureLost > 0).map(({ location }) => location),
    ],
    destroyed: destroyedIn(steps, mech),
    lost: outcome.lost,
    pilotWounds: !way.inside && steps.some((step) => step.location === 'head') ? 1 : 0,
    mechDestroyed: isGone(left.head) || isGone(left.center_torso),
  };
}

/** With the arm that goes with a side torso, unless it was gone or went first. */
function destroyedIn(steps: readonly IDamageStep[], before: IMechCondition): readonly MechLocation[] {
  const gone: MechLocation[] = [];
  for (const { location, destroyed } of steps) {
    if (!destroyed) continue;
    gone.push(location);
    const arm = armAt(location);
    if (arm !== undefined && !isGone(before[arm]) && !gone.includes(arm)) gone.push(arm);
  }
  return gone;
}

function stepOf(outcome: StrikeOutcome, step: number): IDamageStep {
  return {
    location: MECH_LOCATIONS[outcome.location[step] as number] as MechLocation,
    rear: outcome.rear[step] === 1,
    armorLost: outcome.armorLost[step] as number,
    structureLost: outcome.structureLost[step] as number,
    destroyed: outcome.destroyed[step] === 1,
  };
}

function bodyOf(mech: IMechCondition, { armorType, structureType }: IDamageOptions): MechBody {
  const points = (of: (condition: ILocationCondition) => number): Float64Array =>
    Float64Array.from(MECH_LOCATIONS, (location) => of(mech[location]));
  return {
    armor: points(({ armor }) => armor),
    rearArmor: points(({ rearArmor = 0 }) => rearArmor),
    structure: points(({ structure }) => structure),
    armorRules: MECH_LOCATIONS.map((location) => armorRule(mech[location].armorType ?? armorType)),
    structureRule: structureRule(structureType),
  };
}

/** What the body has become, as a condition; what was not struck stays the same object. */
function conditionOf(body: MechBody, before: IMechCondition): IMechCondition {
  const left: Record<MechLocation, ILocationCondition> = { ...before };
  for (const [index, location] of MECH_LOCATIONS.entries()) {
    const condition = before[location];
    const armor = body.armor[index] as number;
    const rearArmor = body.rearArmor[index] as number;
    const structure = body.structure[index] as number;
    const same =
      armor === condition.armor &&
      rearArmor === (condition.rearArmor ?? 0) &&
      structure === condition.structure;
    if (same) continue;
    left[location] = {
      ...condition,
      armor,
      structure,
      ...(rearArmor !== (condition.rearArmor ?? 0) && { rearArmor }),
    };
  }
  return left;
}
