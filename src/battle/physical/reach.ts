import { PHYSICAL_ATTACKS, type PhysicalAttackKind } from '../../rules/physical/index.js';
import type { Combatant } from '../combatant/combatant.js';
import { bearingPoint } from '../hex/bearing.js';
import type { Facing } from '../hex/hex.js';
import { type HexMap, OFF_MAP } from '../map/hex-map.js';
import { isInArc } from '../sight/arcs.js';

const SIDES = 6;

/** The hexside between two adjacent hexes, or -1 if they are not adjacent. */
export function directionTo({ neighbors }: HexMap, from: number, to: number): Facing | -1 {
  if (to === OFF_MAP) return -1;
  for (let side = 0; side < SIDES; side += 1) {
    if (neighbors[from * SIDES + side] === to) return side as Facing;
  }
  return -1;
}

// Hexsides to the right of straight ahead, one bit each.
const AHEAD = 0b000001;
const FORWARD = 0b100011;
const LEFT = FORWARD | 0b010000;
const RIGHT = FORWARD | 0b000100;
const BEHIND = 0b001000;

/**
 * Whether the limb can reach the target's direction: arms turn with the torso, legs and pushes with the feet, except
 * that a tripod kicks in front of its torso (docs/rules/arcs.md).
 */
export function isInReach(
  map: HexMap,
  unit: Combatant,
  target: Combatant,
  kind: PhysicalAttackKind,
  limb: number,
  torsoFacing: Facing,
  direction: Facing | -1,
): boolean {
  // A target in its own hex is in reach of all attacks that work at no distance.
  if (direction < 0)
    return unit.hex === target.hex || (kind === 'throw' && liesAhead(map, unit, target, torsoFacing));
  const by = PHYSICAL_ATTACKS[kind].limb;
  const byFeet = by === 'leg' ? !unit.design.strikesForward : by === 'body' || kind === 'push';
  const facing = byFeet ? unit.facing : torsoFacing;
  return ((arcOf(unit, kind, limb) >> ((direction - facing + SIDES) % SIDES)) & 1) === 1;
}

function arcOf(unit: Combatant, kind: PhysicalAttackKind, limb: number): number {
  switch (PHYSICAL_ATTACKS[kind].limb) {
    case 'leg':
      return isMuleKick(unit, limb) ? BEHIND : FORWARD;
    case 'arm':
      if (unit.plan.isArm[limb] !== 1 || unit.design.strikesForward) return FORWARD;
      return (unit.plan.side[limb] as number) < 0 ? LEFT : RIGHT;
    case 'arms':
      return kind === 'push' ? AHEAD : FORWARD;
    case 'body':
      return kind === 'dfa' ? -1 : AHEAD;
  }
}

/** A quad kicks backward with its rear legs. */
export const isMuleKick = ({ plan }: Combatant, leg: number): boolean =>
  plan.pairsOfLegs.length > 1 && plan.pairsOfLegs[0]?.includes(leg) === false;

function liesAhead(map: HexMap, unit: Combatant, target: Combatant, torsoFacing: Facing): boolean {
  const point = bearingPoint(
    map.columnOf(unit.hex),
    map.rowOf(unit.hex),
    map.columnOf(target.hex),
    map.rowOf(target.hex),
  );
  return isInArc('forward', point, torsoFacing);
}

/** Levels from the feet of one unit up to those of the other. */
export const levelsBetween = ({ level }: HexMap, unit: Combatant, target: Combatant): number =>
  (level[target.hex] as number) + target.elevation - (level[unit.hex] as number) - unit.elevation;
