import type { WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import { isInArc } from '../../src/battle/sight/arcs.js';
import { roll1d6 } from '../../src/dice/index.js';
import { resolveAbilities } from '../../src/rules/abilities/ability-catalog.js';
import type { LocationName } from '../../src/rules/body/plan.js';
import { clusterModifiersOf } from '../../src/rules/cluster/calculate.js';
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
import type { BodySide } from '../../src/rules/hit-location/body-sides.js';
import { NEAR_MISS } from '../../src/rules/hit-location/hit-tables.js';
import { glancingDamage, isGlancingBlow, splitDamage } from '../../src/rules/hit-location/index.js';
import { type Struck, struckForSure } from '../../src/rules/hit-location/struck.js';
import { type Casualties, troopersLost, UNSHIELDED } from '../../src/rules/infantry/casualties.js';
import { rollSkill } from '../../src/rules/pilot/index.js';
import type { IToHitCalculation } from '../../src/rules/to-hit/index.js';
import { pointTo } from './bearing.js';
import { carrierOf, isAfloat, isCharged, isGone, isOut, peopleLeft, suitsLeft, works } from './condition.js';
import { applyHit } from './damage.js';
import { spendsEdge } from './edge.js';
import { isPathJammed, isTargetJammed, POD_BITS } from './electronics.js';
import { calledLocation, rolledLocation, rollLocation } from './location.js';
import { isInside, platoonOf } from './people.js';
import { shock } from './shock.js';
import { binOf, firesInWater, isCovered, type OracleShot, shotOf, toHitOf } from './shot.js';
import { NOBODY, type Source } from './source.js';
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
  /** What happens to a volley on its way. */
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
      troopers: mount.perTrooper ? suitsLeft(unit) : 1,
      fireproof: target.design.fireproof,
      platoon: platoonOf(battle, target, unit),
      walls: shot.walls,
      fire: mount.smallArms && { arms: mount.smallArms, troopers: handsOf(unit, mount) },
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
      targetNarced: shot.walls === undefined && (target.narcedBy & side) !== 0,
      targetTagged: shot.walls === undefined && (target.taggedBy & side) !== 0,
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

/** The soldiers who fire small arms: all of a platoon, all suits of a squad, or the one who carries them. */
const handsOf = (unit: OracleUnit, { perTrooper }: WeaponMount): number =>
  perTrooper ? suitsLeft(unit) : unit.design.people === undefined ? 1 : peopleLeft(unit);

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
    ...(shot.walls !== undefined && { building: true as const }),
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
  if (roll.total <= effect.breaksUpTo && works(unit, mount.fixture)) {
    battle.kindOf(unit).breakFixture(unit, mount.fixture);
    tell({ type: 'broken', unit: unit.index, fixture: mount.fixture });
  }
  const { falls, superheavy, tonnage } = unit.design;
  if (effect.recoils && falls && !superheavy && unit.movement !== 'stationary')
    unit.rolls.push({ kind: 'recoil', tonnage });
  if (!hit) return;
  if (effect.streak) pay(battle, attack);
  if (shot.walls !== undefined) {
    strikeWalls(battle, attack, shot.walls);
    return;
  }
  const glancing = isGlancingBlow(roll.total, needed, target.design.quirks, option);
  if (glancing) tell({ type: 'glancing', target: target.index });
  strikeTarget(battle, attack, glancing);
}

/** The round in the barrel blows up, and the weapon with it. */
function burst(battle: OracleBattle, { unit, mount, bin }: OracleShot): void {
  const damage = bin === undefined ? 0 : explosionDamage(bin.item, { rounds: 1 }, battle.option);
  const kind = battle.kindOf(unit);
  kind.breakFixture(unit, mount.fixture);
  battle.tell({ type: 'broken', unit: unit.index, fixture: mount.fixture });
  if (damage > 0) kind.explodeInside(battle, unit, mount.location, damage, mount.fixture, NOBODY);
}

