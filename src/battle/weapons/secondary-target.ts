import { TARGETS_OF_A_GUNNER } from '../../rules/crew/seats.js';
import type { FiringArc, ISecondaryTarget } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { FireOrder } from '../orders.js';
import { isInArc } from '../sight/arcs.js';
import { pointTo } from './line.js';

/**
 * The first target in the forward arc is the primary one, or else the first that was declared; all others are secondary
 * (docs/rules/weapon-attacks.md). A gunner has three primary targets (docs/rules/unusual-mechs.md). Undefined for a
 * primary one.
 */
export function secondaryTarget(
  battle: Battle,
  unit: Combatant,
  { shots, torsoFacing }: FireOrder,
  target: number,
): ISecondaryTarget | undefined {
  const first = shots[0];
  if (first === undefined || haveOneTarget(shots, first.target)) return undefined;
  if (unit.dedicatedGunner === 'active' && isAmongFirst(TARGETS_OF_A_GUNNER, shots, target)) return undefined;
  const ahead = (index: number): boolean => arcTo(battle, unit, index, torsoFacing) === 'front';
  const primary = shots.find((shot) => ahead(shot.target)) ?? first;
  if (primary.target === target) return undefined;
  const arc = arcTo(battle, unit, target, torsoFacing);
  return { isSecondary: true, inFrontArc: arc === 'front', arc };
}

function haveOneTarget(shots: FireOrder['shots'], target: number): boolean {
  for (let index = 1; index < shots.length; index += 1) if (shots[index]?.target !== target) return false;
  return true;
}

/** Whether it is among the first targets to be declared, up to this number. */
function isAmongFirst(count: number, shots: FireOrder['shots'], target: number): boolean {
  const place = [...new Set(shots.map((shot) => shot.target))].indexOf(target);
  return place >= 0 && place < count;
}

/**
 * A unit with active stealth cannot be a secondary target (docs/rules/weapon-attacks.md and docs/rules/electronics.md).
 */
export function isHiddenSecondary(
  battle: Battle,
  unit: Combatant,
  order: FireOrder,
  target: number,
): boolean {
  const other = battle.units[target];
  if (other === undefined || other.shutDown || !(other.isStealthy || other.isVoid)) return false;
  return secondaryTarget(battle, unit, order, target) !== undefined;
}

/** The direction of a unit, seen along a facing. An order may name a wreck that has left the map, which is refused. */
function arcTo(battle: Battle, unit: Combatant, target: number, facing: number): FiringArc {
  const other = battle.units[target];
  if (other === undefined || other.hex === OFF_MAP) return 'rear';
  const point = pointTo(battle, unit, other);
  if (isInArc('forward', point, facing)) return 'front';
  if (isInArc('right-arm', point, facing)) return 'right';
  return isInArc('left-arm', point, facing) ? 'left' : 'rear';
}
