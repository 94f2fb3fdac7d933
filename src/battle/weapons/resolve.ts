import { roll1d6, roll2d6 } from '../../dice/index.js';
import { clusterFamilyOf, clusterSizeOf, groupPointsOf } from '../../rules/cluster/families.js';
import { itemiseClusterModifier, rollWeaponHits } from '../../rules/cluster/index.js';
import { calledLocation } from '../../rules/hit-location/called-shot.js';
import { locationByTwoDice } from '../../rules/hit-location/hit-location.js';
import {
  determineAimedShotLocation,
  glancingDamage,
  type IHitLocation,
  isGlancingBlow,
  struckLocation,
} from '../../rules/hit-location/index.js';
import { MECH_LOCATIONS, type MechLocation } from '../../rules/hit-location/locations.js';
import type { Battle } from '../battle.js';
import { applyHit, type Source } from '../damage/apply-hit.js';
import type { Combatant } from '../mech/combatant.js';
import { meetMissiles } from './anti-missile.js';
import { damagePerHit, heatFromHit } from './damage-per-hit.js';
import { ecmOver, ecmOverTarget } from './ecm.js';
import { isAimed } from './shot.js';
import type { WeaponAttack } from './weapon-attack.js';

/** One declared attack: the roll, what hits, and where (combat.md section 11). */
export function resolveAttack(battle: Battle, attack: WeaponAttack): void {
  const { shot, needed, rounds } = attack;
  const { unit, mount, target } = shot;
  let roll = roll2d6(battle.roller);
  if (roll.total < needed && needed <= 12 && battle.spendsEdge(unit, 'reroll_to_hit')) {
    roll = roll2d6(battle.roller);
  }
  const jams = jamsOn(attack) >= roll.total;
  const hit = !(jams && mount.item.ammoFamily !== 'rotary-autocannon') && roll.total >= needed;
  if (battle.listening) {
    battle.tell({
      type: 'weapon-attack',
      unit: unit.index,
      target: target.index,
      weapon: mount.index,
      range: shot.distance,
      bracket: shot.bracket,
      shots: rounds,
      indirect: shot.order.spotter !== undefined,
      ...(shot.spottersLine && { spotter: shot.order.spotter as number }),
      bin: shot.bin?.index ?? -1,
      ...(shot.order.location !== undefined && { calledLocation: shot.order.location }),
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
    unit.jammed[mount.index] = 1;
    if (battle.listening) battle.tell({ type: 'jam', unit: unit.index, weapon: mount.index });
  }
  if (clusterFamilyOf(mount.item).streak && !hit) return;
  if (attack.waitsForLock) attack.pay();
  if (!hit) return;
  const glancing = isGlancingBlow(roll.total, needed, target.design.quirks, battle.rulesetOption);
  if (glancing && battle.listening) battle.tell({ type: 'glancing', target: target.index });
  strikeTarget(battle, attack, glancing);
}

/** An Ultra autocannon jams on 2 when it fires twice; a rotary one the more easily the faster it fires. */
function jamsOn({ shot, rounds }: WeaponAttack): number {
  if (rounds < 2) return 0;
  if (shot.mount.item.ammoFamily !== 'rotary-autocannon') return 2;
  return rounds >= 6 ? 4 : rounds >= 4 ? 3 : 2;
}

function strikeTarget(battle: Battle, attack: WeaponAttack, glancing: boolean): void {
  const { shot, rounds } = attack;
  const { unit, mount, target, bin } = shot;
  if (mount.use === 'tag') {
    target.taggedBy |= 1 << unit.side;
    if (battle.listening) battle.tell({ type: 'tagged', unit: unit.index, target: target.index });
    return;
  }
  const antiMissile = meetMissiles(battle, attack);
  const load = bin?.item;
  const size = clusterSizeOf(mount.item, { ammunition: load, shots: rounds, guns: attack.guns });
  const hits = size <= 1 ? size : rollCluster(battle, attack, size, antiMissile, glancing);
  if (mount.use === 'narc') {
    if (!antiMissile || hits > 0) attachBeacon(battle, attack);
    return;
  }
  const heat = heatFromHit(battle.roller, shot, hits);
  if (heat > 0) {
    target.externalHeat += heat;
    if (battle.listening) battle.tell({ type: 'heated', target: target.index, heat });
  }
  const each = damagePerHit(shot);
  if (each <= 0 || hits <= 0) return;
  const points = size <= 1 && glancing ? glancingDamage(each) : each;
  strikeInGroups(battle, attack, hits, points);
}

/** How many of a volley hit. */
function rollCluster(
  battle: Battle,
  { shot, rounds, guns }: WeaponAttack,
  size: number,
  antiMissile: boolean,
  glancing: boolean,
): number {
  const { unit, mount, target, bin } = shot;
  const volley = {
    weapon: mount.item,
    ...(bin && { ammunition: bin.item }),
    shots: rounds,
    ...(guns > 0 && { guns }),
    abilities: unit.pilot.abilities,
    weaponType: mount.item.name,
    rangeBracket: shot.bracket,
    ...(mount.linkedTo && unit.isWorking(mount.linkedFixture) && { linkedTo: mount.linkedTo }),
    indirectFire: shot.order.spotter !== undefined,
    targetNarced: (target.narcedBy & (1 << unit.side)) !== 0,
    antiMissile,
    ecmOnPath: ecmOver(battle, unit, target),
    ecmOnTarget: ecmOverTarget(battle, unit, target),
    ownStealth: unit.isStealthy,
    glancing,
  };
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
  const group = everyHitItsOwnLocation ? each : groupPointsOf(shot.mount.item, each);
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
  const { target, line, order, spottersLine } = shot;
  const seen = spottersLine ?? line;
  const rear = line.side === 'rear';
  const place = locationOf(battle, attack, first);
  const indirect = order.spotter !== undefined;
  const covered =
    struckLocation(
      place.location,
      {
        // A hill does not stop what comes from above (combat.md section 10.6).
        partialCover: (seen.behindCover && !indirect) || seen.wades,
        unitQuirks: target.design.quirks,
        quad: target.design.quad,
      },
      battle.rulesetOption,
    ) === 'cover';
  if (covered) {
    if (battle.listening) tellCover(battle, target, place, damage);
    return;
  }
  applyHit(battle, target, place, damage, rear, source);
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
    return isAimed(battle, shot)
      ? determineAimedShotLocation(line.side, named, battle.roller, battle.rulesetOption)
      : calledLocation(line.side, named, battle.rules);
  }
  return rollLocation(battle, shot.target, line.side);
}

/** A location by the table of the side, rolled again where Edge is spent on it. */
export function rollLocation(
  battle: Battle,
  target: Combatant,
  side: WeaponAttack['shot']['line']['side'],
): IHitLocation {
  const place = locationByTwoDice(side, roll2d6(battle.roller), battle.rules);
  if (target.edge.remainingPoints === 0) return place;
  const trigger =
    place.location === 'head'
      ? 'edge_when_headhit'
      : place.throughArmorCritical
        ? 'edge_when_tac'
        : undefined;
  const again =
    trigger !== undefined
      ? battle.spendsEdge(target, 'reroll_damage_location', trigger, 1)
      : battle.spendsEdge(target, 'reroll_damage_location', undefined, 0);
  return again ? locationByTwoDice(side, roll2d6(battle.roller), battle.rules) : place;
}

function attachBeacon(battle: Battle, { shot }: WeaponAttack): void {
  const { unit, target, line } = shot;
  const place = rollLocation(battle, target, line.side);
  target.narcedBy |= 1 << unit.side;
  target.narcLocation = MECH_LOCATIONS.indexOf(place.location.replace('_rear', '') as MechLocation);
  if (battle.listening) {
    battle.tell({ type: 'narced', unit: unit.index, target: target.index, location: target.narcLocation });
  }
}

/** For rolls of one die that stand for more or less (plasma, flamers). */
export const oneDie = (battle: Battle): number => roll1d6(battle.roller).total;
export type { Source };
