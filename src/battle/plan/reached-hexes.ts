import type { Writable } from '../../check/writable.js';
import { targetMovement } from '../../rules/to-hit/movement.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { type BoosterUse, moverOf } from '../combatant/mover-of.js';
import { bearing } from '../hex/bearing.js';
import { FACINGS, type Facing, hexsidesBetween } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import { Reach, type ReachMode } from '../movement/reach.js';
import type { MoveOrder } from '../orders.js';
import { enemiesOf } from '../weapons/legal-shots.js';
import { asOrdered } from './as-ordered.js';

export interface ReachChoice extends BoosterUse, Pick<MoveOrder, 'convertTo'> {
  /** A unit that walks may also step backward, and so may one that runs backward. */
  readonly mode: ReachMode;
}

/** A hex that a move can end in. */
export interface ReachedHex {
  readonly hex: number;
  /** The fewest points that reach it. */
  readonly mp: number;
  /** The points to end there, by facing; undefined if it cannot end with that facing. */
  readonly facings: readonly (number | undefined)[];
  /** The hexes moved on the cheapest path, and their modifier for shots at the unit. */
  readonly hexesMoved: number;
  readonly targetModifier: number;
  /** Whether the cheapest path takes running points. */
  readonly runs: boolean;
  readonly prone: boolean;
}

const reach = new Reach();

function search(battle: Battle, unit: Combatant, { mode, ...boost }: ReachChoice): void {
  const asItMoves = asOrdered(battle, unit, boost);
  const mover = moverOf(battle, asItMoves, boost);
  const occupancy = battle.occupancyFor(asItMoves);
  if (mode === 'walk') reach.walk(battle.map, mover, occupancy, true);
  else if (mode === 'run') reach.run(battle.map, mover, occupancy, true);
  else reach.jump(battle.map, mover, occupancy);
}

/** Returns every hex that a unit can reach this way, once, with the fewest points. */
export function reachedHexes(battle: Battle, unit: Combatant, choice: ReachChoice): readonly ReachedHex[] {
  if (unit.hex === OFF_MAP || unit.shutDown) return [];
  search(battle, unit, choice);
  const found = new Map<number, Writable<ReachedHex>>();
  for (let place = 0; place < reach.count; place += 1) {
    const hex = reach.hexAt(place);
    const mp = reach.mpAt(place);
    const known = found.get(hex);
    const facings = choice.mode === 'jump' ? FACINGS : [reach.facingAt(place)];
    const points = FACINGS.map((facing) =>
      facings.includes(facing) ? Math.min(mp, known?.facings[facing] ?? mp) : known?.facings[facing],
    );
    if (known !== undefined) {
      known.facings = points;
      continue;
    }
    // Places are in the order of their points.
    const hexesMoved = reach.hexesMovedAt(place);
    const runs = reach.isRunAt(place);
    const moved = choice.mode === 'jump' ? 'jump' : runs ? 'run' : 'walk';
    found.set(hex, {
      hex,
      mp,
      facings: points,
      hexesMoved,
      targetModifier: targetMovement(moved, hexesMoved),
      runs,
      prone: reach.isProneAt(place),
    });
  }
  return [...found.values()];
}

/** A height above the ground, or below the surface, at which a move can end. */
export interface ReachedHeight {
  readonly elevation: number;
  /** The fewest points that reach it. */
  readonly mp: number;
}

/** Returns the heights at which a unit that flies or dives can end in a hex, the lowest first; none for other units. */
export function reachedHeights(
  battle: Battle,
  unit: Combatant,
  choice: ReachChoice,
  hex: number,
): readonly ReachedHeight[] {
  if (unit.aptitudes.footwork.vertical === undefined || unit.shutDown) return [];
  search(battle, unit, choice);
  const found = new Map<number, number>();
  for (let place = 0; place < reach.count; place += 1) {
    const elevation = reach.elevationAt(place);
    // Places are in the order of their points.
    if (reach.hexAt(place) === hex && !found.has(elevation)) found.set(elevation, reach.mpAt(place));
  }
  return [...found]
    .map(([elevation, mp]) => ({ elevation, mp }))
    .sort((one, other) => one.elevation - other.elevation);
}

/**
 * Returns the cheapest path to a hex. Without a facing, it ends facing the nearest opponent, as far as the points
 * allow. `elevation` sets the height for a unit that flies or dives.
 */
export function routeTo(
  battle: Battle,
  unit: Combatant,
  choice: ReachChoice,
  hex: number,
  facing?: Facing,
  elevation?: number,
): MoveOrder | undefined {
  search(battle, unit, choice);
  const wanted = facing ?? towardsNearest(battle, unit, hex);
  const jumps = choice.mode === 'jump';
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < reach.count; place += 1) {
    if (reach.hexAt(place) !== hex) continue;
    if (elevation !== undefined && reach.elevationAt(place) !== elevation) continue;
    const off = jumps ? 0 : hexsidesBetween(reach.facingAt(place), wanted);
    if (facing !== undefined && off > 0) continue;
    if (off < least) [best, least] = [place, off];
  }
  if (best < 0) return undefined;
  const { mode: _, ...boost } = choice;
  return { steps: reach.stepsTo(best, jumps ? wanted : undefined), ...boost };
}

function towardsNearest(battle: Battle, unit: Combatant, hex: number): Facing {
  const { map } = battle;
  let nearest: Combatant | undefined;
  for (const enemy of enemiesOf(battle, unit)) {
    if (nearest === undefined || map.distance(hex, enemy.hex) < map.distance(hex, nearest.hex))
      nearest = enemy;
  }
  if (nearest === undefined || nearest.hex === hex) return unit.facing;
  const degrees = bearing(
    map.columnOf(hex),
    map.rowOf(hex),
    map.columnOf(nearest.hex),
    map.rowOf(nearest.hex),
  );
  return (Math.round(degrees / DEGREES_OF_A_HEXSIDE) % FACINGS.length) as Facing;
}

const DEGREES_OF_A_HEXSIDE = 60;
