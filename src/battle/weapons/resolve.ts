import { roll1d6, roll2d6 } from '../../dice/index.js';
import { clusterFamilyOf, clusterSizeOf, groupPointsOf, isBlast } from '../../rules/cluster/families.js';
import { itemiseClusterModifier, rollWeaponHits } from '../../rules/cluster/index.js';
import { locationIndex } from '../../rules/damage/body.js';
import { jamMisses, jamsUpTo } from '../../rules/firing/jams.js';
import { podEffect } from '../../rules/firing/pods.js';
import { pulseModuleBursts } from '../../rules/firing/pulse-module.js';
import { bringsDownSingleMissile } from '../../rules/firing/single-missile.js';
import { calledLocation } from '../../rules/hit-location/called-shot.js';
import { strikesCover } from '../../rules/hit-location/cover.js';
import { locationByTwoDice } from '../../rules/hit-location/hit-location.js';
import {
  determineAimedShotLocation,
  glancingDamage,
  type IHitLocation,
} from '../../rules/hit-location/index.js';
import { MECH_LOCATIONS, type MechLocation, mechLocationOf } from '../../rules/hit-location/locations.js';
import type { Battle } from '../battle.js';
import { applyHit } from '../damage/apply-hit.js';
import { rollLocation, settledLocation } from '../damage/roll-location.js';
import type { Combatant } from '../mech/combatant.js';
import { meetMissiles } from './anti-missile.js';
import { coverOf } from './cover.js';
import { damagePerHit, heatFromHit, heatTakenIn } from './damage-per-hit.js';
import { burst, feedAfter } from './feed.js';
import { attachPod } from './pods.js';
import { burstPulseModule } from './pulse-module.js';
import { isAimed, loadOf, type Shot } from './shot.js';
import { volleyOf } from './volley-of.js';
import type { WeaponAttack } from './weapon-attack.js';