/** A pulse module blows up, unless it is in pieces already, and takes its laser with it. */
function burstPulseModule(battle: OracleBattle, { unit, mount }: OracleShot): void {
  const { linkedTo, linkedFixture, fixture } = mount;
  if (linkedTo === undefined || !works(unit, linkedFixture)) return;
  const kind = battle.kindOf(unit);
  kind.breakFixture(unit, fixture);
  kind.breakFixture(unit, linkedFixture);
  battle.tell({ type: 'broken', unit: unit.index, fixture });
  const location = unit.design.fixtures[linkedFixture]?.location ?? mount.location;
  kind.explodeInside(
    battle,
    unit,
    location,
    explosionDamage(linkedTo, {}, battle.option),
    linkedFixture,
    NOBODY,
  );
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
    const { location } = rollLocation(battle, target, line.side, line.floorsAbove);
    if (location !== NEAR_MISS) attach(battle, unit, target, effect.pod, location);
    return;
  }
  if (effect.burns) battle.kindOf(target).burn(battle, target, hits, line.side, attack.source);
  else heatTarget(battle, target, effect, past(battle, attack, hits));
  const damage = damageOf(battle, attack, hits);
  const dealt = single && glancing ? glancingDamage(damage) : damage;
  if (dealt > 0) strikeWith(battle, attack, dealt);
}

const SHARES_BY_CONSTRUCTION = [1, 3 / 4, 1 / 2, 1 / 4, 0];
const POINTS_OF_A_GROUP = 5;
const POINTS_TO_KILL = 10;
const KILLED_BY_AN_INFERNO = 3;
const GETS_IN_ON = 5;

/** The building bears all of it; soldiers of both sides inside share the rest. */
function strikeWalls(battle: OracleBattle, attack: OracleAttack, walls: number): void {
  const { shot, effect, source } = attack;
  const { hex } = shot.target;
  const hits = effect.size <= 1 ? effect.size : rollVolley(battle, attack, false, false);
  const damage = pointsOf(battle, effect, hits);
  battle.tell({ type: 'building-struck', unit: shot.unit.index, hex, damage });
  const passing = Math.round(damage * at(SHARES_BY_CONSTRUCTION, walls));
  for (const unit of battle.units) {
    if (unit.hex !== hex || !isInside(battle.map, unit) || isOut(unit) || unit.swarming >= 0) continue;
    const strike = (points: number): void =>
      applyHit(battle, unit, rollLocation(battle, unit, 'front'), points, false, source);
    const { people } = unit.design;
    if (effect.burns) {
      const dice = Array.from({ length: hits }, () => roll1d6(battle.roller).total);
      const inside = dice.filter((die) => die >= GETS_IN_ON).length;
      if (people === undefined) battle.kindOf(unit).burn(battle, unit, inside, 'front', source);
      else if (inside > 0) strike(inside * KILLED_BY_AN_INFERNO);
    } else if (people === undefined) {
      for (const points of splitDamage(passing, POINTS_OF_A_GROUP)) strike(points);
    } else {
      const men = Math.ceil(passing / POINTS_TO_KILL) * (people.mechanized ? 2 : 1);
      const lost = Math.ceil(men / people.divisor);
      if (lost > 0) strike(lost);
    }
  }
}

/** Burning missiles at a 'Mech behind cover find a place each, and those that find the cover leave it cold. */
function past(battle: OracleBattle, { shot, effect }: OracleAttack, hits: number): number {
  const { target, line } = shot;
  const places = target.design.plan.locations.keys();
  const hides = effect.missiles > 0 && effect.heatEach > 0 && target.design.tracksHeat;
  if (!hides || ![...places].some((location) => isCovered(battle, shot, location))) return hits;
  return Array.from({ length: hits }, () =>
    rolledLocation(battle, target, line.side, line.floorsAbove),
  ).filter(({ location }) => !isCovered(battle, shot, location)).length;
}

/** Points of all hits, with the dice that come with them; of people, troopers. */
function damageOf(battle: OracleBattle, { effect, shot }: OracleAttack, hits: number): number {
  const { casualties } = effect;
  if (casualties?.hitByHit) {
    // Each suit that hits finds people by itself.
    let lost = 0;
    for (let hit = 0; hit < hits; hit += 1)
      lost += lostThrough(shot.floors, pointsOf(battle, effect, 1), casualties);
    return lost;
  }
  const sum = pointsOf(battle, effect, hits);
  return casualties === undefined ? sum : lostThrough(shot.floors, sum, casualties);
}

