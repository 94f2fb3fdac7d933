import type { Ammunition } from '../../catalog/index.js';
import { resolveAbilities } from '../../rules/abilities/ability-catalog.js';
import { LEFT_ARM, RIGHT_ARM } from '../../rules/damage/body.js';
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
import { featuresAt } from '../map/features.js';
import { type Combatant, LOWER, ROOT, UPPER } from '../mech/combatant.js';
import type { AmmoBin, WeaponMount } from '../mech/weapon-mount.js';
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

function attackerOf(battle: Battle, shot: Shot): IAttackerState {
  const { unit, mount, target, order, secondary } = shot;
  const { design, pilot } = unit;
  const calledShot = order.location !== undefined && !isAimed(battle, shot);
  return {
    gunnery: pilot.gunnery,
    movementType: unit.movement,
    heat: unit.heat,
    pilotWounds: unit.wounds,
    sensorHits: unit.sensorHits,
    ...(mount.arm >= 0 && { actuatorDamage: armDamage(unit, mount.arm) }),
    targetingComputer: unit.hasWorking('targeting-computer'),
    prone: unit.prone,
    ...(secondary && { secondaryTarget: secondary }),
    ...(order.spotter !== undefined && { indirectFire: indirectFire(battle, order.spotter) }),
    ...(calledShot && { calledShot, teammateCalledShot: order.teammate !== undefined }),
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    weaponQuirks: unit.weaponQuirks,
    weaponType: mount.item.name,
    ...(mount.item.category && { weaponCategory: mount.item.category }),
    targetId: target.id,
    ...(unit.quarry >= 0 && { designatedTargetId: battle.unit(unit.quarry).id }),
    actuatorEnhancement: mount.arm >= 0 && unit.hasEnhancedActuators(mount.arm),
    ...(isIndustrial(unit) && { fireControl: 'industrial' as const }),
    spotting: unit.spotting >= 0,
    steadyWhenProne: design.quad && unit.legsLost === 0 && !unit.hasHipHit,
    ...(design.unit.cockpit === 'torso-mounted' && { sensors: 'torso-mounted' as const }),
    skidded: unit.skidded,
  };
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
  const served = mount.linkedTo !== undefined && unit.isWorking(mount.linkedFixture);
  return {
    ruleset: battle.ruleset,
    weaponId: String(mount.index),
    weapon: mount.item,
    minimumRange: rangesWith(mount.item, bin?.item).minimum ?? 0,
    ...(bin && { ammunition: bin.item }),
    ...(served && mount.linkedTo && { linkedTo: mount.linkedTo }),
    targetTerrain: featuresAt(battle.map, target.hex),
    interveningPoints: seen.interveningModifier,
    targetTerrainPoints: seen.targetModifier,
    ...(battle.environment && { environment: battle.environment }),
    ...(isAimed(battle, shot) && { aimed: aimOf(shot) }),
  };
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

/** Whether a pilot may fire indirectly at what nobody sees. */
export function firesWithoutSpotter(battle: Battle, unit: Combatant): boolean {
  return resolveAbilities(unit.pilot.abilities).some(
    ({ ability }) => ability.hooks[battle.ruleset].needsNoSpotter === true,
  );
}

export const ARMS = [LEFT_ARM, RIGHT_ARM] as const;
