import type { Ammunition } from '../../catalog/index.js';
import { HEAD } from '../../rules/damage/body.js';
import { isMortar } from '../../rules/firing/mortars.js';
import { HAYWIRE_TO_HIT } from '../../rules/firing/pods.js';
import { type TerrainFeature, terrainType } from '../../rules/terrain/terrain.js';
import {
  type AimedShot,
  calculateToHit,
  type IAttackerState,
  type ISecondaryTarget,
  type ITargetState,
  type IToHitCalculation,
  type IToHitOptions,
  type RangeBracket,
  toHitNumber,
} from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../mech/combatant.js';
import type { AmmoBin, WeaponMount } from '../mech/weapon-mount.js';
import { featuresUnderfoot } from '../movement/ground.js';
import type { ShotOrder } from '../orders.js';
import { coverOf } from './cover.js';
import { ecmOver } from './ecm.js';
import type { Line } from './line.js';
import { carriesHostilePod } from './pods.js';
import { bracketAt, rangesNow } from './ranges.js';
import { shieldInTheWay } from './shield-in-the-way.js';

/** All that a shot is, before the dice fall. */
export interface Shot {
  readonly unit: Combatant;
  readonly mount: WeaponMount;
  readonly target: Combatant;
  readonly order: ShotOrder;
  readonly bin: AmmoBin | undefined;
  readonly line: Line;
  /** From the spotter to the target, of indirect fire. */
  readonly spottersLine: Line | undefined;
  readonly bracket: RangeBracket;
  /** Hexes from the unit to the target: minimum range goes by them, whatever a C3 network makes of the bracket. */
  readonly distance: number;
  readonly secondary: ISecondaryTarget | undefined;
}

/** What is fired: from a bin, or what the weapon came with. */
export const loadOf = ({ bin, mount }: Pick<Shot, 'bin' | 'mount'>): Ammunition | undefined =>
  bin?.item ?? mount.builtInLoad;

/** The bracket that a weapon fires at over this distance, with this load, from where its unit stands. */
export function bracketOf(
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  distance: number,
): RangeBracket {
  return bracketAt(rangesNow(unit, mount, bin), distance);
}

/** The bracket of the hexes in between, whatever a C3 network makes of it: what a hit does goes by that (section 11). */
export const bracketFlown = ({ unit, mount, bin, distance }: Shot): RangeBracket =>
  bracketOf(unit, mount, bin, distance);

export function toHitOf(battle: Battle, shot: Shot): number {
  return toHitNumber(
    attackerOf(battle, shot),
    targetOf(shot),
    shot.bracket,
    shot.distance,
    optionsOf(battle, shot),
  );
}

export function explainToHit(battle: Battle, shot: Shot): IToHitCalculation {
  return calculateToHit(
    attackerOf(battle, shot),
    targetOf(shot),
    shot.bracket,
    shot.distance,
    optionsOf(battle, shot),
  );
}

/**
 * The number along a clear line, before either of the two has moved: what bots reckon with. Heat,
 * wounds and hostile ECM are left out.
 */
export function neutralToHit(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  target: Combatant,
  bracket: RangeBracket,
  distance: number,
): number {
  const shot: Shot = {
    unit,
    mount,
    target,
    order: { weapon: mount.index, target: target.index },
    bin,
    line: CLEAR_LINE,
    spottersLine: undefined,
    bracket,
    distance,
    secondary: undefined,
  };
  return toHitNumber(
    {
      ...attackerOf(battle, shot),
      movementType: 'stationary',
      prone: false,
      spotting: false,
      skidded: false,
      heat: 0,
      pilotWounds: 0,
    },
    {
      movementType: 'stationary',
      hexesMoved: 0,
      abilities: target.pilot.abilities,
      unitQuirks: target.design.quirks,
      stealth: target.isStealthy,
    },
    bracket,
    distance,
    {
      ...optionsOf(battle, shot),
      ...(mount.linkedTo && unit.isWorking(mount.linkedFixture) && { linkedTo: mount.linkedTo }),
      targetTerrain: [],
      interveningPoints: 0,
      targetTerrainPoints: 0,
    },
  );
}

