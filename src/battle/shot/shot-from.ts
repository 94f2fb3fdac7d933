import type { Writable } from '../../check/writable.js';
import { HAYWIRE_TO_HIT } from '../../rules/firing/pods.js';
import type {
  AimedShot,
  IActuatorDamage,
  IAttackerState,
  ITargetState,
  IToHitModifierDetail,
  IToHitOptions,
  RangeBracket,
} from '../../rules/to-hit/index.js';
import { countsAsAirborne, type Flight } from '../../rules/vehicle/flight.js';
import type { ShotFacts, ShotTarget } from './shot-facts.js';

/** The arguments of `calculateToHit` for one shot. */
export interface ToHitQuestion {
  readonly attacker: IAttackerState;
  readonly target: ITargetState;
  readonly bracket: RangeBracket;
  readonly range: number;
  readonly options: IToHitOptions;
}

/** Makes the states for the to-hit rules from a shot. All callers use this function. */
export const shotFrom = (facts: ShotFacts): ToHitQuestion => ({
  attacker: attackerOf(facts),
  target: targetOf(facts),
  bracket: facts.bracket,
  range: facts.distance,
  options: optionsOf(facts),
});

const SOUND_ARM = { shoulderDestroyed: false, upperArmDestroyed: false, lowerArmDestroyed: false };

/** Damage to the arm that holds a weapon; none for weapons outside of arms. */
export const armOf = (
  unit: Pick<ShotFacts['unit'], 'hasArmDamage' | 'armDamage'>,
  arm: number,
): IActuatorDamage => (arm >= 0 && unit.hasArmDamage(arm) ? unit.armDamage(arm) : SOUND_ARM);

const PRIMARY_TARGET = { isSecondary: false, inFrontArc: true };
export const DIRECT_FIRE = { isIndirect: false };

const HAYWIRE: IToHitModifierDetail = {
  id: 'haywire_pod',
  name: 'iNarc haywire pod',
  value: HAYWIRE_TO_HIT,
  source: 'equipment',
  description: 'disturbs the fire control',
};
const HALFWAY: IToHitModifierDetail = {
  id: 'jammed_network',
  name: 'Jammed C3 network',
  value: -1,
  source: 'equipment',
  description: 'half of what the view of a friend is worth',
};
const NO_DAMAGE: readonly IToHitModifierDetail[] = [];

function withDamage(
  state: IAttackerState,
  { haywire, halfway }: ShotFacts,
  own: readonly IToHitModifierDetail[] = NO_DAMAGE,
): IAttackerState {
  if (own.length === 0 && !haywire && !halfway) return state;
  const extras = [...(haywire ? [HAYWIRE] : []), ...(halfway ? [HALFWAY] : [])];
  return { ...state, damageModifiers: [...own, ...extras] };
}

/** All shooters have the same fields, used or not, because objects of one shape are faster. */
function attackerOf(facts: ShotFacts): IAttackerState {
  const { unit, mount, target, order, quarry, shield } = facts;
  const { design, pilot } = unit;
  const calledShot = order.location !== undefined && facts.rules.hitLocation.calledShotIsSure;
  const inArm = mount.arm >= 0;
  const state: IAttackerState = {
    gunnery: pilot.gunnery,
    movementType: unit.movement,
    heat: unit.heat,
    pilotWounds: unit.gunneryWounds,
    sensorHits: unit.sensorHits,
    actuatorDamage: armOf(unit, mount.arm),
    targetingComputer: unit.hasWorking('targeting-computer'),
    prone: unit.prone,
    secondaryTarget: facts.secondary ?? PRIMARY_TARGET,
    indirectFire: facts.indirect ?? DIRECT_FIRE,
    calledShot,
    teammateCalledShot: calledShot && order.teammate !== undefined,
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    weaponQuirks: design.weaponQuirks,
    weaponType: mount.item?.name ?? '',
    targetId: target.id,
    actuatorEnhancement: inArm && unit.hasEnhancedActuators(mount.arm),
    fireControl: design.fireControl,
    // A second pilot does the spotting, so the first can attack.
    spotting: unit.spotting >= 0 && !unit.hasFreeHand,
    steadyWhenProne: unit.prone && unit.isSteadyWhenProne,
    onThreeSoundLegs: unit.prone && unit.isOnThreeSoundLegs,
    sensors: design.sensors,
    skidded: unit.skidded,
    gunnerOut: unit.dedicatedGunner === 'out',
    aloft: facts.firesFromAir,
    drives: design.drives,
  };
  const { soldiers } = design;
  const onFoot = soldiers === undefined ? state : { ...state, soldiers };
  const armed: IAttackerState =
    shield === undefined ? onFoot : { ...onFoot, shield: shield === 'passive' ? shield : 'carried' };
  const against = facts.atBuilding
    ? undefined
    : target.toHitAgainst({ bracket: facts.bracket, bySoldiers: soldiers !== undefined });
  const own = unit.fireDamage(mount);
  const hurt = withDamage(armed, facts, against === undefined ? own : [...(own ?? NO_DAMAGE), ...against]);
  return quarry === undefined ? hurt : hunting(hurt, quarry);
}

