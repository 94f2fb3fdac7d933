import { calculateWeaponHeat } from '../../rules/heat/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { mountReaches } from './arcs.js';
import { binFor } from './legality.js';
import { pointTo } from './line.js';
import type { WeaponAttack } from './weapon-attack.js';

/**
 * Whether an anti-missile system of the target engages this volley. Each engages a limited number per turn in its arc,
 * and spends a round on each (docs/rules/clusters.md). The defender keeps it for the larger volleys, which are resolved
 * first.
 */
export function meetMissiles(battle: Battle, { shot, effect, metBy }: WeaponAttack): boolean {
  const { unit, target } = shot;
  if (effect.missiles === 0 || !isOnGuard(target)) return false;
  for (const system of metBy ?? antiMissileSystems(target)) {
    if (!isReady(battle, target, system, unit)) continue;
    const bin = system.needsAmmunition ? binFor(target, system) : undefined;
    if (system.needsAmmunition && bin === undefined) continue;
    if (bin !== undefined) target.spend(bin.index, 1);
    target.antiMissileUsed[system.index] = (target.antiMissileUsed[system.index] as number) + 1;
    target.weaponHeat += calculateWeaponHeat(system.item.heat, system.quirks, battle.rulesetOption);
    if (battle.listening) {
      battle.tell({ type: 'anti-missile', unit: target.index, against: unit.index, weapon: system.index });
    }
    return true;
  }
  return false;
}

const NO_SYSTEMS: readonly WeaponMount[] = [];

export function antiMissileSystems(unit: Combatant): readonly WeaponMount[] {
  if (!unit.design.meetsMissiles) return NO_SYSTEMS;
  return unit.design.weapons.filter(({ use, fixture }) => use === 'anti-missile' && unit.isWorking(fixture));
}

/** They fire automatically, with or without the pilot, as long as there is power. */
const isOnGuard = ({ design, shutDown, isOut }: Combatant): boolean =>
  design.meetsMissiles && !shutDown && !isOut;

/** The number of volleys from there that a unit's systems can still engage in this turn. */
export function volleysStillMet(battle: Battle, target: Combatant, from: Combatant): number {
  if (!isOnGuard(target)) return 0;
  let volleys = 0;
  for (const system of antiMissileSystems(target)) {
    const fed = !system.needsAmmunition || binFor(target, system) !== undefined;
    if (fed && isReady(battle, target, system, from)) volleys += volleysLeft(battle, target, system);
  }
  return volleys;
}

function volleysLeft({ rules: { cluster } }: Battle, target: Combatant, system: WeaponMount): number {
  const { ammoFamily } = system.item;
  const inTurn = ammoFamily && cluster.antiMissileVolleysOf[ammoFamily];
  return (inTurn ?? cluster.antiMissileVolleys) - (target.antiMissileUsed[system.index] as number);
}

function isReady(battle: Battle, target: Combatant, system: WeaponMount, from: Combatant): boolean {
  if (volleysLeft(battle, target, system) <= 0) return false;
  const point = pointTo(battle, target, from);
  return mountReaches(target, system, point, target.torsoFacing, target.armsFlipped);
}
