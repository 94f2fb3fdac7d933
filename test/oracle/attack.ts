import type { WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import { isInArc } from '../../src/battle/sight/arcs.js';
import { roll1d6 } from '../../src/dice/index.js';
import { mechLocationAt } from '../../src/rules/body/mech-plans.js';
import { type IClusterShot, itemiseClusterModifier } from '../../src/rules/cluster/index.js';
import { rollHits } from '../../src/rules/cluster/roll.js';
import { explosionDamage } from '../../src/rules/critical/index.js';
import { armorRule, cooled } from '../../src/rules/damage/materials.js';
import type { PodEffect } from '../../src/rules/effect/effect-entry.js';
import type { WeaponEffect } from '../../src/rules/effect/weapon-effect.js';
import { weaponEffect } from '../../src/rules/effect/weapon-effect-of.js';
import { mayTurnAbout } from '../../src/rules/facing/index.js';
import { disturbsElectronics, rollAmmunitionFeed } from '../../src/rules/firing/index.js';
import { mostShotsOf } from '../../src/rules/firing/jams.js';
import { calculateWeaponHeat } from '../../src/rules/heat/index.js';
import {
  determineCalledShotLocation,
  determineHitLocation,
  glancingDamage,
  type IHitLocation,
  isGlancingBlow,
  splitDamage,
  struckLocation,
} from '../../src/rules/hit-location/index.js';
import { mechLocationOf } from '../../src/rules/hit-location/locations.js';
import { rollSkill } from '../../src/rules/pilot/index.js';
import type { FiringArc, IToHitCalculation } from '../../src/rules/to-hit/index.js';
import { pointTo } from './bearing.js';
import { carrierOf, chassisOf, isOut, works } from './condition.js';
import { applyHit, breakFixture, explodeInside, isCharged, NOBODY, type Source } from './damage.js';
import { spendsEdge } from './edge.js';
import { isPathJammed, isTargetJammed, POD_BITS } from './electronics.js';
import { binOf, coverOf, type OracleShot, shotOf, toHitOf } from './shot.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** A declared shot with all that is known before it is rolled for. */
export interface OracleAttack {
  readonly shot: OracleShot;
  readonly effect: WeaponEffect;
  readonly toHit: IToHitCalculation;
  /** Rounds that it takes out of its bin. */
  readonly spent: number;
  /** Guns of an array that fire. */
  readonly guns: number;
  readonly charged: boolean;
  /** What befalls a volley on its way. */
  readonly volley: IClusterShot;
  /** Anti-missile systems that were in order when the fire was declared. */
  readonly metBy: readonly WeaponMount[];
  readonly source: Source;
}

/** `claimed`: rounds of a bin that are for other weapons of the order. */
export function attackOf(
  battle: OracleBattle,
  unit: OracleUnit,
  order: FireOrder,
  shotOrder: ShotOrder,
  claimed: (bin: number) => number,
): OracleAttack {
  const shot = shotOf(battle, unit, order, shotOrder);
  const { mount, bin, load, target } = shot;
  const left =
    bin === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(1, at(unit.rounds, bin.index) - claimed(bin.index));
  const wanted = mostShotsOf(mount.item) > 1 ? (shotOrder.shots ?? 1) : 1;
  const shots = Math.min(wanted, left);
  const guns = Math.min(mount.guns.filter((gun) => works(unit, gun)).length, left);
  const charged = isCharged(unit, mount.linkedFixture);
  const linkedTo = works(unit, mount.linkedFixture) ? mount.linkedTo : undefined;
  const effect = weaponEffect(
    {
      weapon: mount.item,
      load,
      linkedTo,
      bracket: shot.bracketFlown,
      shots,
      guns,
      hotLoaded: shotOrder.hotLoaded === true,
      charged,
      heats: shotOrder.heats === true,
      coolTarget: !shot.target.design.tracksHeat,
      pulse: shotOrder.pulse === true,
      setting: shotOrder.setting,
      tooClose: shot.line.range <= shot.minimumRange,
    },
    battle.rules,
  );
  const side = 1 << unit.side;
  const flies = effect.missiles > 0;
  return {
    shot,
    effect,
    toHit: toHitOf(battle, shot),
    spent: mount.guns.length > 0 ? guns : shots,
    guns,
    charged,
    volley: {
      weapon: mount.item,
      abilities: unit.pilot.abilities,
      rangeBracket: shot.bracketFlown,
      ...(load && { ammunition: load }),
      ...(linkedTo && { linkedTo }),
      indirectFire: shotOrder.spotter !== undefined,
      targetNarced: (target.narcedBy & side) !== 0,
      targetTagged: (target.taggedBy & side) !== 0,
      ecmOnPath: flies && isPathJammed(battle, unit, target),
      ecmOnTarget: flies && isTargetJammed(battle, unit, target),
      ownStealth: unit.isStealthy || unit.isVoid,
    },
    metBy: target.design.weapons.filter(
      ({ use, fixture }) => use === 'anti-missile' && works(target, fixture),
    ),
    source: { attacker: unit, weapon: mount.index, kind: effect.kind, pierces: effect.pierces },
  };
}

/** Ammunition is spent and heat made, hit or miss; a lock-on launcher does both only if it hits. */
export function pay(battle: OracleBattle, { shot, effect, spent, charged }: OracleAttack): void {
  const { unit, mount, bin } = shot;
  const { option, tell } = battle;
  if (charged) unit.charged[mount.linkedFixture] = 0;
  if (unit.charged[mount.fixture] === 1) unit.charged[mount.fixture] = 0;
  if (bin !== undefined) {
    unit.rounds[bin.index] = Math.max(0, at(unit.rounds, bin.index) - spent);
    if (binOf(battle, unit, mount) === undefined)
      tell({ type: 'no-ammunition', unit: unit.index, weapon: mount.index });
  }
  if (mount.builtInShots > 0) unit.builtInFired[mount.index] = at(unit.builtInFired, mount.index) + 1;
  for (const location of [mount.location, mount.secondLocation]) {
    if (location >= 0) unit.firedFrom |= 1 << location;
  }
  if (mount.item.category === 'energy' && disturbsElectronics(carrierOf(unit), mount.quirks, option)) {
    unit.disturbing = true;
    tell({ type: 'disturbed', unit: unit.index, weapon: mount.index });
  }
  unit.weaponHeat += calculateWeaponHeat(effect.heat, mount.quirks, option) * effect.shots + effect.addedHeat;
}

/** One declared attack: the roll, what hits, and where. */
export function resolveAttack(battle: OracleBattle, attack: OracleAttack): void {
  const { shot, effect, toHit } = attack;
  const { unit, mount, target, bin, order } = shot;
  const { option, roller, tell } = battle;
  const needed = toHit.finalToHit;
  const fire = () => rollSkill('gunnery', unit.pilot.abilities, roller, option);
  let roll = fire();
  if (roll.total < needed && needed <= 12 && spendsEdge(battle, unit, 'reroll_to_hit')) roll = fire();
  const feed = bin === undefined ? 'feeds' : rollAmmunitionFeed(mount.quirks, roll.total, roller, option);
  const jams = roll.total <= effect.jamsUpTo || feed === 'jams';
  const fires = feed === 'feeds' && !(jams && effect.jamMisses);
  const hit = fires && roll.total >= needed;
  tell({
    type: 'weapon-attack',
    unit: unit.index,
    target: target.index,
    weapon: mount.index,
    range: shot.line.range,
    bracket: shot.bracket,
    shots: effect.shots,
    ...(order.hotLoaded && { hotLoaded: true as const }),
    ...(order.pulse && { pulse: true as const }),
    indirect: order.spotter !== undefined,
    ...(order.spotter !== undefined && order.spotter !== unit.index && { spotter: order.spotter }),
    bin: bin?.index ?? -1,
    ...(order.location !== undefined && { calledLocation: at(target.design.plan.locations, order.location) }),
    ...(order.teammate !== undefined && { teammate: order.teammate }),
    roll: { needed, dice: roll.dice, total: roll.total, modifiers: toHit.modifiers },
    hit,
  });
  if (jams) {
    unit.jammed[mount.index] = 1;
    tell({ type: 'jam', unit: unit.index, weapon: mount.index });
  }
  if (feed === 'explodes') burst(battle, shot);
  if (roll.total <= effect.burstsUpTo) burstPulseModule(battle, shot);
  if (!hit) return;
  if (effect.streak) pay(battle, attack);
  const glancing = isGlancingBlow(roll.total, needed, target.design.quirks, option);
  if (glancing) tell({ type: 'glancing', target: target.index });
  strikeTarget(battle, attack, glancing);
}

/** The round in the barrel blows up, and the weapon with it. */
function burst(battle: OracleBattle, { unit, mount, bin }: OracleShot): void {
  const damage = bin === undefined ? 0 : explosionDamage(bin.item, { rounds: 1 }, battle.option);
  breakFixture(unit, mount.fixture);
  battle.tell({ type: 'broken', unit: unit.index, fixture: mount.fixture });
  if (damage > 0) explodeInside(battle, unit, mount.location, damage, mount.fixture, NOBODY);
}

/** A pulse module blows up, unless it is in pieces already, and takes its laser with it. */
function burstPulseModule(battle: OracleBattle, { unit, mount }: OracleShot): void {
  const { linkedTo, linkedFixture, fixture } = mount;
  if (linkedTo === undefined || !works(unit, linkedFixture)) return;
  breakFixture(unit, fixture);
  breakFixture(unit, linkedFixture);
  battle.tell({ type: 'broken', unit: unit.index, fixture });
  const location = unit.design.fixtures[linkedFixture]?.location ?? mount.location;
  explodeInside(battle, unit, location, explosionDamage(linkedTo, {}, battle.option), linkedFixture, NOBODY);
}

function strikeTarget(battle: OracleBattle, attack: OracleAttack, glancing: boolean): void {
  const { shot, effect } = attack;
  const { unit, target, line } = shot;
  if (effect.designates) {
    target.taggedBy |= 1 << unit.side;
    battle.tell({ type: 'tagged', unit: unit.index, target: target.index });
    return;
  }
  const single = effect.size <= 1;
  const antiMissile = effect.missiles > 0 && meetMissiles(battle, attack);
  if (antiMissile && single) {
    const die = roll1d6(battle.roller).total;
    if (battle.rules.cluster.singleMissileShotDown.includes(die)) {
      battle.tell({ type: 'shot-down', unit: unit.index, die });
      return;
    }
  }
  const hits = single ? effect.size : rollVolley(battle, attack, antiMissile, glancing);
  if (effect.pod !== undefined && effect.pod !== 'none') {
    const { location } = rollLocation(battle, target, line.side);
    attach(battle, unit, target, effect.pod, mechLocationOf(location));
    return;
  }
  heatTarget(battle, target, effect, hits);
  const points = single && glancing ? glancingDamage(effect.points) : effect.points;
  if (hits * points <= 0) return;
  if (effect.together) {
    // One place for all of them.
    const place = placeOf(battle, attack, true);
    for (let hit = 0; hit < hits; hit += 1) strikeAt(battle, attack, place, points);
    return;
  }
  for (const [group, damage] of splitDamage(hits * points, effect.groupPoints).entries()) {
    strikeAt(battle, attack, placeOf(battle, attack, group === 0), damage);
  }
}

/** The first system that bears on the attacker and has a round and a volley left meets the missiles. */
function meetMissiles(battle: OracleBattle, { shot, metBy }: OracleAttack): boolean {
  const { unit, target } = shot;
  if (target.shutDown || isOut(target)) return false;
  const system = metBy.find(
    (each) =>
      at(target.antiMissileUsed, each.index) < battle.rules.cluster.antiMissileVolleys &&
      bearsOn(battle, target, each, unit) &&
      (!each.needsAmmunition || binOf(battle, target, each) !== undefined),
  );
  if (system === undefined) return false;
  const bin = binOf(battle, target, system);
  if (bin !== undefined) target.rounds[bin.index] = at(target.rounds, bin.index) - 1;
  target.antiMissileUsed[system.index] = at(target.antiMissileUsed, system.index) + 1;
  target.weaponHeat += calculateWeaponHeat(system.item.heat, system.quirks, battle.option);
  battle.tell({ type: 'anti-missile', unit: target.index, against: unit.index, weapon: system.index });
  return true;
}

/** Whether a weapon points at another unit, with torso and arms as they are turned. */
function bearsOn(battle: OracleBattle, unit: OracleUnit, mount: WeaponMount, other: OracleUnit): boolean {
  const point = pointTo(battle, unit, other);
  if (mount.fixed) return isInArc(mount.arc, point, unit.facing);
  const { torsoFacing, armsFlipped, design } = unit;
  if (design.plan.torsos.includes(mount.location) && mayTurnAbout(mount.quirks, battle.option)) {
    return isInArc('forward', point, torsoFacing) || isInArc('rear', point, torsoFacing);
  }
  const flipped = mount.arc === 'rear' ? 'forward' : 'rear';
  return isInArc(armsFlipped && mount.flips ? flipped : mount.arc, point, torsoFacing);
}

/** How many of a volley hit. */
function rollVolley(
  battle: OracleBattle,
  attack: OracleAttack,
  antiMissile: boolean,
  glancing: boolean,
): number {
  const { shot, effect } = attack;
  const volley = { ...attack.volley, weapon: shot.mount.item, antiMissile, glancing };
  const { total, modifiers } = itemiseClusterModifier(volley, battle.option);
  const dice: number[] = [];
  // As many as are armed at this distance.
  const hits = rollHits(effect, total, volley, battle.rules, () => {
    const die = battle.roller();
    dice.push(die);
    return die;
  });
  battle.tell({
    type: 'cluster',
    unit: shot.unit.index,
    weapon: shot.mount.index,
    hits,
    size: effect.size,
    dice,
    modifier: total,
    modifiers,
  });
  return hits;
}

/** Heat that hits bring; the armor of the center torso speaks for all. */
function heatTarget(battle: OracleBattle, target: OracleUnit, effect: WeaponEffect, hits: number): void {
  const { design, armor } = target;
  const { center } = design.plan;
  if (hits <= 0 || !design.tracksHeat) return;
  let brought = effect.heatEach * hits;
  for (let die = 0; die < effect.heatDice; die += 1) brought += roll1d6(battle.roller).total;
  const rule = armorRule(design.armorTypes[center], battle.rules);
  const heat = at(armor, center) > 0 ? cooled(rule, brought) : brought;
  if (heat <= 0) return;
  target.externalHeat += heat;
  battle.tell({ type: 'heated', target: target.index, heat });
}

/** Where a group of hits strikes; a called or aimed location is struck by the first alone. */
function placeOf(battle: OracleBattle, { shot }: OracleAttack, first: boolean): IHitLocation {
  const { target, line, order } = shot;
  return first && order.location !== undefined
    ? calledLocation(battle, target, line.side, order.location)
    : rollLocation(battle, target, line.side);
}

function strikeAt(battle: OracleBattle, attack: OracleAttack, place: IHitLocation, damage: number): void {
  const { shot, source } = attack;
  const { target, line } = shot;
  if (struckLocation(place.location, coverOf(battle, shot), battle.option) !== 'cover') {
    applyHit(battle, target, place, damage, line.side === 'rear', source);
    return;
  }
  battle.tell({
    type: 'hit',
    target: target.index,
    location: mechLocationOf(place.location),
    rear: false,
    damage,
    dice: place.roll.dice,
    throughArmor: false,
    cover: true,
  });
}

/** By the table of the side, rolled again where Edge is spent on it. */
export function rollLocation(battle: OracleBattle, target: OracleUnit, side: FiringArc): IHitLocation {
  const roll = () =>
    determineHitLocation(side, battle.roller, { ...battle.option, chassis: chassisOf(target) });
  return settled(battle, target, roll(), roll);
}

/** A location that was named; what goes wide of the aim has come by chance. */
function calledLocation(
  battle: OracleBattle,
  target: OracleUnit,
  side: FiringArc,
  index: number,
): IHitLocation {
  const options = { ...battle.option, chassis: chassisOf(target) };
  const called = mechLocationAt(index);
  const place = determineCalledShotLocation(side, called, battle.roller, options);
  if (mechLocationOf(place.location) === called) return place;
  return settled(battle, target, place, () => determineHitLocation(side, battle.roller, options));
}

function settled(
  battle: OracleBattle,
  target: OracleUnit,
  place: IHitLocation,
  again: () => IHitLocation,
): IHitLocation {
  const head = at(target.design.plan.locations, target.design.plan.head);
  const trigger =
    mechLocationOf(place.location) === head
      ? 'edge_when_headhit'
      : place.throughArmorCritical
        ? 'edge_when_tac'
        : undefined;
  const stake = trigger === undefined ? 0 : 1;
  return spendsEdge(battle, target, 'reroll_damage_location', trigger, stake) ? again() : place;
}

/** A pod clings to the target. */
function attach(
  { tell }: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
  pod: PodEffect,
  part: OracleUnit['design']['plan']['locations'][number],
): void {
  const location = target.design.plan.locations.indexOf(part);
  if (pod === 'beacon' || pod === 'homing') {
    target.narcedBy |= 1 << unit.side;
    target.narcLocation = location;
  }
  const kind = POD_BITS[pod];
  if (kind !== undefined) {
    target.pods[location] = at(target.pods, location) | (1 << (kind + unit.side));
    target.podsInAll |= 1 << (kind + unit.side);
  }
  tell({ type: 'narced', unit: unit.index, target: target.index, location: part, pod });
}