const ABSORBED_BY_FLOORS = [0, 0, 0, 1 / 2, 3 / 4];

const pastFloors = (construction: number | undefined, points: number): number =>
  points - Math.floor(points * at(ABSORBED_BY_FLOORS, construction ?? 0));

/** Floors come after what the platoon rides, and before what doubles or divides its losses. No floor stops infernos. */
function lostThrough(floors: number | undefined, points: number, casualties: Casualties): number {
  if (floors === undefined || casualties === UNSHIELDED) return troopersLost(points, casualties);
  const found = troopersLost(points, { ...casualties, times: 1, divisor: 1 });
  return Math.ceil((pastFloors(floors, found) * casualties.times) / casualties.divisor);
}

/** Troopers do fractions of a point, which are rounded in sum. */
function pointsOf({ roller }: OracleBattle, effect: WeaponEffect, hits: number): number {
  let sum = Math.round(hits * effect.points);
  for (let die = 0; hits > 0 && die < effect.damageDice; die += 1) {
    const { total } = roll1d6(roller);
    sum += effect.halfDie ? Math.ceil(total / 2) : total;
  }
  return sum;
}

/** What bursts all over a hex strikes every suit; a building takes all of an attack as one blow; all else comes in groups. */
function strikeWith(battle: OracleBattle, attack: OracleAttack, damage: number): void {
  const { effect, shot } = attack;
  const { design } = shot.target;
  if (effect.kind === 'area' && design.struckAllOver) {
    for (const location of design.plan.locations.keys()) {
      if (!isGone(shot.target, location) && !isOut(shot.target))
        strikeAt(battle, attack, struckForSure(location), damage);
    }
    return;
  }
  if (effect.together && !design.emplaced) {
    // One place for all of them.
    const place = placeOf(battle, attack, true);
    for (const points of splitDamage(damage, effect.points)) strikeAt(battle, attack, place, points);
    return;
  }
  const groups = design.emplaced ? [damage] : splitDamage(damage, effect.groupPoints);
  for (const [group, points] of groups.entries())
    strikeAt(battle, attack, placeOf(battle, attack, group === 0), points);
}

/** The volleys that a system meets in a turn. */
function volleysMetBy({ rules: { cluster } }: OracleBattle, { item: { ammoFamily } }: WeaponMount): number {
  const own = ammoFamily === undefined ? undefined : cluster.antiMissileVolleysOf[ammoFamily];
  return own ?? cluster.antiMissileVolleys;
}

