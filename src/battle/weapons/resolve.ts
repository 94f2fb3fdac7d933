import { type DiceRoll, roll2d6 } from '../../dice/index.js';
import { rollDie, total2d6 } from '../../dice/roller.js';
import { locationAt } from '../../rules/body/plan.js';
import { rollHits } from '../../rules/cluster/roll.js';
import type { PodEffect } from '../../rules/effect/effect-entry.js';
import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import { strikesCover } from '../../rules/hit-location/cover.js';
import { NEAR_MISS } from '../../rules/hit-location/hit-tables.js';
import { glancingDamage } from '../../rules/hit-location/index.js';
import { rollAimed, type Struck, struckForSure } from '../../rules/hit-location/struck.js';
import { type Casualties, troopersLost } from '../../rules/infantry/casualties.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { applyHit } from '../damage/apply-hit.js';
import { breakFixture } from '../damage/break-fixture.js';
import { rollLocation, rollStanding, settledLocation } from '../damage/roll-location.js';
import { shock } from '../damage/shock.js';
import { meetMissiles } from './anti-missile.js';
import { clusterModifier, clusterModifiers, thinnedOut } from './cluster-roll.js';
import { coverOf } from './cover.js';
import { burst, feedAfter } from './feed.js';
import { clusterModifierIn } from './fire-mode.js';
import { attachPod } from './pods.js';
import { burstPulseModule } from './pulse-module.js';
import { recoil } from './recoil.js';
import { rolledPoints } from './rolled-points.js';
import { bracketFlown, isAimed, type Shot } from './shot.js';
import { strikeBuilding } from './strike-building.js';
import { heatTarget } from './target-heat.js';
import { firesInWater, seenFromBelow } from './water.js';
import type { WeaponAttack } from './weapon-attack.js';

/** One declared attack: the roll, the hits, and their locations (docs/rules/weapon-attacks.md). */
export function resolveAttack(battle: Battle, attack: WeaponAttack): void {
  const { shot, effect, needed } = attack;
  const { unit, mount, target } = shot;
  const roll = battle.listening ? rollFor(battle, attack) : undefined;
  const total = roll?.total ?? totalFor(battle, attack);
  const feed = feedAfter(battle, shot, total);
  const jams = effect.jamsUpTo >= total || feed === 'jams';
  const fires = feed === 'feeds' && !(jams && effect.jamMisses);
  const hit = fires && total >= needed;
  if (roll !== undefined) {
    battle.tell({
      type: 'weapon-attack',
      unit: unit.index,
      target: target.index,
      weapon: mount.index,
      ...(shot.line.walls !== undefined && { building: true as const }),
      range: shot.distance,
      bracket: shot.bracket,
      shots: effect.shots,
      ...(shot.order.hotLoaded && { hotLoaded: true as const }),
      ...(shot.order.pulse && { pulse: true as const }),
      indirect: shot.order.spotter !== undefined,
      ...(shot.spottersLine && { spotter: shot.order.spotter as number }),
      bin: shot.bin?.index ?? -1,
      ...(shot.order.location !== undefined && {
        calledLocation: locationAt(target.plan, shot.order.location),
      }),
      ...(shot.order.teammate !== undefined && { teammate: shot.order.teammate }),
      roll: {
        needed,
        dice: roll.dice,
        total: roll.total,
        ...(attack.modifiers && { modifiers: attack.modifiers }),
      },
      hit,
    });
  }
  if (jams) {
    unit.jam(mount.index, true);
    if (battle.listening) battle.tell({ type: 'jam', unit: unit.index, weapon: mount.index });
  }
  if (feed === 'explodes') burst(battle, shot);
  if (total <= effect.burstsUpTo) burstPulseModule(battle, shot);
  if (total <= effect.breaksUpTo) breakWeapon(battle, shot);
  if (effect.recoils) recoil(unit);
  if (!hit) return;
  if (effect.streak) attack.pay(battle, attack);
  if (shot.line.walls !== undefined) {
    const hits = effect.size <= 1 ? effect.size : rollCluster(battle, attack, false, false);
    strikeBuilding(battle, attack, shot.line.walls, hits);
    return;
  }
  const glancing = total - needed <= target.aptitudes.glancingMargin;
  if (glancing && battle.listening) battle.tell({ type: 'glancing', target: target.index });
  strikeTarget(battle, attack, glancing);
}

