import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { moverOf } from '../combatant/mover-of.js';
import { bearingPoint } from '../hex/bearing.js';
import { type Facing, hexsidesBetween } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import { Reach } from '../movement/reach.js';
import { type MoveOrder, NO_BLOWS, STAY } from '../orders.js';
import { withdrawalMove } from '../withdrawal.js';
import type { Bot } from './bot.js';
import { sensibleFire } from './sensible/gunner.js';
import { startUp } from './start-up.js';

/**
 * A simple bot to compare others with: it stands up, turns towards the nearest enemy, and fires like the sensible bot.
 * It never leaves its hex and makes no physical attacks.
 */
export function standAndShootBot(): Bot {
  const reach = new Reach();
  return {
    name: 'stand-and-shoot',
    lawful: true,
    move: (battle, unit) =>
      unit.withdrawing ? withdrawalMove(battle, unit) : turnOnTheSpot(battle, unit, reach),
    fire: sensibleFire,
    strike: () => NO_BLOWS,
  };
}

function turnOnTheSpot(battle: Battle, unit: Combatant, reach: Reach): MoveOrder {
  if (unit.shutDown) return startUp(unit);
  const wanted = facingToNearestEnemy(battle, unit);
  if (wanted === undefined || (!unit.prone && unit.facing === wanted)) return STAY;
  const mover = moverOf(battle, unit);
  if (mover.walk === 0) return STAY;
  reach.walk(battle.map, mover, battle.occupancyFor(unit));
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < reach.count; place += 1) {
    if (reach.hexAt(place) !== unit.hex || reach.isProneAt(place)) continue;
    const off = hexsidesBetween(reach.facingAt(place), wanted);
    if (off < least) [best, least] = [place, off];
  }
  return best < 0 ? STAY : { steps: reach.stepsTo(best) };
}

function facingToNearestEnemy({ map, units }: Battle, unit: Combatant): Facing | undefined {
  let nearest: Combatant | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of units) {
    if (other.side === unit.side || other.isOut || other.hex === OFF_MAP) continue;
    const distance = map.distance(unit.hex, other.hex);
    if (distance < least) [nearest, least] = [other, distance];
  }
  if (nearest === undefined) return undefined;
  const point = bearingPoint(
    map.columnOf(unit.hex),
    map.rowOf(unit.hex),
    map.columnOf(nearest.hex),
    map.rowOf(nearest.hex),
  );
  return (Math.round(point / POINTS_A_SIDE) % 6) as Facing;
}

const POINTS_A_SIDE = 4;