/** The first system that bears on the attacker and has a round and a volley left meets the missiles. */
function meetMissiles(battle: OracleBattle, { shot, metBy }: OracleAttack): boolean {
  const { unit, target } = shot;
  if (target.shutDown || isOut(target)) return false;
  const system = metBy.find(
    (each) =>
      at(target.antiMissileUsed, each.index) < volleysMetBy(battle, each) &&
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
  if (mount.inSecondTurret) return isInArc(mount.arc, point, unit.secondFacing);
  const { torsoFacing, armsFlipped, design } = unit;
  if (design.plan.torsos.includes(mount.location) && mayTurnAbout(mount.quirks, battle.option)) {
    return isInArc('forward', point, torsoFacing) || isInArc('rear', point, torsoFacing);
  }
  const flipped = mount.arc === 'rear' ? 'forward' : 'rear';
  return isInArc(armsFlipped && mount.flips ? flipped : mount.arc, point, torsoFacing);
}

/** The number of hits of a volley. */
function rollVolley(
  battle: OracleBattle,
  attack: OracleAttack,
  antiMissile: boolean,
  glancing: boolean,
): number {
  const { shot, effect } = attack;
  const volley = { ...attack.volley, weapon: shot.mount.item, antiMissile, glancing };
  const { total, modifiers } = itemised(battle, attack, volley);
  const dice: number[] = [];
  // The number of missiles that are armed at this distance.
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

/** For a squad or platoon the table counts troopers, not weapons. */
function itemised(battle: OracleBattle, { shot, effect }: OracleAttack, volley: IClusterShot) {
  const { mount, unit, bracketFlown } = shot;
  if (unit.design.soldiers === undefined) return itemiseClusterModifier(volley, battle.option);
  return clusterModifiersOf({
    rules: battle.rules,
    effect: effect.cluster,
    weaponName: mount.item.name,
    weaponType: mount.item.name,
    rangeBracket: bracketFlown,
    abilities: resolveAbilities(unit.pilot.abilities),
    designatedWeaponType: undefined,
    circumstances: volley,
  });
}

/** Heat that hits bring; the armor of the center torso speaks for all. */
function heatTarget(battle: OracleBattle, target: OracleUnit, effect: WeaponEffect, hits: number): void {
  const { design, armor } = target;
  const { center } = design.plan;
  if (hits <= 0 || !design.tracksHeat) return;
  let brought = Math.round(effect.heatEach * hits);
  for (let die = 0; die < Math.floor(effect.heatDice); die += 1) brought += roll1d6(battle.roller).total;
  if (effect.heatDice % 1 > 0) brought += Math.ceil(roll1d6(battle.roller).total / 2);
  const rule = armorRule(design.armorTypes[center], battle.rules);
  const heat = at(armor, center) > 0 ? cooled(rule, brought) : brought;
  if (heat <= 0) return;
  target.externalHeat += heat;
  battle.tell({ type: 'heated', target: target.index, heat });
}

/** The location of a group of hits. Only the first group strikes a called or aimed location. */
function placeOf(battle: OracleBattle, { shot }: OracleAttack, first: boolean): Struck {
  const { unit, mount, target, line, order } = shot;
  if (first && order.location !== undefined)
    return calledLocation(battle, target, line.side, order.location, line.floorsAbove);
  const place = rollLocation(battle, target, line.side, line.floorsAbove);
  return isAfloat(target) && firesInWater(unit, mount) ? underTheHull(shot, place) : place;
}

const HULL: Readonly<Partial<Record<BodySide, LocationName>>> = {
  front: 'front',
  right: 'right_side',
  rear: 'rear',
  left: 'left_side',
};

/** From below, the hull of a ship with four sides hides its turrets: its side is struck. */
function underTheHull({ target, line }: OracleShot, place: Struck): Struck {
  const isTurret = ['turret', 'front_turret'].includes(at(target.design.plan.locations, place.location));
  if (!isTurret || target.design.vehicle?.sixSided) return place;
  const hull = HULL[line.side];
  return hull === undefined ? place : { ...place, location: target.design.plan.locations.indexOf(hull) };
}

function strikeAt(battle: OracleBattle, attack: OracleAttack, place: Struck, damage: number): void {
  const { shot, source } = attack;
  const { target, line } = shot;
  if (!isCovered(battle, shot, place.location)) {
    // Platoons have lost by the head already; a suit takes what comes through to it.
    const points = target.design.people === undefined ? pastFloors(shot.floors, damage) : damage;
    applyHit(battle, target, place, points, line.side === 'rear', source);
    if (attack.effect.shocks) shock(battle, target, place.location, source);
    return;
  }
  battle.tell({
    type: 'hit',
    target: target.index,
    location: at(target.design.plan.locations, place.location),
    rear: false,
    damage,
    dice: place.roll.dice,
    throughArmor: false,
    cover: true,
  });
}

/** A pod clings to the target. */
function attach(
  { tell }: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
  pod: PodEffect,
  location: number,
): void {
  if (pod === 'beacon' || pod === 'homing') {
    target.narcedBy |= 1 << unit.side;
    target.narcLocation = location;
  }
  const kind = POD_BITS[pod];
  if (kind !== undefined) {
    target.pods[location] = at(target.pods, location) | (1 << (kind + unit.side));
    target.podsInAll |= 1 << (kind + unit.side);
  }
  const part = at(target.design.plan.locations, location);
  tell({ type: 'narced', unit: unit.index, target: target.index, location: part, pod });
}