/** The weapon breaks, unless it is already destroyed. */
function breakWeapon(battle: Battle, { unit, mount: { fixture } }: Shot): void {
  if (!unit.isWorking(fixture)) return;
  breakFixture(unit, fixture);
  if (battle.listening) battle.tell({ type: 'broken', unit: unit.index, fixture });
}

/** The attack roll, or the second one if Edge is spent. */
function rollFor(battle: Battle, { shot, needed }: WeaponAttack): DiceRoll {
  const { unit, mount, target } = shot;
  const { rollGunnery } = unit.aptitudes;
  const roll = rollGunnery(battle.roller);
  if (roll.total >= needed || needed > 12 || unit.edge.remainingPoints === 0) return roll;
  const matter = { needed, rolled: roll.total, target: target.index, weapon: mount.index };
  return battle.spendsEdge(unit, 'reroll_to_hit', undefined, 0.5, matter) ? rollGunnery(battle.roller) : roll;
}

/** Its total, if no listener needs the dice. */
function totalFor(battle: Battle, attack: WeaponAttack): number {
  const { edge, aptitudes } = attack.shot.unit;
  const plain = edge.remainingPoints === 0 && aptitudes.rollGunnery === roll2d6;
  return plain ? total2d6(battle.roller) : rollFor(battle, attack).total;
}

function strikeTarget(battle: Battle, attack: WeaponAttack, glancing: boolean): void {
  const { shot, effect } = attack;
  const { unit, target } = shot;
  const { size, pod } = effect;
  if (effect.designates) {
    target.taggedBy |= 1 << unit.side;
    if (battle.listening) battle.tell({ type: 'tagged', unit: unit.index, target: target.index });
    return;
  }
  const antiMissile = meetMissiles(battle, attack);
  if (antiMissile && size <= 1 && isShotDown(battle, unit)) return;
  const hits = size <= 1 ? size : rollCluster(battle, attack, antiMissile, glancing);
  if (pod !== undefined && pod !== 'none') {
    attach(battle, attack, pod);
    return;
  }
  if (effect.burns) target.design.kind.burn(battle, target, hits, shot.line.side, attack.source);
  else heatTarget(battle, target, effect, hotHits(battle, attack, hits));
  const damage = effect.casualties?.hitByHit
    ? lostHitByHit(battle, effect, effect.casualties, hits)
    : sumOf(battle, effect, hits);
  const dealt = size <= 1 && glancing ? glancingDamage(damage) : damage;
  if (effect.kind === 'area' && target.design.struckAllOver) strikeEverywhere(battle, attack, dealt);
  else strikeInGroups(battle, attack, dealt);
}

/** Each incendiary missile has its own location: one that strikes the target's cover does not heat the target. */
function hotHits(battle: Battle, { shot, effect }: WeaponAttack, hits: number): number {
  const { target, line } = shot;
  const isInferno = effect.missiles > 0 && effect.heatEach > 0;
  if (!isInferno || !target.design.tracksHeat) return hits;
  if (coverOf(shot) === 'none' && !target.aptitudes.coversLegs) return hits;
  let past = 0;
  for (let hit = 0; hit < hits; hit += 1) {
    const { location } = rollStanding(battle, target, line.side, line.table);
    if (!isCovered(shot, target, location)) past += 1;
  }
  return past;
}

/** Each location of the target takes all of it. */
function strikeEverywhere(battle: Battle, attack: WeaponAttack, damage: number): void {
  const { target } = attack.shot;
  for (let location = 0; location < target.plan.locations.length && !target.isOut; location += 1)
    if (!target.hasLost(location)) strikeAt(battle, attack, struckForSure(location), damage);
}

function sumOf(battle: Battle, effect: WeaponEffect, hits: number): number {
  const points = rolledPoints(battle, effect, hits);
  return effect.casualties === undefined ? points : troopersLost(points, effect.casualties);
}

/** Each trooper of a squad who hits rolls separately against infantry. */
function lostHitByHit(battle: Battle, effect: WeaponEffect, casualties: Casualties, hits: number): number {
  let lost = 0;
  for (let hit = 0; hit < hits; hit += 1) lost += troopersLost(rolledPoints(battle, effect, 1), casualties);
  return lost;
}

function isShotDown(battle: Battle, unit: Combatant): boolean {
  const die = rollDie(battle.roller);
  const down = battle.rules.cluster.singleMissileShotDown.includes(die);
  if (down && battle.listening) battle.tell({ type: 'shot-down', unit: unit.index, die });
  return down;
}

