import type { Ammunition } from '../../catalog/index.js';
import {
  calculateToHit,
  type IAttackerState,
  type ITargetState,
  type IToHitCalculation,
  type IToHitOptions,
  type RangeBracket,
  toHitNumber,
} from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import { type Combatant, LOWER, ROOT, UPPER } from '../mech/combatant.js';
import type { AmmoBin, WeaponMount } from '../mech/weapon-mount.js';
import { featuresUnderfoot } from '../movement/ground.js';
import type { ShotOrder } from '../orders.js';
import type { Line } from './line.js';
import { bracketAt, rangesWith } from './ranges.js';

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
  /** Hexes that range is counted by; with C3, those of the nearest in the network. */
  readonly distance: number;
  readonly secondary: { readonly isSecondary: boolean; readonly inFrontArc: boolean } | undefined;
}

export function loadOf(shot: Shot): Ammunition | undefined {
  return shot.bin?.item;
}

/** The bracket that a weapon fires at over this distance, with this load. */
export function bracketOf(mount: WeaponMount, bin: AmmoBin | undefined, distance: number): RangeBracket {
  return bracketAt(rangesWith(mount.item, bin?.item), distance);
}

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
 * The number along a clear line, before either of the two has moved: what bots reckon with. Heat and wounds count where
 * it is `strained`.
 */
export function neutralToHit(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  bin: AmmoBin | undefined,
  target: Combatant,
  bracket: RangeBracket,
  distance: number,
  strained: boolean,
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
      heat: strained ? unit.heat : 0,
      pilotWounds: strained ? unit.wounds : 0,
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
    { ...optionsOf(battle, shot), targetTerrain: [], interveningPoints: 0, targetTerrainPoints: 0 },
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
  point: 0,
  side: 'front',
};

const SOUND_ARM = { shoulderDestroyed: false, upperArmDestroyed: false, lowerArmDestroyed: false };
const PRIMARY_TARGET = { isSecondary: false, inFrontArc: true };
const DIRECT_FIRE = { isIndirect: false };

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
    actuatorDamage: inArm && unit.actuatorsLost[mount.arm] !== 0 ? armDamage(unit, mount.arm) : SOUND_ARM,
    targetingComputer: unit.hasWorking('targeting-computer'),
    prone: unit.prone,
    secondaryTarget: secondary ?? PRIMARY_TARGET,
    indirectFire: order.spotter === undefined ? DIRECT_FIRE : indirectFire(battle, order.spotter),
    calledShot,
    teammateCalledShot: calledShot && order.teammate !== undefined,
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    weaponQuirks: design.weaponQuirks,
    weaponType: mount.item.name,
    targetId: target.id,
    actuatorEnhancement: inArm && unit.hasEnhancedActuators(mount.arm),
    fireControl: isIndustrial(unit) ? 'industrial' : 'standard',
    spotting: unit.spotting >= 0,
    steadyWhenProne: unit.prone && design.quad && unit.legsLost === 0 && !unit.hasHipHit,
    sensors: design.unit.cockpit === 'torso-mounted' ? 'torso-mounted' : 'standard',
    skidded: unit.skidded,
  };
  return unit.quarry < 0 ? state : { ...state, designatedTargetId: battle.unit(unit.quarry).id };
}

function targetOf({ target, line, spottersLine }: Shot): ITargetState {
  const seen = spottersLine ?? line;
  return {
    movementType: target.movement,
    hexesMoved: target.hexesMoved,
    prone: target.prone,
    immobile: target.isImmobile,
    partialCover: seen.behindCover || seen.wades,
    isDodging: target.dodging,
    abilities: target.pilot.abilities,
    unitQuirks: target.design.quirks,
    stealth: target.isStealthy,
    heat: target.heat,
    tagged: target.taggedBy !== 0,
    stuck: target.stuck,
    skidded: target.skidded,
  };
}

function optionsOf(battle: Battle, shot: Shot): IToHitOptions {
  const { mount, target, bin, line, spottersLine, unit } = shot;
  const seen = spottersLine ?? line;
  const options: { -readonly [Key in keyof IToHitOptions]: IToHitOptions[Key] } = {
    ruleset: battle.ruleset,
    weaponId: mount.id,
    weapon: mount.item,
    minimumRange: rangesWith(mount.item, bin?.item).minimum ?? 0,
    targetTerrain: featuresUnderfoot(battle.map, target.hex, target.elevation),
    interveningPoints: seen.interveningModifier,
    targetTerrainPoints: seen.targetModifier,
  };
  if (bin !== undefined) options.ammunition = bin.item;
  if (mount.linkedTo !== undefined && unit.isWorking(mount.linkedFixture)) options.linkedTo = mount.linkedTo;
  if (battle.environment !== undefined) options.environment = battle.environment;
  if (isAimed(battle, shot)) options.aimed = aimOf(shot);
  return options;
}

/** Locations are called in `standard`; by the book they are aimed at, with a computer or at what does not move. */
export function isAimed(battle: Battle, { order }: Shot): boolean {
  return order.location !== undefined && !battle.rules.hitLocation.calledShotIsSure;
}

function aimOf({ target, unit }: Shot): 'targeting-computer' | 'immobile-head' {
  return !target.isImmobile && unit.hasWorking('targeting-computer') ? 'targeting-computer' : 'immobile-head';
}

function armDamage(unit: Combatant, arm: number) {
  const lost = unit.actuatorsLost[arm] as number;
  return {
    shoulderDestroyed: (lost & ROOT) !== 0,
    upperArmDestroyed: (lost & UPPER) !== 0,
    lowerArmDestroyed: (lost & LOWER) !== 0,
  };
}

function indirectFire(battle: Battle, spotter: number): NonNullable<IAttackerState['indirectFire']> {
  if (spotter < 0) return { isIndirect: true, noSpotter: true };
  const friend = battle.unit(spotter);
  return { isIndirect: true, spotterMovement: friend.movement, spotterAttacked: friend.attacked };
}

function isIndustrial({ design }: Combatant): boolean {
  const { cockpit } = design.unit;
  return cockpit === 'industrial' || cockpit === 'primitive-industrial';
}
