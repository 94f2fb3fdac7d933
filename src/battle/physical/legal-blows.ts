import { PHYSICAL_ATTACKS, physicalAttackWith } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { BlowOrder } from '../orders.js';
import { toHitOfBlow } from './to-hit.js';

const SIDES = 6;
const AIMS = ['punch', 'kick'] as const;
const NO_BLOWS: readonly BlowOrder[] = [];

/**
 * Every blow that a unit may strike now, one by one. Which of them go together is for the order to say, and is checked
 * with it.
 */
export function legalBlows(battle: Battle, unit: Combatant): readonly BlowOrder[] {
  if (
    !unit.canAct ||
    unit.withdrawing ||
    unit.prone ||
    unit.dodging ||
    unit.chargeTarget >= 0 ||
    unit.hex === OFF_MAP
  ) {
    return NO_BLOWS;
  }
  const { map, occupants } = battle;
  let blows: BlowOrder[] | undefined;
  for (let side = 0; side < SIDES; side += 1) {
    const hex = map.neighbors[unit.hex * SIDES + side] as number;
    const index = hex === OFF_MAP ? -1 : (occupants[hex] as number);
    const target = index < 0 ? undefined : battle.units[index];
    if (target === undefined || target.side === unit.side || target.isOut) continue;
    blows ??= [];
    addBlows(battle, unit, index, blows);
  }
  // Soldiers fill no hex, nor does what flies.
  if (battle.mayBeSwarmed || battle.mayFly) {
    for (const { index, hex, side, fillsHex, isOut } of battle.units) {
      if (fillsHex || side === unit.side || isOut || hex === OFF_MAP) continue;
      if (map.distance(unit.hex, hex) !== 1) continue;
      blows ??= [];
      addBlows(battle, unit, index, blows);
    }
  }
  if (unit.carrying !== undefined) {
    blows ??= [];
    for (const { index } of battle.units) addIfLegal(battle, unit, { kind: 'throw', target: index }, blows);
  }
  return blows ?? NO_BLOWS;
}

function addBlows(battle: Battle, unit: Combatant, target: number, blows: BlowOrder[]): void {
  const { physicalWeapons, plan } = unit.design;
  if (plan.arms.length > 0) {
    for (const limb of plan.arms) {
      if (unit.hasLost(limb) || (unit.firedFrom & (1 << limb)) !== 0) continue;
      addIfLegal(battle, unit, { kind: 'punch', target, limb }, blows);
      if (isGifted(unit)) addIfLegal(battle, unit, { kind: 'punch', target, limb, bothHands: true }, blows);
    }
    addIfLegal(battle, unit, { kind: 'push', target }, blows);
  }
  if (unit.legsLost === 0) {
    for (const limb of plan.legs) addIfLegal(battle, unit, { kind: 'kick', target, limb }, blows);
  }
  for (let weapon = 0; weapon < physicalWeapons.length; weapon += 1) {
    const mount = physicalWeapons[weapon];
    const kind = mount && physicalAttackWith(mount.item);
    // Claws and talons are part of punches and kicks.
    if (kind !== undefined && PHYSICAL_ATTACKS[kind].reach === 'weapon') {
      addSwings(battle, unit, { kind, target, weapon }, blows);
      if (mount?.item.modes?.includes('inactive')) {
        addSwings(battle, unit, { kind, target, weapon, inactive: true }, blows);
      }
    }
  }
  if (unit.carrying !== undefined) addSwings(battle, unit, { kind: 'club', target }, blows);
}

/** A weapon may be swung as it comes, or at the upper or the lower body. */
function addSwings(battle: Battle, unit: Combatant, order: BlowOrder, blows: BlowOrder[]): void {
  if (!addIfLegal(battle, unit, order, blows)) return;
  for (const aimedAt of AIMS) addIfLegal(battle, unit, { ...order, aimedAt }, blows);
  if (isGifted(unit)) addIfLegal(battle, unit, { ...order, bothHands: true }, blows);
}

/** Only an ability lets a pilot strike with both hands at once. */
const isGifted = ({ pilot }: Combatant): boolean => pilot.abilities.length > 0;

function addIfLegal(battle: Battle, unit: Combatant, order: BlowOrder, blows: BlowOrder[]): boolean {
  const legal = Number.isFinite(toHitOfBlow(battle, unit, order));
  if (legal) blows.push(order);
  return legal;
}