/** The number of hits of a volley. */
function rollCluster(
  battle: Battle,
  { shot, effect, mode, circumstances }: WeaponAttack,
  antiMissile: boolean,
  glancing: boolean,
): number {
  const thinned = thinnedOut(circumstances, antiMissile, glancing);
  const { rules, roller } = battle;
  if (!battle.listening) {
    const added =
      mode === undefined
        ? clusterModifier(rules, shot.unit, shot.mount, bracketFlown(shot), effect, thinned)
        : clusterModifierIn(battle, mode, shot, thinned);
    return rollHits(effect, added, thinned, rules, roller);
  }
  const { total, modifiers } = clusterModifiers(battle, shot, effect, thinned);
  const dice: number[] = [];
  const overheard = (): number => {
    const die = roller();
    dice.push(die);
    return die;
  };
  const hits = rollHits(effect, total, thinned, rules, overheard);
  battle.tell({
    type: 'cluster',
    unit: shot.unit.index,
    weapon: shot.mount.index,
    hits,
    size: effect.size,
    dice,
    modifier: total,
    ...(battle.explaining && { modifiers }),
  });
  return hits;
}

/** Groups of hits, each with its own location. Only the first strikes a called or aimed location. */
function strikeInGroups(battle: Battle, attack: WeaponAttack, damage: number): void {
  const { groupPoints, together } = attack.effect;
  if (attack.shot.target.design.emplaced) {
    if (damage > 0) strikeOnce(battle, attack, damage, true);
    return;
  }
  if (together && damage > 0) {
    strikeTogether(battle, attack, damage, groupPoints);
    return;
  }
  let first = true;
  for (let left = damage; left > 0; left -= groupPoints) {
    strikeOnce(battle, attack, Math.min(groupPoints, left), first);
    first = false;
  }
}

/** Hits of this many points each, all in one location. */
function strikeTogether(battle: Battle, attack: WeaponAttack, damage: number, points: number): void {
  const place = locationOf(battle, attack, true);
  for (let left = damage; left > 0; left -= points) strikeAt(battle, attack, place, Math.min(points, left));
}

const strikeOnce = (battle: Battle, attack: WeaponAttack, damage: number, first: boolean): void =>
  strikeAt(battle, attack, locationOf(battle, attack, first), damage);

function strikeAt(battle: Battle, attack: WeaponAttack, place: Struck, damage: number): void {
  const { shot, effect, source } = attack;
  const { target, line } = shot;
  const rear = line.side === 'rear';
  if (isCovered(shot, target, place.location)) {
    if (battle.listening) tellCover(battle, target, place, damage);
    return;
  }
  applyHit(battle, target, place, damage, rear, source);
  if (effect.shocks) shock(battle, target, place.location, source);
}

function isCovered(shot: Shot, target: Combatant, location: number): boolean {
  const cover = coverOf(shot);
  if (cover === 'none' && !target.aptitudes.coversLegs) return false;
  return strikesCover(target.isLeg(location), cover === 'body' ? 'body' : 'legs');
}

function tellCover(battle: Battle, target: Combatant, place: Struck, damage: number): void {
  battle.tell({
    type: 'hit',
    target: target.index,
    location: locationAt(target.plan, place.location),
    rear: false,
    damage,
    dice: place.roll.dice,
    throughArmor: false,
    cover: true,
  });
}

function locationOf(battle: Battle, attack: WeaponAttack, first: boolean): Struck {
  const { shot } = attack;
  const { line, order, target } = shot;
  const aimedAt = first ? order.location : undefined;
  if (aimedAt === undefined) {
    const place = rollLocation(battle, target, line.side, line.table);
    return target.afloat && firesInWater(shot.unit, shot.mount)
      ? seenFromBelow(target, line.side, place)
      : place;
  }
  if (!isAimed(battle, shot)) return struckForSure(aimedAt);
  const asItComes = (): Struck => rollStanding(battle, target, line.side, line.table);
  const place = rollAimed(aimedAt, battle.rules.hitLocation, battle.roller, asItComes);
  // A shot that missed its aimed location strikes a random one.
  return place.location === aimedAt ? place : settledLocation(battle, target, place, asItComes);
}

/** A pod attaches itself to the target. */
function attach(battle: Battle, { shot }: WeaponAttack, pod: PodEffect): void {
  const { unit, target, line } = shot;
  const { location } = rollLocation(battle, target, line.side, line.table);
  if (location === NEAR_MISS) return;
  attachPod(target, pod, unit.side, location);
  if (battle.listening) {
    battle.tell({
      type: 'narced',
      unit: unit.index,
      target: target.index,
      location: locationAt(target.plan, location),
      pod,
    });
  }
}
