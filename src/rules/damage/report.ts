import type { Writable } from '../../check/writable.js';
import type { BodyPlan } from '../body/plan.js';
import { MECH_LOCATIONS, type MechLocation } from '../hit-location/locations.js';
import type { Ruleset } from '../ruleset.js';
import type { Body } from './body.js';
import { conditionAt, type ILocationCondition, type IMechCondition, isGone, planOf } from './condition.js';
import { armorRule, structureRule } from './materials.js';
import type { StrikeOutcome } from './strike.js';

export interface IDamageStep {
  readonly location: MechLocation;
  readonly rear: boolean;
  readonly armorLost: number;
  readonly structureLost: number;
  readonly destroyed: boolean;
}

export interface IDamageReport {
  /** The 'Mech after the hit. */
  readonly mech: IMechCondition;
  /** Locations that took damage, in order inward. */
  readonly steps: readonly IDamageStep[];
  /** Damage absorbed by armor and structure. It counts towards the piloting roll for heavy damage. */
  readonly absorbed: number;
  /** One entry for each critical check due. A location appears twice if it was both pierced and damaged. */
  readonly criticalChecks: readonly MechLocation[];
  /** Includes an arm that is lost together with its torso. */
  readonly destroyed: readonly MechLocation[];
  /** Damage with nowhere left to go. */
  readonly lost: number;
  readonly pilotWounds: number;
  /** The head or center torso is destroyed. */
  readonly mechDestroyed: boolean;
}

/** Reports an outcome to callers who keep conditions. Pilot wounds are left to the caller. */
export function reportOf(
  outcome: StrikeOutcome,
  body: Body<MechLocation>,
  before: IMechCondition,
): Omit<IDamageReport, 'pilotWounds'> {
  const steps = Array.from({ length: outcome.count }, (_, step) => stepOf(outcome, step));
  const left = conditionOf(body, before);
  return {
    mech: left,
    steps,
    absorbed: outcome.absorbed,
    criticalChecks: steps.filter(({ structureLost }) => structureLost > 0).map(({ location }) => location),
    destroyed: destroyedIn(steps, before, body.plan),
    lost: outcome.lost,
    mechDestroyed: isGone(left.head) || isGone(left.center_torso),
  };
}

/** Includes the arm that is lost with a side torso, unless it was destroyed before. */
function destroyedIn(
  steps: readonly IDamageStep[],
  before: IMechCondition,
  { locations, beside }: BodyPlan<MechLocation>,
): readonly MechLocation[] {
  const gone: MechLocation[] = [];
  for (const { location, destroyed } of steps) {
    if (!destroyed) continue;
    gone.push(location);
    const arm = locations[beside[locations.indexOf(location)] as number];
    if (arm !== undefined && !isGone(conditionAt(before, arm)) && !gone.includes(arm)) gone.push(arm);
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

/** `armorType` and `structureType` as named in the catalog. A location's own armor type takes precedence. */
export function bodyOf(
  mech: IMechCondition,
  { armorType, structureType }: { readonly armorType?: string; readonly structureType?: string },
  rules: Ruleset,
): Body<MechLocation> {
  const plan = planOf(mech);
  const points = (of: (condition: ILocationCondition) => number): Float64Array =>
    Float64Array.from(plan.locations, (location) => of(conditionAt(mech, location)));
  return {
    plan,
    armor: points(({ armor }) => armor),
    rearArmor: points(({ rearArmor = 0 }) => rearArmor),
    structure: points(({ structure }) => structure),
    armorRules: plan.locations.map((location) =>
      armorRule(conditionAt(mech, location).armorType ?? armorType, rules),
    ),
    structureRule: structureRule(structureType),
    plating: undefined,
  };
}

/** The body as a condition. A location that was not hit stays the same object. */
function conditionOf(body: Body<MechLocation>, before: IMechCondition): IMechCondition {
  const left: Writable<IMechCondition> = { ...before };
  for (const [index, location] of body.plan.locations.entries()) {
    const condition = conditionAt(before, location);
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