const CLEAR_LINE: Line = {
  distance: 1,
  range: 1,
  blocked: false,
  interveningModifier: 0,
  targetModifier: 0,
  behindCover: false,
  wades: false,
  attackerBehindCover: false,
  shallowest: 0,
  point: 0,
  side: 'front',
};

const SOUND_ARM = { shoulderDestroyed: false, upperArmDestroyed: false, lowerArmDestroyed: false };
const PRIMARY_TARGET = { isSecondary: false, inFrontArc: true };
const DIRECT_FIRE = { isIndirect: false };

const HAYWIRE: Pick<IAttackerState, 'damageModifiers'> = {
  damageModifiers: [
    {
      id: 'haywire_pod',
      name: 'iNarc haywire pod',
      value: HAYWIRE_TO_HIT,
      source: 'equipment',
      description: 'disturbs the fire control',
    },
  ],
};

/** One shape for all shooters: what does not matter stands there all the same, because the runtime likes it so. */
function attackerOf(battle: Battle, shot: Shot): IAttackerState {
  const { unit, mount, target, order, secondary } = shot;
  const { design, pilot } = unit;
  const calledShot = order.location !== undefined && !isAimed(battle, shot);
  const inArm = mount.arm >= 0;
  const state: IAttackerState = {
    gunnery: pilot.gunnery,
    movementType: unit.movement,
    heat: unit.heat,
    pilotWounds: unit.wounds,
    sensorHits: unit.sensorHits,
    actuatorDamage: inArm && unit.actuatorsLost[mount.arm] !== 0 ? unit.armDamage(mount.arm) : SOUND_ARM,
    targetingComputer: unit.hasWorking('targeting-computer'),
    prone: unit.prone,
    secondaryTarget: secondary ?? PRIMARY_TARGET,
    indirectFire: order.spotter === undefined ? DIRECT_FIRE : indirectFire(battle, shot),
    calledShot,
    teammateCalledShot: calledShot && order.teammate !== undefined,
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    weaponQuirks: design.weaponQuirks,
    weaponType: mount.item.name,
    targetId: target.id,
    actuatorEnhancement: inArm && unit.hasEnhancedActuators(mount.arm),
    fireControl: design.fireControl,
    spotting: unit.spotting >= 0 && !design.secondPilot,
    steadyWhenProne: unit.prone && design.quad && unit.legsLost === 0 && !unit.hasHipHit,
    sensors: design.sensors,
    skidded: unit.skidded,
  };
  const held = design.shields.length === 0 ? undefined : shieldInTheWay(unit, mount);
  const armed: IAttackerState =
    held === undefined ? state : { ...state, shield: held === 'passive' ? held : 'carried' };
  const disturbed =
    unit.podsInAll !== 0 && carriesHostilePod(unit, 'haywire') ? { ...armed, ...HAYWIRE } : armed;
  return unit.quarry < 0 ? disturbed : hunting(disturbed, battle.unit(unit.quarry));
}

/** A hunt ends with its quarry: from then on whom one fires at does not matter (digest rulesets.md, D). */
function hunting(state: IAttackerState, quarry: Combatant): IAttackerState {
  if (!quarry.isOut) return { ...state, designatedTargetId: quarry.id };
  const { targetId: _, ...over } = state;
  return over;
}

/** The line that the shot is made by: that of the spotter; who fires blindly, or a mortar, minds nothing on the way. */
function sightOf({ line, spottersLine, order, mount }: Shot): Line {
  if (spottersLine !== undefined) return spottersLine;
  if (order.spotter === undefined || !(line.blocked || isMortar(mount.item))) return line;
  return { ...line, interveningModifier: 0, behindCover: false };
}

