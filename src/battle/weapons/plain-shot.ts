import type { TerrainFeature } from '../../rules/terrain/terrain.js';
import type { IToHitModifierDetail, RangeBracket } from '../../rules/to-hit/index.js';
import { RepeatedShot } from '../../rules/to-hit/repeated-shot.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { featuresUnderfoot, isAloft } from '../movement/ground.js';
import type { ShotAtIt } from '../shot/shot-facts.js';
import { armOf, DIRECT_FIRE, isAirborne, type ToHitQuestion } from '../shot/shot-from.js';
import { isPrimed } from './charge-capacitors.js';
import { indirectFire } from './indirect-fire.js';
import type { Line } from './line.js';
import { lineThroughSmoke } from './probe.js';
import type { Shot } from './shot.js';

/** Marks a number that has to be worked out in full. */
export const NOT_PLAIN = -100;

/** Shots of one unit at units of one build. The changing facts of the target are collected once for all of them. */
export interface ShotsAtBuild {
  target: RepeatedShot['target'] | undefined;
  readonly repeated: (RepeatedShot | undefined)[];
}

/**
 * One unit and its target, as long as neither changes. Modifiers that all weapons share are worked out once. A caller
 * who asks about one weapon after another keeps a pair, and discards it when anything may have changed.
 */
export class Pair {
  #unit: Combatant | undefined;
  #target: Combatant | undefined;
  #line: Line | undefined;
  #spottersLine: Line | undefined;
  isPlain = false;
  interveningModifier = 0;
  targetModifier = 0;
  ground: readonly TerrainFeature[] = [];
  shots: ShotsAtBuild = { target: undefined, repeated: [] };
  targetingComputer = false;
  gunnerOut = false;
  wounds = 0;
  steadyWhenProne = false;
  onThreeSoundLegs = false;
  partialCover = false;
  immobile = false;
  firesFromAir = false;
  aloft = false;

  forget(): void {
    this.#unit = undefined;
  }