/** One declared attack: the roll, what hits, and where (combat.md section 11). */
export function resolveAttack(battle: Battle, attack: WeaponAttack): void {
  const { shot, needed, rounds } = attack;
  const { unit, mount, target } = shot;
  const { rollGunnery } = unit.aptitudes;
  let roll = rollGunnery(battle.roller);
  if (roll.total < needed && needed <= 12 && battle.spendsEdge(unit, 'reroll_to_hit')) {
    roll = rollGunnery(battle.roller);
  }
  const feed = feedAfter(battle, shot, roll.total);
  const jams = jamsUpTo(mount.item, rounds) >= roll.total || feed === 'jams';
  const fires = feed === 'feeds' && !(jams && jamMisses(mount.item));
  const hit = fires && roll.total >= needed;
  if (battle.listening) {
    battle.tell({
      type: 'weapon-attack',
      unit: unit.index,
      target: target.index,
      weapon: mount.index,
      range: shot.distance,
      bracket: shot.bracket,
      shots: rounds,
      ...(shot.order.hotLoaded && { hotLoaded: true as const }),
      ...(shot.order.pulse && { pulse: true as const }),
      indirect: shot.order.spotter !== undefined,
      ...(shot.spottersLine && { spotter: shot.order.spotter as number }),
      bin: shot.bin?.index ?? -1,
      ...(shot.order.location !== undefined && { calledLocation: shot.order.location }),
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
  if (shot.order.pulse && pulseModuleBursts(roll.total)) burstPulseModule(battle, shot);
  if (clusterFamilyOf(mount.item).streak && !hit) return;
  if (attack.waitsForLock) attack.pay();
  if (!hit) return;
  const glancing = roll.total - needed <= target.aptitudes.glancingMargin;
  if (glancing && battle.listening) battle.tell({ type: 'glancing', target: target.index });
  strikeTarget(battle, attack, glancing);
}

function strikeTarget(battle: Battle, attack: WeaponAttack, glancing: boolean): void {
  const { shot, rounds } = attack;
  const { unit, mount, target } = shot;
  if (mount.use === 'tag') {
    target.taggedBy |= 1 << unit.side;
    if (battle.listening) battle.tell({ type: 'tagged', unit: unit.index, target: target.index });
    return;
  }
  const antiMissile = meetMissiles(battle, attack);
  const load = loadOf(shot);
  const size = clusterSizeOf(mount.item, { ammunition: load, shots: rounds, guns: attack.guns });
  if (antiMissile && size <= 1 && isShotDown(battle, unit)) return;
  const hits = size <= 1 ? size : rollCluster(battle, attack, size, antiMissile, glancing);
  if (mount.use === 'narc') {
    attachBeacon(battle, attack);
    return;
  }
  const heat = heatTakenIn(target, heatFromHit(battle.roller, shot, hits));
  if (heat > 0) {
    target.externalHeat += heat;
    if (battle.listening) battle.tell({ type: 'heated', target: target.index, heat });
  }
  const each = damagePerHit(shot, attack.charged);
  if (each <= 0 || hits <= 0) return;
  const points = size <= 1 && glancing ? glancingDamage(each) : each;
  strikeInGroups(battle, attack, hits, points);
}

/** A missile that comes alone is brought down, or it is not. */
function isShotDown(battle: Battle, unit: Combatant): boolean {
  const die = roll1d6(battle.roller).total;
  const down = bringsDownSingleMissile(die);
  if (down && battle.listening) battle.tell({ type: 'shot-down', unit: unit.index, die });
  return down;
}

/** How many of a volley hit. */
function rollCluster(
  battle: Battle,
  { shot, rounds, guns, narced, volley: declared }: WeaponAttack,
  size: number,
  antiMissile: boolean,
  glancing: boolean,
): number {
  const { unit, mount } = shot;
  const known = declared ?? volleyOf(battle, shot, rounds, guns);
  const volley = { ...known, targetNarced: narced, antiMissile, glancing };
  if (!battle.listening) return rollWeaponHits(volley, battle.roller, battle.rulesetOption);
  const dice: number[] = [];
  const overheard = (): number => {
    const die = battle.roller();
    dice.push(die);
    return die;
  };
  const hits = rollWeaponHits(volley, overheard, battle.rulesetOption);
  const { total, modifiers } = itemiseClusterModifier(volley, battle.rulesetOption);
  battle.tell({
    type: 'cluster',
    unit: unit.index,
    weapon: mount.index,
    hits,
    size,
    dice,
    modifier: total,
    ...(battle.explaining && { modifiers }),
  });
  return hits;
}

/** Groups of hits, each with a location of its own; a called or aimed location is struck by the first alone. */
function strikeInGroups(battle: Battle, attack: WeaponAttack, hits: number, each: number): void {
  const { shot } = attack;
  const { everyHitItsOwnLocation } = battle.rules.hitLocation;
  const { item } = shot.mount;
  const group = everyHitItsOwnLocation && !isBlast(item) ? each : groupPointsOf(item, each);
  let left = hits * each;
  let first = true;
  while (left > 0) {
    const damage = Math.min(group, left);
    left -= damage;
    strikeOnce(battle, attack, damage, first);
    first = false;
  }
}

function strikeOnce(battle: Battle, attack: WeaponAttack, damage: number, first: boolean): void {
  const { shot, source } = attack;
  const { target, line } = shot;
  const rear = line.side === 'rear';
  const place = locationOf(battle, attack, first);
  if (isCovered(shot, target, locationIndex(mechLocationOf(place.location)))) {
    if (battle.listening) tellCover(battle, target, place, damage);
    return;
  }
  applyHit(battle, target, place, damage, rear, source);
}

function isCovered(shot: Shot, target: Combatant, location: number): boolean {
  const cover = coverOf(shot);
  if (cover === 'none' && !target.aptitudes.coversLegs) return false;
  return strikesCover(target.isLeg(location), cover === 'body' ? 'body' : 'legs');
}

function tellCover(battle: Battle, target: Combatant, place: IHitLocation, damage: number): void {
  battle.tell({
    type: 'hit',
    target: target.index,
    location: MECH_LOCATIONS.indexOf(place.location as MechLocation),
    rear: false,
    damage,
    dice: place.roll.dice,
    throughArmor: false,
    cover: true,
  });
}

function locationOf(battle: Battle, attack: WeaponAttack, first: boolean): IHitLocation {
  const { shot } = attack;
  const { line, order } = shot;
  const named = first && order.location !== undefined ? MECH_LOCATIONS[order.location] : undefined;
  if (named !== undefined) {
    if (!isAimed(battle, shot)) return calledLocation(line.side, named, battle.rules);
    const place = determineAimedShotLocation(line.side, named, battle.roller, battle.rulesetOption);
    // What went wide of the aim has come by chance.
    return mechLocationOf(place.location) === named
      ? place
      : settledLocation(battle, shot.target, place, () =>
          locationByTwoDice(line.side, roll2d6(battle.roller), battle.rules),
        );
  }
  return rollLocation(battle, shot.target, line.side);
}

/** A pod clings to the target, or blows up on it. */
function attachBeacon(battle: Battle, attack: WeaponAttack): void {
  const { shot } = attack;
  const { unit, target, line } = shot;
  const load = loadOf(shot);
  const pod = load === undefined ? 'beacon' : podEffect(load);
  if (pod === 'none') {
    strikeOnce(battle, attack, load?.damagePerShot ?? 0, true);
    return;
  }
  const place = rollLocation(battle, target, line.side);
  const location = MECH_LOCATIONS.indexOf(mechLocationOf(place.location));
  attachPod(target, pod, unit.side, location);
  if (battle.listening) {
    battle.tell({ type: 'narced', unit: unit.index, target: target.index, location, pod });
  }
}