/** A hunt ends with its quarry: afterwards the pilot has no penalty for other targets. */
function hunting(state: IAttackerState, { id, isOut }: NonNullable<ShotFacts['quarry']>): IAttackerState {
  if (!isOut) return { ...state, designatedTargetId: id };
  const { targetId: _, ...over } = state;
  return over;
}

/** The building around the target, whatever those inside have done. */
const BUILDING: ITargetState = { movementType: 'stationary', hexesMoved: 0, immobile: true, emplaced: true };

/** Signature systems do not work while the reactor is off. */
function targetOf(facts: ShotFacts): ITargetState {
  if (facts.atBuilding) return BUILDING;
  const { soldiers, suit } = facts.target.design;
  const state = stateOf(facts);
  if (soldiers === undefined) return state;
  return suit === undefined ? { ...state, soldiers } : { ...state, soldiers, suit };
}

const stateOf = ({ target, partialCover, tagged, homingPod, narcPod, aloft }: ShotFacts): ITargetState => ({
  movementType: target.movement,
  hexesMoved: target.hexesMoved,
  prone: target.prone,
  immobile: target.isImmobile,
  superheavy: target.design.superheavy,
  large: target.design.large,
  partialCover,
  isDodging: target.dodging,
  abilities: target.pilot.abilities,
  unitQuirks: target.design.quirks,
  stealth: target.isStealthy && !target.shutDown,
  voidSignature: target.isVoid && !target.shutDown,
  chameleon: target.isCamouflaged && !target.shutDown,
  heat: target.heat,
  tagged,
  homingPod,
  narcPod,
  stuck: target.stuck,
  skidded: target.skidded,
  airborne: target.design.flight !== undefined && isAirborne(target.design.flight, target, aloft),
  aloft,
  emplaced: target.design.emplaced,
});

export const isAirborne = (flight: Flight, { movement }: ShotTarget, aloft: boolean): boolean =>
  countsAsAirborne(flight, aloft, movement !== 'stationary');

function optionsOf(facts: ShotFacts): IToHitOptions {
  const { mount, order, sight } = facts;
  const options: Writable<IToHitOptions> = {
    ruleset: facts.rules,
    weaponId: mount.id,
    // Hot-loaded missiles have no minimum range.
    minimumRange: order.hotLoaded ? 0 : facts.minimumRange,
  };
  if (mount.item !== undefined) options.weapon = mount.item;
  const arms = facts.inWater ? mount.smallArms?.underWater : mount.smallArms;
  if (arms !== undefined) options.rangeModifiers = arms.rangeModifiers;
  if (facts.targetTerrain !== undefined) options.targetTerrain = facts.targetTerrain;
  if (sight !== undefined) {
    options.interveningPoints = sight.interveningModifier;
    options.targetTerrainPoints = sight.targetModifier;
  }
  if (facts.load !== undefined) options.ammunition = facts.load;
  if (facts.linkedTo !== undefined) options.linkedTo = facts.linkedTo;
  if (order.pulse) options.pulseModule = true;
  if (order.setting !== undefined) options.damageSetting = order.setting;
  if (facts.primed) options.charged = true;
  if (facts.environment !== undefined) options.environment = facts.environment;
  const aimed = aimOf(facts);
  if (aimed !== undefined) options.aimed = aimed;
  return options;
}

/**
 * If a called shot does not always hit its location, the shot is aimed: with a targeting computer, or at an immobile
 * target, which is easy except for its head.
 */
function aimOf({ rules, order, target }: ShotFacts): AimedShot | undefined {
  if (order.location === undefined || rules.hitLocation.calledShotIsSure) return undefined;
  if (!target.isImmobile) return 'targeting-computer';
  return order.location === target.design.plan.head ? 'immobile-head' : undefined;
}