  look(battle: Battle, { unit, target, line, spottersLine }: Shot): void {
    const known = this.#unit === unit && this.#target === target;
    if (known && this.#line === line && this.#spottersLine === spottersLine) return;
    this.#unit = unit;
    this.#target = target;
    this.#line = line;
    this.#spottersLine = spottersLine;
    const wades = line.wades || spottersLine?.wades === true;
    this.isPlain =
      battle.environment === undefined && !wades && isPlainShooter(unit) && isPlainTarget(target);
    if (!this.isPlain) return;
    const seen = spottersLine ?? lineThroughSmoke(battle, unit, target, line);
    this.interveningModifier = seen.interveningModifier;
    this.targetModifier = seen.targetModifier;
    this.partialCover = seen.behindCover;
    this.ground = featuresUnderfoot(battle.map, target.hex, target.elevation);
    this.targetingComputer = unit.hasWorking('targeting-computer');
    this.gunnerOut = unit.dedicatedGunner === 'out';
    this.wounds = unit.gunneryWounds;
    this.steadyWhenProne = unit.prone && unit.isSteadyWhenProne;
    this.onThreeSoundLegs = unit.prone && unit.isOnThreeSoundLegs;
    this.immobile = target.isImmobile;
    this.firesFromAir = unit.design.flight !== undefined && isAloft(battle.map, unit);
    this.aloft = target.design.flight !== undefined && isAloft(battle.map, target);
    this.shots = shotsAtBuild(unit, target);
    if (this.shots.target !== undefined) this.writeTarget(target, this.shots.target);
  }

  writeTarget(target: Combatant, struck: RepeatedShot['target']): void {
    struck.movementType = target.movement;
    struck.hexesMoved = target.hexesMoved;
    struck.heat = target.heat;
    struck.prone = target.prone;
    struck.immobile = this.immobile;
    struck.stuck = target.stuck;
    struck.skidded = target.skidded;
    struck.stealth = target.isStealthy && !target.shutDown;
    struck.voidSignature = target.isVoid && !target.shutDown;
    struck.chameleon = target.isCamouflaged && !target.shutDown;
    struck.partialCover = this.partialCover;
    const { flight } = target.design;
    struck.airborne = flight !== undefined && isAirborne(flight, target, this.aloft);
    struck.aloft = this.aloft;
  }
}

const anyPair = new Pair();

/**
 * The number of a shot on which only range, terrain, movement, heat and damage act, like most shots. The rules are
 * asked once for a weapon, its load and a build of target; after that, only the changing parts are worked out.
 * @param kept a pair that has not changed since its last use
 */
export function plainNumber(
  battle: Battle,
  shot: Shot,
  question: (battle: Battle, shot: Shot) => ToHitQuestion,
  kept?: Pair,
): number {
  const { unit, mount, target } = shot;
  const pair = kept ?? anyPair;
  if (kept === undefined) pair.forget();
  pair.look(battle, shot);
  if (!pair.isPlain || !isPlainWay(shot) || !isPlainGun(unit, mount)) return NOT_PLAIN;
  const repeated = repeatedShot(battle, shot, question, pair);
  const { attacker } = repeated;
  attacker.movementType = unit.movement;
  attacker.heat = unit.heat;
  attacker.pilotWounds = pair.wounds;
  attacker.sensorHits = unit.sensorHits;
  attacker.actuatorDamage = armOf(unit, mount.arm);
  attacker.targetingComputer = pair.targetingComputer;
  attacker.actuatorEnhancement = mount.arm >= 0 && unit.hasEnhancedActuators(mount.arm);
  attacker.gunnerOut = pair.gunnerOut;
  attacker.prone = unit.prone;
  attacker.steadyWhenProne = pair.steadyWhenProne;
  attacker.onThreeSoundLegs = pair.onThreeSoundLegs;
  attacker.skidded = unit.skidded;
  attacker.targetId = target.id;
  attacker.aloft = pair.firesFromAir;
  attacker.indirectFire = shot.order.spotter === undefined ? DIRECT_FIRE : indirectFire(battle, shot);
  const at = unit.design.soldiers === undefined ? BY_MACHINES : BY_SOLDIERS;
  return repeated.number(
    shot.bracket,
    shot.distance,
    pair.interveningModifier,
    pair.targetModifier,
    pair.ground,
    sumOf(unit.fireDamage(mount)) + sumOf(target.toHitAgainst(at[shot.bracket])),
  );
}

function sumOf(modifiers: readonly IToHitModifierDetail[] | undefined): number {
  let sum = 0;
  if (modifiers !== undefined) for (const { value } of modifiers) sum += value;
  return sum;
}

const shotsAtIt = (bySoldiers: boolean): Readonly<Record<RangeBracket, ShotAtIt>> => ({
  short: { bracket: 'short', bySoldiers },
  medium: { bracket: 'medium', bySoldiers },
  long: { bracket: 'long', bySoldiers },
  extreme: { bracket: 'extreme', bySoldiers },
  out_of_range: { bracket: 'out_of_range', bySoldiers },
});
const BY_MACHINES = shotsAtIt(false);
const BY_SOLDIERS = shotsAtIt(true);

/** A shot at the unit's only target, in the weapon's usual way: direct, or along the line of a friend. */
const isPlainWay = ({ order, line, spottersLine, halfway, secondary }: Shot): boolean =>
  line.walls === undefined &&
  (order.spotter === undefined || spottersLine !== undefined) &&
  order.location === undefined &&
  order.setting === undefined &&
  !(order.hotLoaded || order.pulse || halfway) &&
  secondary === undefined;

const isPlainShooter = (unit: Combatant): boolean =>
  unit.elevation >= 0 &&
  unit.podsInAll === 0 &&
  unit.spotting < 0 &&
  unit.quarry < 0 &&
  unit.design.shields.length === 0 &&
  !unit.afloat;

const isPlainTarget = (target: Combatant): boolean =>
  target.elevation >= 0 &&
  target.podsInAll === 0 &&
  target.taggedBy === 0 &&
  target.narcedBy === 0 &&
  !target.dodging;

/** Equipment that the unit was built with, and that ECM cannot jam. */
const isPlainGun = (unit: Combatant, mount: WeaponMount): boolean =>
  unit.design.weapons[mount.index] === mount &&
  !isPrimed(unit, mount) &&
  mount.linkedTo?.traits.includes('artemis-v') !== true;

function shotsAtBuild(unit: Combatant, target: Combatant): ShotsAtBuild {
  const { shots } = unit.aptitudes;
  let known = shots.get(target.aptitudes);
  if (known === undefined) {
    known = { target: undefined, repeated: [] };
    shots.set(target.aptitudes, known);
  }
  return known;
}

function repeatedShot(
  battle: Battle,
  shot: Shot,
  question: (battle: Battle, shot: Shot) => ToHitQuestion,
  pair: Pair,
): RepeatedShot {
  const { unit, mount, bin } = shot;
  const load = bin === undefined ? 0 : bin.index + 1;
  const served = unit.isWorking(mount.linkedFixture) ? 1 : 0;
  const place = (mount.index * (unit.design.bins.length + 1) + load) * 2 + served;
  const { shots } = pair;
  let repeated = shots.repeated[place];
  if (repeated === undefined) {
    const asked = question(battle, shot);
    shots.target ??= asked.target;
    pair.writeTarget(shot.target, shots.target);
    // These come and go with damage, bracket and speed: `plainNumber` adds them to each shot.
    const { damageModifiers: _, ...attacker } = asked.attacker;
    repeated = new RepeatedShot(attacker, shots.target, asked.options);
    shots.repeated[place] = repeated;
  }
  return repeated;
}
