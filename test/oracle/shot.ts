import type { AmmoBin, WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import { featuresUnderfoot, isAloft } from '../../src/battle/movement/ground.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import type { ShotFacts } from '../../src/battle/shot/shot-facts.js';
import { shotFrom } from '../../src/battle/shot/shot-from.js';
import { isInArc } from '../../src/battle/sight/arcs.js';
import type { Ammunition, Ranges } from '../../src/catalog/index.js';
import { GUNNER, TARGETS_OF_A_GUNNER } from '../../src/rules/crew/seats.js';
import { mayChangeAmmunition } from '../../src/rules/firing/index.js';
import { isMortar } from '../../src/rules/firing/mortars.js';
import { shockModifier } from '../../src/rules/firing/shock.js';
import { rangesUnderWater } from '../../src/rules/firing/under-water.js';
import { hasCoveredLegs, type ICoveredTarget } from '../../src/rules/hit-location/cover.js';
import { terrainType } from '../../src/rules/terrain/terrain.js';
import {
  calculateToHit,
  type FiringArc,
  getRangeBracket,
  type IIndirectFire,
  type ISecondaryTarget,
  type IToHitCalculation,
  type RangeBracket,
} from '../../src/rules/to-hit/index.js';
import { pointTo } from './bearing.js';
import {
  armDamageOf,
  crewAt,
  gunneryWoundsOf,
  hasEnhancedActuators,
  hasWorking,
  heightOf,
  isAfloat,
  isImmobile,
  isLeg,
  isOnThreeSoundLegs,
  isOut,
  isSteadyWhenProne,
  sensorHitsOf,
  works,
} from './condition.js';
import {
  bracketThroughNetwork,
  carriesHostilePod,
  isPathJammed,
  isTargetJammed,
  smokeLookedThrough,
} from './electronics.js';
import { hiddenBy } from './hidden.js';
import { type Sight, sightBetween, sightOfMount } from './line.js';
import { floorsBetween, wallsBetween } from './people.js';
import { shieldOver } from './plating.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';
import { hasFreeHand } from './vehicle.js';

/** A declared shot, and everything that its number depends on. */
export interface OracleShot {
  readonly unit: OracleUnit;
  readonly mount: WeaponMount;
  readonly target: OracleUnit;
  readonly order: ShotOrder;
  readonly bin: AmmoBin | undefined;
  readonly load: Ammunition | undefined;
  readonly line: Sight;
  readonly spottersLine: Sight | undefined;
  readonly bracket: RangeBracket;
  /** A jammed network brings it a point nearer to the next one. */
  readonly halfway: boolean;
  readonly minimumRange: number;
  /** The bracket of the real distance, without a C3 network: it decides what a hit does. */
  readonly bracketFlown: RangeBracket;
  readonly secondary: ISecondaryTarget | undefined;
  /** The construction of the building that is struck, with the target inside. */
  readonly walls: number | undefined;
  /** The construction of the floors above or below the target, if the attacker is beyond them. */
  readonly floors: number | undefined;
}

export function shotOf(
  battle: OracleBattle,
  unit: OracleUnit,
  order: FireOrder,
  shot: ShotOrder,
): OracleShot {
  const mount = at(unit.design.weapons, shot.weapon);
  const target = at(battle.units, shot.target);
  const line = sightOfMount(battle, unit, mount.arm, target);
  const bin = binOf(battle, unit, mount, shot.bin);
  const load = bin?.item ?? mount.builtInLoad;
  const ranges = rangesOf(battle, unit, mount, load);
  const through = (range: number) => bracketAt(range, ranges);
  const { bracket, halfway } =
    shot.spotter === undefined
      ? bracketThroughNetwork(battle, unit, target, line, through)
      : { bracket: through(line.range), halfway: false };
  return {
    unit,
    mount,
    target,
    order: shot,
    bin,
    load,
    line,
    spottersLine: spottersLine(battle, unit, target, line, shot.spotter),
    bracket,
    halfway,
    minimumRange: ranges.minimum ?? 0,
    bracketFlown: bracketAt(line.range, ranges),
    // Each field gun has a crew of its own.
    secondary: mount.crew > 0 ? undefined : secondaryTarget(battle, unit, order, target),
    walls: wallsBetween(battle, unit, target),
    floors: floorsBetween(battle, unit, target),
  };
}

const bracketAt = (range: number, { short, medium, long, extreme }: Ranges): RangeBracket =>
  getRangeBracket(range, short, medium, long, extreme);

/** The bin that a weapon fires from: the one that is ordered, or the first in its order that holds a round. */
export function binOf(
  { option }: OracleBattle,
  unit: OracleUnit,
  mount: WeaponMount,
  wanted?: number,
): AmmoBin | undefined {
  if (!mount.needsAmmunition) return undefined;
  const { bins } = unit.design;
  const first = bins[mount.firstBin];
  // Some weapons take no other load than the one they were built with.
  const fixed = !mayChangeAmmunition(mount.quirks, option);
  const feeding = mount.bins.filter((bin) => !fixed || bins[bin]?.item === first?.item);
  const inOrder = [mount.firstBin, ...feeding].filter((bin) => bin >= 0);
  const choice = wanted === undefined ? inOrder : feeding.filter((bin) => bin === wanted);
  return choice
    .map((bin) => at(bins, bin))
    .find(({ index, fixture }) => at(unit.rounds, index) > 0 && works(unit, fixture));
}

/** Whether this part of a unit is below the surface: all of it, or the legs of a unit in water. */
const isWet = (unit: OracleUnit, location: number): boolean =>
  unit.elevation < 0 && (unit.elevation + heightOf(unit) < 0 || isLeg(unit, location));

/** A weapon below the surface, or a torpedo out of the hull of a ship. */
export function firesInWater(unit: OracleUnit, { item, location }: WeaponMount): boolean {
  const torpedo = item.ranges.long === 0 && item.underwaterRanges !== undefined;
  return isWet(unit, location) || (torpedo && isAfloat(unit));
}

/** Missiles say how far they fly; under water most weapons reach less far, and some not at all. */
function rangesOf(
  { rules }: OracleBattle,
  unit: OracleUnit,
  mount: WeaponMount,
  load: Ammunition | undefined,
): Ranges {
  const { item } = mount;
  const ranges = load?.flightRanges ?? item.ranges;
  if (!firesInWater(unit, mount)) return ranges;
  const nowhere = { short: 0, medium: 0, long: 0, extreme: 0 };
  return { ...(rangesUnderWater(item, rules) ?? nowhere), minimum: ranges.minimum ?? 0 };
}

/** Along which indirect fire finds its target; a beacon on the target has nothing in its way. */
function spottersLine(
  battle: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
  line: Sight,
  spotter: number | undefined,
): Sight | undefined {
  if (spotter === undefined || spotter === unit.index) return undefined;
  if (spotter === target.index) {
    const past = { ...line, blocked: false, interveningModifier: 0, behindCover: false };
    return battle.rules.toHit.beaconMindsTargetHex ? past : { ...past, targetModifier: 0 };
  }
  return sightBetween(battle, at(battle.units, spotter), target);
}

/** A unit's direction from the torso. */
function arcTo(battle: OracleBattle, unit: OracleUnit, target: OracleUnit, order: FireOrder): FiringArc {
  const point = pointTo(battle, unit, target);
  const inArc = (arc: 'forward' | 'right-arm' | 'left-arm'): boolean =>
    isInArc(arc, point, order.torsoFacing);
  if (inArc('forward')) return 'front';
  if (inArc('right-arm')) return 'right';
  return inArc('left-arm') ? 'left' : 'rear';
}

/** The first target ahead is the primary one, or else the first; three of them for a gunner with no other work. */
function secondaryTarget(
  battle: OracleBattle,
  unit: OracleUnit,
  order: FireOrder,
  target: OracleUnit,
): ISecondaryTarget | undefined {
  const targets = [...new Set(order.shots.map((shot) => shot.target))].map((index) =>
    at(battle.units, index),
  );
  const ahead = targets.find((each) => arcTo(battle, unit, each, order) === 'front');
  const primary =
    crewAt(unit, GUNNER) === 'active' ? targets.slice(0, TARGETS_OF_A_GUNNER) : [ahead ?? targets[0]];
  // The one ahead counts as primary in any case.
  if (primary.includes(target) || target === (ahead ?? targets[0])) return undefined;
  const arc = arcTo(battle, unit, target, order);
  return { isSecondary: true, inFrontArc: arc === 'front', arc };
}

/** An obstacle in front of the target, or the water around it. */
const coverOf = ({ rules }: OracleBattle, shot: OracleShot): ICoveredTarget => {
  const { unit, mount, target, load, line, spottersLine: spotted, order } = shot;
  const seen = spotted ?? line;
  const { semiGuidedMakesUpFor, indirectFireMindsCover } = rules.toHit;
  const direct = order.spotter === undefined;
  const tagged = (target.taggedBy & (1 << unit.side)) !== 0;
  const roundIt =
    direct && semiGuidedMakesUpFor !== 0 && tagged && load?.munitions.includes('semi-guided') === true;
  const overIt = !direct && !indirectFireMindsCover && !seen.wades;
  return {
    partialCover: (seen.behindCover || seen.wades) && !roundIt && !overIt,
    coverKind: seen.wades ? 'water' : seen.behindWall ? 'building' : 'hill',
    indirectFire: order.spotter !== undefined,
    belowSurface: seen.wades && isWet(unit, mount.location),
    unitQuirks: target.design.quirks,
  };
};

/** Whether a shot strikes something else than its target: with the legs or, to one that comes under water, with all but them. */
export function isCovered(battle: OracleBattle, shot: OracleShot, location: number): boolean {
  const cover = coverOf(battle, shot);
  if (location < 0) return false;
  const leg = isLeg(shot.target, location);
  return cover.belowSurface ? !leg : leg && hasCoveredLegs(cover, battle.option);
}

/** The number, modifier by modifier. */
export function toHitOf(battle: OracleBattle, shot: OracleShot): IToHitCalculation {
  const { attacker, target, bracket, range, options } = shotFrom(factsOf(battle, shot));
  return calculateToHit(attacker, target, bracket, range, options);
}

function factsOf(battle: OracleBattle, shot: OracleShot): ShotFacts {
  const { unit, mount, target, order, load, line, bracket, halfway, secondary } = shot;
  const { rules, environment } = battle;
  const quarry = battle.units[unit.quarry];
  const seen = seenBy(battle, shot);
  const underWater = line.wades && coverOf(battle, shot).belowSurface === true;
  const terrain = featuresUnderfoot(battle.map, target.hex, target.elevation);
  const served = works(unit, mount.linkedFixture) && !isBlinded(battle, shot);
  return {
    rules,
    unit: {
      ...unit,
      gunneryWounds: gunneryWoundsOf(unit),
      dedicatedGunner: crewAt(unit, GUNNER),
      hasFreeHand: hasFreeHand(unit),
      sensorHits: sensorHitsOf(unit),
      isSteadyWhenProne: isSteadyWhenProne(unit),
      isOnThreeSoundLegs: isOnThreeSoundLegs(unit),
      hasWorking: (gear) => hasWorking(unit, gear),
      hasEnhancedActuators: (arm) => hasEnhancedActuators(unit, arm),
      fireDamage: ({ location }) => [
        ...battle.kindOf(unit).fireDamage(unit, location),
        ...(unit.shockedFor > 0 ? [shockModifier(rules)] : []),
      ],
      hasArmDamage: () => true,
      armDamage: (arm) => armDamageOf(unit, arm),
    },
    mount,
    load,
    linkedTo: served ? mount.linkedTo : undefined,
    minimumRange: rangesOf(battle, unit, mount, load).minimum ?? 0,
    // Weapons that point to the rear have no shield in front.
    shield: mount.arc === 'rear' ? undefined : shieldOver(unit, mount.arm >= 0 ? mount.arm : mount.location),
    haywire: carriesHostilePod(unit, 'haywire'),
    quarry: quarry && { id: quarry.id, isOut: isOut(quarry) },
    target: {
      ...target,
      isImmobile: isImmobile(target, rules),
      toHitAgainst: (shot) => hiddenBy(target, shot),
    },
    atBuilding: shot.walls !== undefined,
    tagged: (target.taggedBy & (1 << unit.side)) !== 0,
    homingPod: carriesHostilePod(target, 'homing') && !isTargetJammed(battle, unit, target),
    narcPod: (target.narcedBy & (1 << unit.side)) !== 0 && !isTargetJammed(battle, unit, target),
    order,
    primed: unit.charged[mount.fixture] === 1,
    secondary,
    indirect: indirectFire(battle, shot),
    bracket,
    halfway,
    distance: line.range,
    inWater: firesInWater(unit, mount),
    firesFromAir: unit.design.flight !== undefined && isAloft(battle.map, unit),
    aloft: target.design.flight !== undefined && isAloft(battle.map, target),
    partialCover: seen.behindCover || (seen.wades && !underWater),
    sight: seen,
    // To a shot that comes under water, the water is no cover.
    targetTerrain: underWater ? terrain.filter((feature) => terrainType(feature) !== 'water') : terrain,
    environment,
  };
}

/** The line that the shot is made by: that of the spotter; who fires blindly, or a mortar, minds nothing on the way. */
function seenBy(battle: OracleBattle, shot: OracleShot): Sight {
  const { unit, target, line, spottersLine: spotted, order, mount } = shot;
  if (spotted !== undefined) return spotted;
  if (order.spotter === undefined) {
    const smoke = smokeLookedThrough(battle, unit, target);
    return { ...line, interveningModifier: line.interveningModifier - smoke };
  }
  const lobbed = line.blocked || isMortar(mount.item);
  return lobbed ? { ...line, interveningModifier: 0, behindCover: false } : line;
}

/** Hostile ECM blinds an Artemis V, and so does its own unit's stealth. */
const isBlinded = (battle: OracleBattle, { mount, unit, target }: OracleShot): boolean =>
  mount.linkedTo?.traits.includes('artemis-v') === true &&
  (unit.isStealthy || unit.isVoid || isPathJammed(battle, unit, target));

function indirectFire({ units }: OracleBattle, shot: OracleShot): IIndirectFire | undefined {
  const { order, unit, target, mount } = shot;
  if (order.spotter === undefined) return undefined;
  const spotter = at(units, order.spotter);
  if (spotter === unit)
    return isMortar(mount.item) ? { isIndirect: true, noSpotter: true } : { isIndirect: true };
  // A beacon on the target is as good as a spotter who stands still.
  if (spotter === target) return { isIndirect: true };
  return {
    isIndirect: true,
    spotterMovement: spotter.design.soldiers === undefined ? spotter.movement : 'stationary',
    // A second pilot leaves the first free to attack.
    spotterAttacked: spotter.attacked && !hasFreeHand(spotter),
  };
}
