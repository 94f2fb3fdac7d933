import type { Battle } from '../../../src/battle/battle.js';
import type { Bot } from '../../../src/battle/bots/bot.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import { dissipationOf } from '../../../src/battle/heat/heat-of-turn.js';
import { hexsidesBetween } from '../../../src/battle/hex/hex.js';
import { Reach } from '../../../src/battle/movement/reach.js';
import type { FireOrder, MoveOrder, ShotOrder } from '../../../src/battle/orders.js';
import { NO_BLOWS, STAY } from '../../../src/battle/orders.js';
import { legalBlows } from '../../../src/battle/physical/index.js';
import { torsoFacings } from '../../../src/battle/weapons/arcs.js';
import { enemiesOf, legalShots } from '../../../src/battle/weapons/legal-shots.js';

/** Fast ones keep away, slow ones close in to kick. */
const FAST = 6;
const HEAT_TO_BEAR = 4;

/**
 * Goes for the nearest opponent, fires what it can cool, and kicks who is beside it. Its decisions follow from the state
 * of the battle alone, so that a battle that was saved goes on with it as if nothing had happened.
 */
export function plainBot(): Bot {
  const reach = new Reach();
  return { name: 'plain', move, fire, strike, spendEdge: () => true };

  function move(battle: Battle, unit: Combatant): MoveOrder {
    if (unit.shutDown) return { steps: [], reactor: 'on' };
    const prey = nearest(battle, unit);
    if (prey === undefined) return STAY;
    reach.run(battle.map, moverOf(battle, unit), battle.occupancyFor(unit));
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < reach.count; place += 1) {
      const worth = worthOf(battle, place, prey, unit.design.unit.walk >= FAST ? 4 : 1);
      if (worth > most) [best, most] = [place, worth];
    }
    return best < 0 ? STAY : { steps: reach.stepsTo(best) };
  }

  function worthOf({ map }: Battle, place: number, prey: Combatant, wanted: number): number {
    const hex = reach.hexAt(place);
    const distance = map.distance(hex, prey.hex);
    const ahead = map.neighbors[hex * 6 + reach.facingAt(place)] as number;
    const looks = ahead >= 0 && map.distance(ahead, prey.hex) < distance ? 2 : 0;
    const lies = reach.isProneAt(place) ? 20 : 0;
    const moved = Math.min(reach.hexesMovedAt(place), 7) / 2;
    return 2 * looks + moved - 2 * Math.abs(distance - wanted) - lies - (reach.isRunAt(place) ? 1 : 0);
  }

  function fire(battle: Battle, unit: Combatant): FireOrder {
    let order: FireOrder = { torsoFacing: unit.facing, shots: [] };
    for (const torsoFacing of torsoFacings(unit)) {
      const shots = coolShots(battle, unit, legalShots(battle, unit, { torsoFacing, armsFlipped: false }));
      const straighter =
        hexsidesBetween(torsoFacing, unit.facing) < hexsidesBetween(order.torsoFacing, unit.facing);
      if (shots.length > order.shots.length || (shots.length === order.shots.length && straighter)) {
        order = { torsoFacing, shots };
      }
    }
    return order;
  }

  function coolShots(battle: Battle, unit: Combatant, legal: readonly ShotOrder[]): ShotOrder[] {
    const prey = nearest(battle, unit)?.index;
    let room = dissipationOf(battle, unit) + HEAT_TO_BEAR - unit.heat;
    const shots: ShotOrder[] = [];
    let arm = -1;
    for (const shot of legal) {
      const mount = unit.design.weapons[shot.weapon];
      const isTaken = shots.some(({ weapon }) => weapon === shot.weapon);
      if (mount === undefined || shot.target !== prey || isTaken || mount.item.heat > room) continue;
      if (unit.prone && mount.arm >= 0) {
        if (arm >= 0 && arm !== mount.arm) continue;
        arm = mount.arm;
      }
      room -= mount.item.heat;
      shots.push(shot);
    }
    return shots;
  }

  function strike(battle: Battle, unit: Combatant) {
    const blows = legalBlows(battle, unit);
    const blow = blows.find(({ kind }) => kind === 'kick') ?? blows[0];
    return blow === undefined ? NO_BLOWS : { blows: [blow] };
  }

  function nearest(battle: Battle, unit: Combatant): Combatant | undefined {
    let best: Combatant | undefined;
    for (const enemy of enemiesOf(battle, unit)) {
      const isNearer =
        best === undefined ||
        battle.map.distance(unit.hex, enemy.hex) < battle.map.distance(unit.hex, best.hex);
      if (isNearer) best = enemy;
    }
    return best;
  }
}
