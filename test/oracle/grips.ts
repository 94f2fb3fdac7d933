import type { WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import { roll2d6 } from '../../src/dice/index.js';
import { swarmCell } from '../../src/rules/anti-mech/swarm-table.js';
import {
  type AntiMechAttack,
  antiMechToHit,
  BOOSTER_DAMAGE,
  LEG_ATTACK_DAMAGE,
  UNTRAINED_ANTI_MECH,
} from '../../src/rules/anti-mech/to-hit.js';
import { fromNoSide, mechHitTables } from '../../src/rules/hit-location/hit-tables.js';
import { rollStruck, type Struck } from '../../src/rules/hit-location/struck.js';
import type { ITargetNumber } from '../../src/rules/modifier.js';
import { rollSkill } from '../../src/rules/pilot/index.js';
import { chassisOf, isGone, isImmobile, isOut, peopleLeft, suitsLeft, works } from './condition.js';
import { applyHit } from './damage.js';
import { someSide, tablesOf } from './location.js';
import type { Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';
import { endSwarm } from './swarm.js';
import type { Declared } from './weapons-phase.js';

/** An attack of soldiers on a unit in their hex, as it is before anybody fires. */
export interface Grip {
  readonly unit: OracleUnit;
  readonly target: OracleUnit;
  /** Undefined for those who cling to the target already. */
  readonly attack: AntiMechAttack | undefined;
  readonly check: ITargetNumber;
  readonly legDamage: number;
  /** The damage of soldiers on a host, and its groups. */
  readonly swarmDamage: number;
  readonly group: number;
}

const GROUP_OF_PEOPLE = 2;

/** Soldiers who let go come off at once. */
export function gripsOf(battle: OracleBattle, declared: Declared): readonly Grip[] {
  return declared.flatMap(({ unit: index, order }) => {
    const unit = at(battle.units, index);
    if (unit.swarming >= 0) {
      if (!order.letGo) return [gripOf(battle, unit, unit.swarming, undefined)];
      endSwarm(battle, unit, 'let-go');
      return [];
    }
    return order.antiMech === undefined
      ? []
      : [gripOf(battle, unit, order.antiMech.target, order.antiMech.attack)];
  });
}

function gripOf(
  battle: OracleBattle,
  unit: OracleUnit,
  index: number,
  attack: AntiMechAttack | undefined,
): Grip {
  const target = at(battle.units, index);
  const swarmDamage = armsDamage(unit) + strength(unit);
  return {
    unit,
    target,
    attack,
    check: numberOf(battle, unit, target, attack ?? 'swarm'),
    legDamage: LEG_ATTACK_DAMAGE + strength(unit),
    swarmDamage,
    group: unit.design.squad === undefined ? GROUP_OF_PEOPLE : swarmDamage,
  };
}

/** The modifiers of claws and boosters, counting all original troopers. */
function strength({ design: { squad, plan } }: OracleUnit): number {
  if (squad === undefined) return 0;
  return squad.vibroClaws + (squad.boosted ? BOOSTER_DAMAGE * plan.locations.length : 0);
}

/** Suits use what they hold in their arms, people all that they carry. */
function armsDamage(unit: OracleUnit): number {
  const { weapons, squad } = unit.design;
  if (squad === undefined) {
    const each = weapons.reduce((sum, { smallArms }) => sum + (smallArms?.perTrooper ?? 0), 0);
    return Math.round(each * peopleLeft(unit));
  }
  return weapons
    .filter((mount) => isHeldInArm(mount) && works(unit, mount.fixture))
    .reduce((sum, mount) => sum + pointsOf(mount) * (mount.perTrooper ? suitsLeft(unit) : 1), 0);
}

const isHeldInArm = ({ item, mount, smallArms }: WeaponMount): boolean =>
  'suitMount' in mount &&
  (mount.suitMount === 'left-arm' || mount.suitMount === 'right-arm') &&
  item.category !== 'missile' &&
  smallArms === undefined;

function pointsOf({ item: { damage } }: WeaponMount): number {
  if (typeof damage === 'object') return damage.short;
  return typeof damage === 'number' ? damage : 0;
}

function numberOf(
  { rules }: OracleBattle,
  unit: OracleUnit,
  target: OracleUnit,
  attack: AntiMechAttack,
): ITargetNumber {
  const { squad, infantry } = unit.design;
  const { foothold, quirks } = target.design;
  const trained = infantry === undefined || infantry.trainedAgainstMechs;
  return antiMechToHit({
    attack,
    skill: trained ? unit.pilot.piloting : UNTRAINED_ANTI_MECH,
    soldiers: squad === undefined ? 'infantry' : 'battle-armor',
    troopers: squad === undefined ? peopleLeft(unit) : suitsLeft(unit),
    magneticClaws: squad?.magneticClaws === true,
    mountaineers: infantry?.mountaineers === true,
    rules,
    target: {
      movementType: target.movement,
      hexesMoved: target.hexesMoved,
      prone: target.prone,
      immobile: isImmobile(target, rules),
      clumsy: foothold?.clumsy ?? 0,
      hull: foothold?.on === 'hull',
      quirks,
    },
  });
}

export function resolveGrip(battle: OracleBattle, grip: Grip): void {
  const { unit, target, attack, check } = grip;
  const source: Source = { attacker: unit, weapon: -1, kind: 'physical' };
  if (attack === undefined) {
    tearAt(battle, grip, source);
    return;
  }
  const { dice, total } = rollSkill('piloting', unit.pilot.abilities, battle.roller, battle.option);
  const hit = total >= check.targetNumber;
  battle.tell({
    type: 'anti-mech',
    unit: unit.index,
    target: target.index,
    attack,
    roll: { needed: check.targetNumber, dice, total, modifiers: check.modifiers },
    hit,
  });
  if (!hit) return;
  if (attack === 'leg') strikeLeg(battle, grip, source);
  else if (!isOut(unit) && !isOut(target)) unit.swarming = target.index;
}

/** By the table of kicks from ahead, the other leg if that one is gone; and always a critical check. */
function strikeLeg(battle: OracleBattle, { target, legDamage }: Grip, source: Source): void {
  const tables = mechHitTables(battle.rules, chassisOf(target));
  const struck = rollStruck(tables, 'kick', 'front', battle.roller);
  const legs = [struck.location, ...target.design.plan.legs];
  const location = legs.find((leg) => !isGone(target, leg));
  if (location === undefined) return;
  applyHit(battle, target, { ...struck, location, throughArmorCritical: true }, legDamage, false, source);
}

function tearAt(battle: OracleBattle, grip: Grip, source: Source): void {
  const { unit, target, swarmDamage: damage, group } = grip;
  if (isOut(target)) return;
  battle.tell({ type: 'swarm-attack', unit: unit.index, target: target.index, damage });
  const suits = unit.design.squad !== undefined;
  // Suits with nothing in hand look for a gap in the armor of a 'Mech.
  if (damage === 0 && suits && target.design.foothold?.on === 'legs') {
    const { location } = placeOf(battle, target, suits).place;
    if (!isGone(target, location))
      battle.kindOf(target).checkForCriticals(battle, target, location, source, { throughArmor: true }, 0);
  }
  for (let left = damage; left > 0 && !isOut(target); left -= group) {
    const { place, rear } = placeOf(battle, target, suits);
    applyHit(battle, target, place, Math.min(group, left), rear, source);
  }
}

/** On a hull, some side of it; on a 'Mech, by the table of swarms. Suits get through armor with every hit. */
function placeOf(
  battle: OracleBattle,
  target: OracleUnit,
  critical: boolean,
): { readonly place: Struck; readonly rear: boolean } {
  const { design } = target;
  if (design.foothold?.on === 'hull') {
    const side = someSide(battle, target);
    const place = rollStruck(fromNoSide(tablesOf(target)), 'full', side, battle.roller);
    return { place: { ...place, throughArmorCritical: critical || place.throughArmorCritical }, rear: false };
  }
  const roll = roll2d6(battle.roller);
  const cell = swarmCell(roll.total, design.plan.arms.length > 0);
  const location = design.plan.locations.indexOf(cell.location);
  return { place: { location, throughArmorCritical: critical, motive: undefined, roll }, rear: cell.rear };
}