function targetOf(shot: Shot): ITargetState {
  const { target, unit } = shot;
  const seen = sightOf(shot);
  return {
    movementType: target.movement,
    hexesMoved: target.hexesMoved,
    prone: target.prone,
    immobile: target.isImmobile,
    superheavy: target.design.superheavy,
    partialCover: seen.behindCover || (seen.wades && coverOf(shot) !== 'body'),
    isDodging: target.dodging,
    abilities: target.pilot.abilities,
    unitQuirks: target.design.quirks,
    stealth: target.isStealthy && !target.shutDown,
    voidSignature: target.isVoid && !target.shutDown,
    chameleon: target.isCamouflaged && !target.shutDown,
    heat: target.heat,
    tagged: (target.taggedBy & (1 << unit.side)) !== 0,
    homingPod: carriesHostilePod(target, 'homing'),
    stuck: target.stuck,
    skidded: target.skidded,
  };
}

function optionsOf(battle: Battle, shot: Shot): IToHitOptions {
  const { mount, bin, unit } = shot;
  const seen = sightOf(shot);
  const options: { -readonly [Key in keyof IToHitOptions]: IToHitOptions[Key] } = {
    ruleset: battle.rules,
    weaponId: mount.id,
    weapon: mount.item,
    // Missiles that are armed in the tube need no way to arm themselves.
    minimumRange: shot.order.hotLoaded ? 0 : (rangesNow(unit, mount, bin).minimum ?? 0),
    targetTerrain: terrainOf(battle, shot),
    interveningPoints: seen.interveningModifier,
    targetTerrainPoints: seen.targetModifier,
  };
  const load = loadOf(shot);
  if (load !== undefined) options.ammunition = load;
  if (mount.linkedTo !== undefined && unit.isWorking(mount.linkedFixture) && !isBlinded(battle, shot)) {
    options.linkedTo = mount.linkedTo;
  }
  if (shot.order.pulse) options.pulseModule = true;
  if (battle.environment !== undefined) options.environment = battle.environment;
  const aimed = isAimed(battle, shot) ? aimOf(shot) : undefined;
  if (aimed !== undefined) options.aimed = aimed;
  return options;
}

/** What its feet stand in; to a shot that comes under water, the water is no cover. */
function terrainOf(battle: Battle, shot: Shot): readonly TerrainFeature[] {
  const { target, line } = shot;
  const features = featuresUnderfoot(battle.map, target.hex, target.elevation);
  if (!line.wades || coverOf(shot) !== 'body') return features;
  return features.filter((feature) => terrainType(feature) !== 'water');
}

/** Hostile ECM blinds an Artemis, and so does its own unit's stealth (combat.md sections 12 and 26). */
const isBlinded = (battle: Battle, { mount, unit, target }: Shot): boolean =>
  mount.linkedTo?.traits.includes('artemis-v') === true &&
  (unit.isStealthy || unit.isVoid || ecmOver(battle, unit, target));

/** Locations are called in `standard`; by the book they are aimed at, with a computer or at what does not move. */
export function isAimed(battle: Battle, { order }: Shot): boolean {
  return order.location !== undefined && !battle.rules.hitLocation.calledShotIsSure;
}

/** Whatever does not move can be aimed at without more ado, but for its head (combat.md 10.7). */
function aimOf({ target, order }: Shot): AimedShot | undefined {
  if (!target.isImmobile) return 'targeting-computer';
  return order.location === HEAD ? 'immobile-head' : undefined;
}

const NEEDS_NO_SPOTTER = { isIndirect: true };
const WITHOUT_SPOTTER = { isIndirect: true, noSpotter: true };

function indirectFire(
  battle: Battle,
  { order, unit, target, mount }: Shot,
): NonNullable<IAttackerState['indirectFire']> {
  if (order.spotter === undefined || order.spotter === unit.index) {
    return isMortar(mount.item) ? WITHOUT_SPOTTER : NEEDS_NO_SPOTTER;
  }
  const friend = battle.unit(order.spotter);
  // A beacon on the target itself is as good as a spotter who stands still.
  if (friend === target) return NEEDS_NO_SPOTTER;
  // A second pilot leaves the first free to attack (combat.md section 29).
  const spotterAttacked = friend.attacked && !friend.design.secondPilot;
  return { isIndirect: true, spotterMovement: friend.movement, spotterAttacked };
}
