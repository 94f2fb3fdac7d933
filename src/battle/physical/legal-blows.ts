import { PHYSICAL_ATTACKS, physicalAttackWith } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Facing } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { BlowOrder } from '../orders.js';
import { toHitOfBlow } from './to-hit.js';

const SIDES = 6;
const AIMS = ['punch', 'kick'] as const;

/** A legal physical attack, and its target number. */
export interface LegalBlow {
  readonly order: BlowOrder;
  readonly needed: number;
}

const NO_BLOWS: readonly LegalBlow[] = [];

/**
 * Every single physical attack that a unit may make now, with this facing of the torso. Orders combine them and are
 * checked for that.
 */
export const legalBlows = (battle: Battle, unit: Combatant, torsoFacing?: Facing): readonly BlowOrder[] =>
  numberedBlows(battle, unit, torsoFacing).map(({ order }) => order);

/** The same with target numbers; without pushes for bots that never push. */
export function numberedBlows(
  battle: Battle,
  unit: Combatant,
  torsoFacing: Facing = unit.torsoFacing,
  pushes = true,
): readonly LegalBlow[] {
  if (!unit.canAct || unit.withdrawing || unit.dodging || unit.chargeTarget >= 0 || unit.hex === OFF_MAP) {
    return NO_BLOWS;
  }
  if (!unit.design.strikes) return NO_BLOWS;
  if (unit.prone || unit.design.closeAttack !== undefined)
    return battle.isCrowded ? blowsInOwnHex({ battle, unit, torsoFacing, pushes, blows: [] }) : NO_BLOWS;
  const { map, occupants } = battle;
  let blows: LegalBlow[] | undefined;
  for (let side = 0; side < SIDES; side += 1) {
    const hex = map.neighbors[unit.hex * SIDES + side] as number;
    const index = hex === OFF_MAP ? -1 : (occupants[hex] as number);
    const target = index < 0 ? undefined : battle.units[index];
    if (target === undefined || target.side === unit.side || target.isOut) continue;
    blows ??= [];
    addBlows({ battle, unit, torsoFacing, pushes, blows }, index);
  }
  // Infantry and flying units do not fill a hex, and of two units in one hex only one does.
  if (battle.isCrowded || battle.mayFly) {
    for (const { index, hex, side, isOut, swarming } of battle.units) {
      if (side === unit.side || isOut || hex === OFF_MAP) continue;
      if (occupants[hex] === index && hex !== unit.hex) continue;
      if (map.distance(unit.hex, hex) > 1) continue;
      blows ??= [];
      const found = { battle, unit, torsoFacing, pushes, blows };
      if (swarming === unit.index) addBrushOff(found, index);
      else addBlows(found, index);
    }
  }
  if (unit.carrying !== undefined) {
    blows ??= [];
    const found = { battle, unit, torsoFacing, pushes, blows };
    for (const { index } of battle.units) addIfLegal(found, { kind: 'throw', target: index });
  }
  return blows ?? NO_BLOWS;
}

/** Whether any unit is near enough to be attacked. In doubt, the answer is yes. */
export function mayStrikeSomebody(
  { map, occupants, units, isCrowded, mayFly }: Battle,
  unit: Combatant,
): boolean {
  if (isCrowded || mayFly || unit.carrying !== undefined) return true;
  if (unit.hex === OFF_MAP) return false;
  for (let side = 0; side < SIDES; side += 1) {
    const hex = map.neighbors[unit.hex * SIDES + side] as number;
    const index = hex === OFF_MAP ? -1 : (occupants[hex] as number);
    if (index >= 0 && units[index]?.side !== unit.side) return true;
  }
  return false;
}

/** The last result, and the unit it is for. */
interface Found {
  readonly battle: Battle;
  readonly unit: Combatant;
  readonly torsoFacing: Facing;
  readonly pushes: boolean;
  readonly blows: LegalBlow[];
}

/** With each arm, at infantry that swarms it. */
function addBrushOff(found: Found, target: number): void {
  for (const limb of found.unit.plan.arms) addIfLegal(found, { kind: 'brush_off', target, limb });
}

/** Attacks of units that only reach their own hex: prone 'Mechs, ProtoMechs, squads with claws. */
function blowsInOwnHex(found: Found): readonly LegalBlow[] {
  const { battle, unit, blows } = found;
  if (!battle.isCrowded) return NO_BLOWS;
  const kind = unit.design.closeAttack ?? 'thrash';
  const fists = unit.prone && unit.design.closeAttack === undefined ? unit.plan.arms : [];
  for (const { index, hex } of battle.units) {
    if (hex !== unit.hex) continue;
    addIfLegal(found, { kind, target: index });
    for (const limb of fists) addIfLegal(found, { kind: 'punch', target: index, limb });
  }
  return blows;
}

function addBlows(found: Found, target: number): void {
  const { unit } = found;
  const { physicalWeapons, plan } = unit.design;
  if (plan.arms.length > 0) {
    for (const limb of plan.arms) {
      if (unit.hasLost(limb) || (unit.firedFrom & (1 << limb)) !== 0) continue;
      addIfLegal(found, { kind: 'punch', target, limb });
      if (isGifted(unit)) addIfLegal(found, { kind: 'punch', target, limb, bothHands: true });
    }
    if (found.pushes) addIfLegal(found, { kind: 'push', target });
  }
  if (unit.legsLost === 0) {
    for (const limb of plan.legs) addIfLegal(found, { kind: 'kick', target, limb });
  }
  for (let weapon = 0; weapon < physicalWeapons.length; weapon += 1) {
    const mount = physicalWeapons[weapon];
    const kind = mount && physicalAttackWith(mount.item);
    // Claws and talons are part of punches and kicks.
    if (kind !== undefined && PHYSICAL_ATTACKS[kind].reach === 'weapon') {
      addSwings(found, { kind, target, weapon });
      if (mount?.item.modes?.includes('inactive')) {
        addSwings(found, { kind, target, weapon, inactive: true });
      }
    }
  }
  if (unit.carrying !== undefined) addSwings(found, { kind: 'club', target });
}

/** A weapon may be aimed at the upper or the lower body, or not at all. */
function addSwings(found: Found, order: BlowOrder): void {
  if (!addIfLegal(found, order)) return;
  for (const aimedAt of AIMS) addIfLegal(found, { ...order, aimedAt });
  if (isGifted(found.unit)) addIfLegal(found, { ...order, bothHands: true });
}

/** Attacks with both hands need an ability. */
const isGifted = ({ pilot }: Combatant): boolean => pilot.abilities.length > 0;

function addIfLegal({ battle, unit, torsoFacing, blows }: Found, order: BlowOrder): boolean {
  const needed = toHitOfBlow(battle, unit, order, torsoFacing);
  const legal = Number.isFinite(needed);
  if (legal) blows.push({ order, needed });
  return legal;
}
