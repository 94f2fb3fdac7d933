import { getProbability } from '../../../dice/index.js';
import { ANTI_MECH_ATTACKS, type AntiMechAttack } from '../../../rules/anti-mech/to-hit.js';
import type { AntiMech } from '../../anti-mech/anti-mech.js';
import { antiMechNumber, antiMechObstacle } from '../../anti-mech/legality.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { moverOf } from '../../combatant/mover-of.js';
import { OFF_MAP } from '../../map/hex-map.js';
import { Reach } from '../../movement/reach.js';
import type { FireOrder, MoveOrder } from '../../orders.js';
import { chanceOf } from './fire-table.js';

/** The turns that a swarm is expected to last. */
const TURNS_ON_TOP = 2;
/** The worth of a critical check behind the armor, in points of damage. */
const CHECK = 2;
/** Worse odds are not worth giving up all shots. */
const LEAST_CHANCE = 0.4;

/** The best leg attack or swarm of infantry in an opponent's hex; undefined if shooting is better. */
export function sensibleGrip(battle: Battle, unit: Combatant): FireOrder | undefined {
  const { antiMech } = unit.design.kind;
  if (antiMech === undefined) return undefined;
  const plain: FireOrder = { torsoFacing: unit.torsoFacing, shots: [] };
  if (unit.swarming >= 0) return plain;
  let best: FireOrder | undefined;
  let most = 0;
  for (const target of battle.units) {
    if (target.hex !== unit.hex || target.side === unit.side) continue;
    for (const attack of ANTI_MECH_ATTACKS) {
      if (antiMechObstacle(battle, unit, attack, target) !== undefined) continue;
      const chance = getProbability(antiMechNumber(unit, attack, target).targetNumber);
      const worth = chance * worthOfGrip(unit, antiMech, attack);
      if (chance < LEAST_CHANCE || worth <= most) continue;
      most = worth;
      best = { ...plain, antiMech: { attack, target: target.index } };
    }
  }
  return best;
}

const worthOfGrip = (unit: Combatant, antiMech: AntiMech, attack: AntiMechAttack): number =>
  CHECK + (attack === 'leg' ? antiMech.legDamage(unit) : antiMech.swarmDamage(unit).points * TURNS_ON_TOP);

/** The average damage of infantry in a unit's hex, by the modifier of that unit's movement. */
export function gripOn(unit: Combatant, target: Combatant): (added: number) => number {
  const { antiMech } = unit.design.kind;
  const { foothold, flight } = target.design;
  if (antiMech === undefined || foothold === undefined || flight !== undefined || unit.swarming >= 0)
    return NO_GRIP;
  if (antiMech.obstacle(unit) !== undefined) return NO_GRIP;
  let needed: number | undefined;
  let worth = 0;
  return (added) => {
    if (needed === undefined) {
      needed = antiMechNumber(unit, 'swarm', target).targetNumber;
      worth = worthOfGrip(unit, antiMech, 'swarm');
    }
    return worth * chanceOf(needed + added);
  };
}

export const NO_GRIP = (_added: number): number => 0;

const reach = new Reach();

/** The way to an opponent that has moved and that infantry can attack with good odds; undefined if there is none. */
export function closeIn(battle: Battle, unit: Combatant): MoveOrder | undefined {
  const { antiMech } = unit.design.kind;
  if (antiMech === undefined || unit.withdrawing || unit.swarming >= 0) return undefined;
  if (antiMech.obstacle(unit) !== undefined) return undefined;
  const mover = moverOf(battle, unit);
  const farthest = Math.max(1, mover.walk, mover.jump);
  const wanted = battle.units.filter(
    (target) =>
      target.hex !== OFF_MAP &&
      battle.map.distance(unit.hex, target.hex) <= farthest &&
      isWorthClimbing(battle, unit, target),
  );
  if (wanted.length === 0) return undefined;
  const occupancy = battle.occupancyFor(unit);
  for (const go of ['jump', 'walk'] as const) {
    if (mover[go] === 0) continue;
    reach[go](battle.map, mover, occupancy);
    for (let place = 0; place < reach.count; place += 1) {
      if (wanted.some(({ hex }) => hex === reach.hexAt(place))) return { steps: reach.stepsTo(place) };
    }
  }
  return undefined;
}

function isWorthClimbing(battle: Battle, unit: Combatant, target: Combatant): boolean {
  const { foothold, flight } = target.design;
  if (target.side === unit.side || target.isOut || foothold === undefined) return false;
  if (flight !== undefined || !(target.hasMoved || target.isImmobile)) return false;
  if (battle.units.some(({ swarming }) => swarming === target.index)) return false;
  return getProbability(antiMechNumber(unit, 'swarm', target).targetNumber) >= LEAST_CHANCE;
}
