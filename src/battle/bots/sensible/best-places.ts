import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { moverOf } from '../../combatant/mover-of.js';
import type { Facing } from '../../hex/hex.js';
import { Reach } from '../../movement/reach.js';
import { type MoveOrder, STAY } from '../../orders.js';
import { Exchange, JUMP, RUN, STEADY, WALK } from './exchange.js';
import { Outlook } from './outlook.js';

interface RatedMove {
  readonly score: number;
  readonly order: MoveOrder;
}

/**
 * The best places by the bot's own measure, one in each hex, with the way there, best first; none for a unit that cannot
 * choose its place freely.
 */
export function bestPlaces(battle: Battle, unit: Combatant, most: number): readonly MoveOrder[] {
  if (unit.withdrawing || unit.shutDown || unit.prone) return [];
  const exchange = new Exchange(new Outlook());
  exchange.begin(battle, unit);
  if (exchange.opponents.length === 0) return [];
  const found: RatedMove[] = [
    { score: exchange.scoreHere(battle, unit, unit.facing, STEADY), order: STAY },
    ...onFoot(battle, unit, exchange, most),
    ...byJump(battle, unit, exchange, most),
  ];
  found.sort((one, other) => other.score - one.score);
  return found.slice(0, most).map(({ order }) => order);
}

function onFoot(battle: Battle, unit: Combatant, exchange: Exchange, most: number): readonly RatedMove[] {
  const reach = new Reach();
  const mover = moverOf(battle, unit);
  if (mover.walk === 0) return [];
  reach.run(battle.map, mover, battle.occupancyFor(unit));
  const turnsFreely = mover.footwork.turnMp === 0;
  return bestByHex(
    battle,
    unit,
    exchange,
    reach,
    (place) => (reach.isRunAt(place) ? RUN : reach.mpAt(place) === 0 ? STEADY : WALK),
    (place) => (turnsFreely ? undefined : reach.facingAt(place)),
  )
    .slice(0, most)
    .map(({ score, place, facing }) => ({
      score,
      order: { steps: reach.stepsTo(place, turnsFreely ? facing : undefined) },
    }));
}

function byJump(battle: Battle, unit: Combatant, exchange: Exchange, most: number): readonly RatedMove[] {
  const reach = new Reach();
  const mover = moverOf(battle, unit);
  if (mover.jump === 0) return [];
  reach.jump(battle.map, mover, battle.occupancyFor(unit));
  return bestByHex(
    battle,
    unit,
    exchange,
    reach,
    () => JUMP,
    () => undefined,
  )
    .slice(0, most)
    .map(({ score, place, facing }) => ({ score, order: { steps: reach.stepsTo(place, facing) } }));
}

interface RatedPlace {
  readonly place: number;
  readonly facing: Facing;
  readonly score: number;
}

/** @param facingAt undefined for a unit that turns for free, which faces the nearest opponent */
function bestByHex(
  battle: Battle,
  unit: Combatant,
  exchange: Exchange,
  reach: Reach,
  modeAt: (place: number) => number,
  facingAt: (place: number) => Facing | undefined,
): readonly RatedPlace[] {
  const { arrivals } = exchange;
  const first = arrivals.count;
  const arrivalAt: number[] = [];
  for (let place = 0; place < reach.count; place += 1) {
    const mode = modeAt(place);
    const stand = exchange.standAt(reach.hexAt(place), reach.elevationAt(place));
    arrivalAt.push(arrivals.of(stand, mode, mode === JUMP ? reach.mpAt(place) : reach.hexesMovedAt(place)));
  }
  exchange.arrive(battle, unit, first);
  const best = new Map<number, RatedPlace>();
  for (const [place, arrival] of arrivalAt.entries()) {
    const stand = arrivals.stand[arrival] as number;
    const facing = facingAt(place) ?? exchange.facingNearest(stand);
    if (reach.isProneAt(place) || exchange.turnsItsBack(stand, facing)) continue;
    const score = exchange.score(battle, unit, arrival, facing);
    const hex = reach.hexAt(place);
    if (score > (best.get(hex)?.score ?? Number.NEGATIVE_INFINITY)) best.set(hex, { place, facing, score });
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}
