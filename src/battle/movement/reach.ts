import { type Facing, hexDistance, hexsidesBetween } from '../hex/hex.js';
import { type HexMap, OFF_MAP } from '../map/hex-map.js';
import { reliefOf } from '../map/relief.js';
import {
  arrivalOf,
  Crossings,
  costOf,
  crossingOf,
  crossingsFor,
  isBarred,
  leadsAlongRoad,
  leadsIntoWater,
  leadsUp,
} from './crossings.js';
import { HIGHEST_FLIGHT, liftedElevation, liftMp, pointsAt, turnObstacle } from './flight.js';
import { landingElevation } from './floors.js';
import { isInBuilding, isNoLanding, isPaved, isRaised, NO_WAY } from './ground.js';
import { CONTACT, EMPTY, ENEMY, type Mover, NO_SIDE_STEP, type Occupancy } from './mover.js';
import { MOVES, STEP_KINDS, type StepKind, standingUpMp, standsUpAtARun } from './step.js';
import { isTaken, occupantAt } from './take-step.js';

export type ReachMode = 'walk' | 'run' | 'jump';

const SIDES = 6;
/** More points than any move costs. */
const BUCKETS = 64;

// A state that was reached, as a number. Its highest bits say how good the way there is: the fewer points the better, then
// the more hexes. Below them are the elevation, the direction of the last move, its step, and whether no way is better.
// One number for all of it keeps a search within a few lines of the cache. 0 is a state that was not reached.
const WAY = 16;
const HEXES = 8;
const MOST_HEXES = 255;
const LOWEST_ELEVATION = -128;
const DIRECTION = 8;
const STEP = 10;
const SETTLED = 1 << 15;
const STEP_BITS = 15 << STEP;
const ONE_MP = 1 << (WAY + HEXES);

/** How good a way is: the smaller, the better. */
const rankOf = (mp: number, hexes: number): number => ((mp + 1) << HEXES) | (MOST_HEXES - hexes);
const reached = (rank: number, direction: number, elevation: number, step: number): number =>
  (rank << WAY) | (step << STEP) | (direction << DIRECTION) | (elevation - LOWEST_ELEVATION);
const mpOf = (record: number): number => (record >> (WAY + HEXES)) - 1;
const hexesOf = (record: number): number => MOST_HEXES - ((record >> WAY) & MOST_HEXES);
const directionOf = (record: number): number => (record >> DIRECTION) & 3;
const elevationOf = (record: number): number => (record & 255) + LOWEST_ELEVATION;
const stepOf = (record: number): number => (record >> STEP) & 15;
const NONE = -1;

/** What a place may be besides hex and facing: on a bridge or roof, and reached by a way that bars running, as water does. */
const RAISED = 1;
const WET = 2;
/** Reached along roads alone, by a mover that roads lend points. */
const ON_ROAD = 4;
const LAYERS = 8;

const START = STEP_KINDS.length;
const codeOf = (kind: StepKind): number => STEP_KINDS.indexOf(kind);
const FORWARD = codeOf('forward');
const TURN_LEFT = codeOf('turn-left');
const TURN_RIGHT = codeOf('turn-right');
const STAND = codeOf('stand');
const UP = codeOf('up');
const DOWN = codeOf('down');

const LEFT_STEP = TURN_LEFT << STEP;
const RIGHT_STEP = TURN_RIGHT << STEP;
const UP_STEP = UP << STEP;
const DOWN_STEP = DOWN << STEP;

interface CodedMove {
  readonly code: number;
  readonly towards: number;
  readonly backward: boolean;
  readonly sideways: boolean;
}
const ALL_MOVES: readonly CodedMove[] = STEP_KINDS.flatMap((kind, code) => {
  const move = MOVES[kind];
  return move === undefined ? [] : [{ code, ...move }];
});
const AHEAD = ALL_MOVES.filter(({ backward, sideways }) => !backward && !sideways);
const STRAIGHT = ALL_MOVES.filter(({ sideways }) => !sideways);
const AHEAD_AND_ASIDE = ALL_MOVES.filter(({ backward }) => !backward);
const NO_MOVES: readonly CodedMove[] = [];
/** A unit that turns for free can go ahead in every direction. */
const EVERY_WAY = Array.from({ length: SIDES }, (_, towards) => ({
  ...(AHEAD[0] as CodedMove),
  towards,
}));

function movesOf({ stuck, sideStep, footwork }: Mover, backward: boolean): readonly CodedMove[] {
  if (stuck) return NO_MOVES;
  if (footwork.turnMp === 0) return EVERY_WAY;
  if (sideStep === NO_SIDE_STEP) return backward ? STRAIGHT : AHEAD;
  return backward ? ALL_MOVES : AHEAD_AND_ASIDE;
}

const AHEAD_LAST = 1;
const BACK_LAST = 2;
const wayOf = ({ soFar }: Mover): number =>
  soFar === undefined || soFar.lastWay === 'none' ? 0 : soFar.lastWay === 'back' ? BACK_LAST : AHEAD_LAST;

/**
 * Every place that a mover can reach, with the fewest movement points. All searches share the same buffers: the results of
 * one are gone when the next begins. If several ways to a place cost the same points, the one over the most hexes is
 * kept.
 */
export class Reach {
  /** Places found, in the order of their points. */
  count = 0;
  mode: ReachMode = 'walk';

  #crossings = new Crossings();
  #map: HexMap | undefined;
  /** States of one layer. */
  #layer = 0;
  /** The first of six states that come after all layers: prone where the search began. */
  #prone = 0;
  #start = 0;
  /** Points up to which the move is a walk; none if it is a run in any case. */
  #walk = 0;
  #roadBonus = 0;
  #startHex = 0;
  #startFacing = 0;
  #turnsFreely = false;
  #soldiers = false;
  /** For units that leave the ground or climb stairs, places are one above the other, in layers from the lowest elevation on. */
  #vertical = false;
  #lowest = 0;
  #bands = 0;
  /** Whether it ran before a fall interrupted its move. */
  #hasRun = false;
  /** Whether any state of the search lies behind water that bars running. */
  #isWetSomewhere = false;
  #record = new Int32Array(0);
  #cameFrom = new Int32Array(0);
  #places = new Int32Array(0);
  /** The hex of each place. */
  #hexes = new Int32Array(0);
  /** Lists of states by points: the first entry of each list, and for each entry its state and the next. */
  readonly #first = new Int32Array(BUCKETS);
  #entryState = new Int32Array(0);
  #entryNext = new Int32Array(0);
  #entries = 0;
  #highest = 0;

  /** On foot, within walking points; `backward` allows steps back as well. */
  walk(map: HexMap, mover: Mover, occupancy?: Occupancy, backward = false): void {
    this.#onFoot(map, mover, occupancy, mover.walk, movesOf(mover, backward), 'walk');
  }

  /**
   * On foot, within running points. Few rulesets allow running through water. `backward` allows steps back as well, to a
   * mover that runs backward.
   */
  run(map: HexMap, mover: Mover, occupancy?: Occupancy, backward = false): void {
    const moves = movesOf(mover, backward && mover.runsBackward === true);
    this.#onFoot(map, mover, occupancy, mover.run, moves, 'run');
  }

  /** In a jump: along a shortest way on which nothing is too high (docs/rules/movement.md). */
  jump(map: HexMap, mover: Mover, occupancy?: Occupancy): void {
    this.#begin(map, mover, 'jump');
    if (mover.prone || mover.jump === 0) return;
    const { hex, jump, elevation, jumpDetour } = mover;
    const column = map.columnOf(hex);
    const row = map.rowOf(hex);
    const places = this.#places;
    this.#relax(hex * SIDES, reached(rankOf(0, 0), 0, elevation, START), NONE);
    // The list of places is the queue: each is as far as the one before, or a hex farther.
    places[0] = hex * SIDES;
    let queued = 1;
    for (let head = 0; head < queued; head += 1) {
      const state = places[head] as number;
      const record = this.#record[state] as number;
      const far = mpOf(record);
      if (far === jump) break;
      // A unit that has come through a window flies no farther.
      if (head > 0 && isInBuilding(map, this.#hexOf(state), elevationOf(record))) continue;
      for (let side = 0; side < SIDES; side += 1) {
        const to = map.neighbors[state + side] as number;
        if (to === OFF_MAP || this.#record[to * SIDES] !== 0) continue;
        if (hexDistance(column, row, map.columnOf(to), map.rowOf(to)) + jumpDetour <= far) continue;
        const landing = landingElevation(map, mover, to);
        if (landing === NO_WAY) continue;
        const rank = rankOf(far + 1, far + 1);
        this.#relax(to * SIDES, reached(rank, AHEAD_LAST, landing, FORWARD), state);
        places[queued++] = to * SIDES;
      }
    }
    // A jump cannot end on another unit, or where it began.
    for (let index = 1; index < queued; index += 1) {
      const state = places[index] as number;
      const hex = (state / SIDES) | 0;
      if (map.impassable[hex] !== 0) continue;
      if (isNoLanding(map, hex, elevationOf(this.#record[state] as number), mover.footwork)) continue;
      if (occupancy !== undefined && isTaken(occupancy[hex])) continue;
      this.#hexes[this.count] = hex;
      places[this.count++] = state;
    }
  }

  hexAt(index: number): number {
    return this.#hexes[index] as number;
  }

  /** A unit that lands a jump, or turns for free, may have any facing. */
  facingAt(index: number): Facing {
    return ((this.#places[index] as number) % SIDES) as Facing;
  }

  mpAt(index: number): number {
    return mpOf(this.#record[this.#places[index] as number] as number);
  }

  elevationAt(index: number): number {
    return elevationOf(this.#record[this.#places[index] as number] as number);
  }

  /** Since the last change between forward and backward. */
  hexesMovedAt(index: number): number {
    return hexesOf(this.#record[this.#wayTo(index)] as number);
  }

  /** Whether the way there is a run: it takes more than walking points, or getting up makes it one. */
  isRunAt(index: number): boolean {
    if (this.mode !== 'run') return this.#hasRun;
    const beyond = this.mpAt(index) - this.#walk;
    return beyond > 0 && (beyond > this.#roadBonus || !this.#isOnRoad(this.#wayTo(index)));
  }

  isProneAt(index: number): boolean {
    return (this.#places[index] as number) >= this.#prone;
  }

  /** The steps to a place, from the first; a jump may end facing `landing`, and so may a unit that turns for free. */
  stepsTo(index: number, landing?: Facing): StepKind[] {
    const place = this.#wayTo(index);
    if (this.mode === 'jump' || this.#turnsFreely) return this.#freely(this.#statesTo(place), landing);
    const steps: StepKind[] = [];
    for (let state = place; ; ) {
      const from = this.#cameFrom[state] as number;
      if (from === NONE) return steps.reverse();
      const kind = STEP_KINDS[stepOf(this.#record[state] as number)] as StepKind;
      // A turn that is paid for once may go over several hexsides.
      const sides =
        kind === 'turn-left' || kind === 'turn-right' ? hexsidesBetween(from % SIDES, state % SIDES) : 1;
      for (let side = 0; side < sides; side += 1) steps.push(kind);
      state = from;
    }
  }

  /** The state of a place; of two ways for as many points, the one along the road, which may be no run. */
  #wayTo(index: number): number {
    const state = this.#places[index] as number;
    if (this.#roadBonus === 0 || state >= this.#prone || this.#isOnRoad(state)) return state;
    const road = state + ON_ROAD * this.#layer;
    const onRoad = this.#record[road] as number;
    return (onRoad & SETTLED) !== 0 && mpOf(onRoad) === mpOf(this.#record[state] as number) ? road : state;
  }

  #statesTo(place: number): number[] {
    const states: number[] = [];
    for (let state = place; state !== NONE; state = this.#cameFrom[state] as number) states.push(state);
    return states.reverse();
  }

  /** With all the turns that cost nothing. */
  #freely(states: readonly number[], landing: Facing | undefined): StepKind[] {
    const { neighbors } = this.#map as HexMap;
    const steps: StepKind[] = this.mode === 'jump' ? ['jump'] : [];
    let facing = this.#startFacing;
    for (let index = 1; index < states.length; index += 1) {
      const from = this.#hexOf(states[index - 1] as number) * SIDES;
      const to = this.#hexOf(states[index] as number);
      if (to * SIDES === from) {
        steps.push(STEP_KINDS[stepOf(this.#record[states[index] as number] as number)] as StepKind);
        continue;
      }
      const side = neighbors.subarray(from, from + SIDES).indexOf(to);
      steps.push(...turnsBetween(facing, side), 'forward');
      facing = side;
    }
    return landing === undefined ? steps : [...steps, ...turnsBetween(facing, landing)];
  }

  #begin(map: HexMap, mover: Mover, mode: ReachMode): void {
    this.#map = map;
    this.#layer = map.size * SIDES;
    this.#vertical =
      mover.footwork.vertical !== undefined ||
      (mover.footwork.climbsStairs === true && reliefOf(map).hasFloors);
    if (this.#vertical) this.#stack(map, mover);
    this.#prone = this.#layer * (this.#vertical ? this.#bands : LAYERS);
    this.#hasRun = mover.soFar?.mode === 'run';
    this.#walk = this.#hasRun ? 0 : mover.walk;
    this.#roadBonus = mover.walk > 0 ? mover.footwork.roadBonus : 0;
    this.#startHex = mover.hex;
    this.#startFacing = mover.facing;
    this.#turnsFreely = mover.footwork.turnMp === 0;
    this.#soldiers = mover.footwork.soldiers === true && mover.walk > 0;
    this.mode = mode;
    this.count = 0;
    for (let entry = 0; entry < this.#entries; entry += 1)
      this.#record[this.#entryState[entry] as number] = 0;
    this.#entries = 0;
    this.#highest = 0;
    const states = this.#prone + SIDES;
    if (states <= this.#record.length) return;
    this.#record = new Int32Array(states);
    this.#cameFrom = new Int32Array(states);
    this.#places = new Int32Array(states);
    this.#hexes = new Int32Array(states);
    this.#entryState = new Int32Array(states);
    this.#entryNext = new Int32Array(states);
  }

  #stack(map: HexMap, { elevation, footwork, ceiling }: Mover): void {
    const { lowest, deepest, tallest } = reliefOf(map);
    const { vertical } = footwork;
    const bottom = vertical === undefined || vertical === 'submarine' ? deepest : 0;
    let highest = vertical === undefined || footwork.soldiers === true ? tallest : 0;
    if (vertical !== undefined && vertical !== 'submarine')
      highest = ceiling === undefined ? HIGHEST_FLIGHT : Math.max(0, ceiling - lowest);
    this.#lowest = Math.min(0 - bottom, elevation);
    this.#bands = Math.max(highest, elevation) - this.#lowest + 1;
  }

  #onFoot(
    map: HexMap,
    mover: Mover,
    occupancy: Occupancy | undefined,
    points: number,
    moves: readonly CodedMove[],
    mode: ReachMode,
  ): void {
    this.#begin(map, mover, mode);
    this.#crossings = crossingsFor(map, mover);
    this.#first.fill(NONE);
    const { soFar, footwork } = mover;
    const barred = soFar?.runBarred === true;
    const road = this.#roadBonus > 0 && soFar === undefined && isPaved(map, mover.hex, mover.elevation);
    if (!road) this.#roadBonus = 0;
    const layers = (barred ? WET : 0) + (road ? ON_ROAD : 0);
    this.#isWetSomewhere = barred;
    const slowly = barred ? Math.min(points, this.#walk) : points;
    const limit = this.#vertical ? slowly : points;
    const facing = this.#turnsFreely ? 0 : mover.facing;
    this.#start = this.#stateOf(map, mover, mover.hex, mover.elevation, facing, layers);
    const spent = soFar?.mp ?? 0;
    const hexes = soFar?.hexesMoved ?? 0;
    const way = wayOf(mover);
    if (mover.prone) this.#fromTheGround(mover, slowly, barred || mode === 'walk', spent, hexes, way);
    else this.#reachBy(this.#start, spent, hexes, way, mover.elevation, START, NONE);

    const plain = !this.#vertical && !this.#turnsFreely && !this.#soldiers;
    if (plain && this.#roadBonus === 0 && mover.turnsAnyWay !== true) {
      this.#spread(map, mover, occupancy, limit, moves);
      return;
    }
    const rotors = footwork.vertical === 'vtol' && footwork.soldiers !== true && footwork.turnMp > 0;
    const freely =
      rotors && !mover.prone && !mover.stuck && mover.turnsAnyWay !== true && mover.sideStep === NO_SIDE_STEP;
    for (let mp = 0; mp <= this.#highest; mp += 1) {
      for (let entry = this.#first[mp] as number; entry !== NONE; entry = this.#first[mp] as number) {
        // To sink may cost nothing: the list of these points grows while it is read.
        this.#first[mp] = this.#entryNext[entry] as number;
        const state = this.#entryState[entry] as number;
        const record = this.#record[state] as number;
        if ((record & SETTLED) !== 0 || mpOf(record) !== mp) continue;
        this.#record[state] = record | SETTLED;
        this.#keep(mover, state, occupancy);
        if (freely && mp < limit && mover.walk > 0) {
          this.#soar(map, mover, occupancy, moves, state, mp);
          continue;
        }
        if (this.#vertical) this.#lift(map, mover, limit, state, mp);
        const mayGoOn = mp < limit + this.#roadBonus || (this.#soldiers && directionOf(record) === 0);
        if (mayGoOn && state < this.#prone) this.#leave(map, mover, occupancy, limit, moves, state, mp);
      }
    }
  }

  /** The search for units that stay on the ground and pay for each turn: its lists do not grow while they are read. */
  #spread(
    map: HexMap,
    mover: Mover,
    occupancy: Occupancy | undefined,
    points: number,
    moves: readonly CodedMove[],
  ): void {
    const { neighbors } = map;
    const walk = this.#walk;
    const crossings = this.#crossings;
    const known = crossings.known;
    const records = this.#record;
    const places = this.#places;
    const hexes = this.#hexes;
    const layer = this.#layer;
    const prone = this.#prone;
    const startHex = this.#startHex;
    const inWater = Math.min(walk, points);
    let count = 0;
    for (let mp = 0; mp <= this.#highest; mp += 1) {
      for (let entry = this.#first[mp] as number; entry !== NONE; entry = this.#entryNext[entry] as number) {
        const state = this.#entryState[entry] as number;
        const record = records[state] as number;
        if ((record & SETTLED) !== 0 || mpOf(record) !== mp) continue;
        records[state] = record | SETTLED;
        if (state >= prone) {
          hexes[count] = startHex;
          places[count++] = state;
          continue;
        }
        const raised = state >= layer;
        const layers = raised ? (state / layer) | 0 : 0;
        const onFirst = raised ? state - layers * layer : state;
        const hex = (onFirst / SIDES) | 0;
        const occupant = occupancy === undefined || hex === startHex ? EMPTY : (occupancy[hex] as number);
        // The first and cheapest way to a place counts, wet or dry; hexes with other units can be passed, but not ended in.
        if (!isTaken(occupant) && !(this.#isWetSomewhere && this.#isSettled(state, WET))) {
          hexes[count] = hex;
          places[count++] = state;
        }
        if (mp >= points) continue;
        const wet = (layers & WET) !== 0;
        const most = wet ? inWater : points;
        const facing = onFirst - hex * SIDES;
        const stem = record & ~(STEP_BITS | SETTLED);
        if (mp < most) {
          const north = state - facing;
          const turned = stem + ONE_MP;
          this.#relax(north + (facing === 0 ? SIDES - 1 : facing - 1), turned | LEFT_STEP, state);
          this.#relax(north + (facing === SIDES - 1 ? 0 : facing + 1), turned | RIGHT_STEP, state);
        }
        if (occupant === CONTACT) continue;
        const elevation = elevationOf(record);
        const atRest = !raised || crossings.from(map, mover, hex, elevation);
        for (let index = 0; index < moves.length; index += 1) {
          const move = moves[index] as CodedMove;
          const side = facing + move.towards < SIDES ? facing + move.towards : facing + move.towards - SIDES;
          const edge = hex * SIDES + side;
          const to = neighbors[edge] as number;
          if (to === OFF_MAP || (occupancy !== undefined && occupancy[to] === ENEMY)) continue;
          let crossing = atRest && !move.backward ? (known[edge] as number) : 0;
          if (crossing === 0)
            crossing = atRest
              ? crossings.over(map, mover, hex, elevation, side, to, move.backward)
              : crossingOf(map, mover, hex, elevation, side, to, move.backward);
          if (isBarred(crossing)) continue;
          const total = mp + costOf(crossing) + (move.sideways ? mover.sideStep : 0);
          const intoWater = leadsIntoWater(crossing);
          if (total > (intoWater ? inWater : most) && !this.#isLeastMove(state, move)) continue;
          const bars = wet || intoWater;
          if (bars) this.#isWetSomewhere = true;
          const ahead = move.backward ? BACK_LAST : AHEAD_LAST;
          const rank = rankOf(total, directionOf(record) === ahead ? hexesOf(record) + 1 : 1);
          const next = ((bars ? WET : 0) + (leadsUp(crossing) ? RAISED : 0)) * layer + to * SIDES + facing;
          this.#relax(next, reached(rank, ahead, arrivalOf(crossing), move.code), state);
        }
      }
    }
    this.count = count;
  }

  /** Every step of a VTOL with points left: each costs one, and only the height of what is ahead bars its way. */
  #soar(
    map: HexMap,
    mover: Mover,
    occupancy: Occupancy | undefined,
    moves: readonly CodedMove[],
    state: number,
    mp: number,
  ): void {
    const { neighbors, level } = map;
    const record = this.#record[state] as number;
    const hex = this.#hexOf(state);
    const elevation = elevationOf(record);
    const facing = state % SIDES;
    const height = (level[hex] as number) + elevation;
    const highest = Math.min(this.#lowest + this.#bands - 1, HIGHEST_FLIGHT);
    const { ceiling = Number.POSITIVE_INFINITY } = mover;
    const stem = (record & ~(STEP_BITS | SETTLED)) + ONE_MP;
    if (elevation < highest && height < ceiling)
      this.#relax(state + this.#layer, (stem | UP_STEP) + 1, state);
    if (height - 1 <= ceiling && liftedElevation(map, mover, hex, elevation, false, false) !== NO_WAY)
      this.#relax(state - this.#layer, (stem | DOWN_STEP) - 1, state);
    if (elevation > 0) {
      const north = state - facing;
      this.#relax(north + (facing === 0 ? SIDES - 1 : facing - 1), stem | LEFT_STEP, state);
      this.#relax(north + (facing === SIDES - 1 ? 0 : facing + 1), stem | RIGHT_STEP, state);
    }
    const shared = occupancy !== undefined && occupancy[hex] !== EMPTY && hex !== this.#startHex;
    if (shared && occupantAt(mover, occupancy, hex, elevation) === CONTACT) return;
    if (height > ceiling) return;
    const lowestLevels = this.#crossings.lowestLevels(map);
    for (let index = 0; index < moves.length; index += 1) {
      const move = moves[index] as CodedMove;
      const side = facing + move.towards < SIDES ? facing + move.towards : facing + move.towards - SIDES;
      const to = neighbors[hex * SIDES + side] as number;
      if (to === OFF_MAP || (lowestLevels[to] as number) > height) continue;
      const arrival = height - (level[to] as number);
      if (arrival > highest) continue;
      if (
        occupancy !== undefined &&
        occupancy[to] === ENEMY &&
        occupantAt(mover, occupancy, to, arrival) === ENEMY
      )
        continue;
      const way = move.backward ? BACK_LAST : AHEAD_LAST;
      const rank = rankOf(mp + 1, directionOf(record) === way ? hexesOf(record) + 1 : 1);
      this.#relax(this.#stateAloft(to, arrival, facing), reached(rank, way, arrival, move.code), state);
    }
  }

  /** Steps up and down. */
  #lift(map: HexMap, mover: Mover, points: number, state: number, mp: number): void {
    if (mover.stuck || mover.walk === 0) return;
    const hex = this.#hexOf(state);
    const record = this.#record[state] as number;
    const elevation = elevationOf(record);
    const first = state === this.#start && stepOf(record) === START && mover.soFar === undefined;
    for (let way = 0; way < 2; way += 1) {
      const up = way === 0;
      const total = mp + liftMp(mover.footwork, up);
      if (total > points) continue;
      const next = liftedElevation(map, mover, hex, elevation, up, first);
      if (next === NO_WAY || next - this.#lowest >= this.#bands || !isWithin(map, mover, hex, next)) continue;
      const to = state + (next - elevation) * this.#layer;
      this.#reachBy(to, total, hexesOf(record), directionOf(record), next, up ? UP : DOWN, state);
    }
  }

  /** Every step that leads on from a state. */
  #leave(
    map: HexMap,
    mover: Mover,
    occupancy: Occupancy | undefined,
    points: number,
    moves: readonly CodedMove[],
    state: number,
    mp: number,
  ): void {
    const walk = this.#walk;
    const roadBonus = this.#roadBonus;
    const crossings = this.#crossings;
    const onRoad = this.#isOnRoad(state);
    const wet = this.#isWet(state);
    const hex = this.#hexOf(state);
    const record = this.#record[state] as number;
    const elevation = elevationOf(record);
    const usual = wet && walk < points ? walk : points;
    const most = this.#vertical ? pointsAt(map, mover, hex, elevation, usual) : usual;
    const here = onRoad ? most + roadBonus : most;
    const facing = state % SIDES;
    const hexes = hexesOf(record);
    const direction = directionOf(record);
    if (this.#vertical && turnObstacle(map, mover, hex, elevation) !== undefined) {
      // Where it is, it cannot turn.
    } else if (mp < here && mover.turnsAnyWay === true) {
      for (let turn = 1; turn < SIDES; turn += 1) {
        const to = facing + turn < SIDES ? state + turn : state + turn - SIDES;
        const step = turn <= SIDES / 2 ? TURN_RIGHT : TURN_LEFT;
        this.#reachBy(to, mp + 1, hexes, direction, elevation, step, state);
      }
    } else if (mp < here && !this.#turnsFreely) {
      const north = state - facing;
      const left = north + (facing === 0 ? SIDES - 1 : facing - 1);
      const right = north + (facing === SIDES - 1 ? 0 : facing + 1);
      const rank = rankOf(mp + 1, hexes);
      this.#relax(left, reached(rank, direction, elevation, TURN_LEFT), state);
      this.#relax(right, reached(rank, direction, elevation, TURN_RIGHT), state);
    }
    if (
      occupancy !== undefined &&
      occupancy[hex] !== EMPTY &&
      hex !== this.#startHex &&
      occupantAt(mover, occupancy, hex, elevation) === CONTACT
    )
      return;
    const known = crossings.from(map, mover, hex, elevation);
    for (let index = 0; index < moves.length; index += 1) {
      const move = moves[index] as CodedMove;
      const side = facing + move.towards < SIDES ? facing + move.towards : facing + move.towards - SIDES;
      const to = map.neighbors[hex * SIDES + side] as number;
      if (to === OFF_MAP) continue;
      const held = occupancy !== undefined && occupancy[to] === ENEMY;
      if (held && !this.#vertical) continue;
      const crossing = known
        ? crossings.over(map, mover, hex, elevation, side, to, move.backward)
        : crossingOf(map, mover, hex, elevation, side, to, move.backward);
      if (isBarred(crossing)) continue;
      const arrival = arrivalOf(crossing);
      if (this.#vertical) {
        if (arrival - this.#lowest >= this.#bands || !isWithin(map, mover, to, arrival)) continue;
        if (held && occupantAt(mover, occupancy, to, arrival) === ENEMY) continue;
      }
      const total = mp + costOf(crossing) + (move.sideways ? mover.sideStep : 0);
      const intoWater = leadsIntoWater(crossing);
      const staysOnRoad = onRoad && leadsAlongRoad(crossing);
      const limit = (intoWater && walk < most ? walk : most) + (staysOnRoad ? roadBonus : 0);
      if (total > limit && !this.#isLeastMove(state, move)) continue;
      const way = move.backward ? BACK_LAST : AHEAD_LAST;
      const layers = (wet || intoWater ? WET : 0) + (staysOnRoad ? ON_ROAD : 0);
      const next = this.#vertical
        ? this.#stateAloft(to, arrival, facing)
        : (leadsUp(crossing) ? layers + RAISED : layers) * this.#layer + to * SIDES + facing;
      const rank = rankOf(total, direction === way ? hexes + 1 : 1);
      this.#relax(next, reached(rank, way, arrival, move.code), state);
    }
  }

  /** A standing unit that can move at all may always run into the hex ahead, or walk if it turns for free, as its only move (docs/rules/movement.md). */
  #isLeastMove(state: number, move: CodedMove): boolean {
    if (move.code !== FORWARD) return false;
    const record = this.#record[state] as number;
    if (this.#soldiers) return directionOf(record) === 0 && state < this.#prone;
    return this.mode === 'run' && state === this.#start && mpOf(record) === 0;
  }

  /** A prone mover stands up first, with any facing; one that cannot turns where it is. */
  #fromTheGround(
    mover: Mover,
    points: number,
    walksOnly: boolean,
    spent: number,
    hexes: number,
    way: number,
  ): void {
    const { facing, elevation, run, walk, canStand, stuck } = mover;
    const lying = this.#prone + facing;
    this.#reachBy(lying, spent, hexes, way, elevation, START, NONE);
    if (walk === 0) return;
    const cost = spent + standingUpMp(run);
    const runs = standsUpAtARun(mover);
    const affordable = cost <= points && !(runs && walksOnly);
    const standing = canStand && !stuck && affordable;
    if (standing && runs) this.#walk = 0;
    // If it has spent nothing yet, it stands up as a run or waits; otherwise it turns with the points left.
    if (canStand && !stuck && !affordable && spent === 0) return;
    const from = standing ? this.#start : lying;
    if (standing) this.#reachBy(from, cost, hexes, way, elevation, STAND, lying);
    const north = from - facing;
    let left = from;
    let right = from;
    for (let turn = 1; turn <= SIDES / 2; turn += 1) {
      const mp = standing ? cost : spent + turn;
      if (mp > points) return;
      const toRight = north + ((facing + turn) % SIDES);
      const toLeft = north + ((facing + SIDES - turn) % SIDES);
      this.#reachBy(toRight, mp, hexes, way, elevation, TURN_RIGHT, right);
      if (toLeft !== toRight) this.#reachBy(toLeft, mp, hexes, way, elevation, TURN_LEFT, left);
      right = toRight;
      left = toLeft;
    }
  }

  /** The first and cheapest way to a place counts, wet or dry; hexes with other units can be passed, but not ended in. */
  #keep(mover: Mover, state: number, occupancy: Occupancy | undefined): void {
    const hex = state >= this.#prone ? this.#startHex : this.#hexOf(state);
    if (this.#vertical) {
      const elevation = elevationOf(this.#record[state] as number);
      const taken = occupancy !== undefined && isTaken(occupantAt(mover, occupancy, hex, elevation));
      if (taken && state !== this.#start) return;
    } else if (state < this.#prone) {
      if (occupancy !== undefined && isTaken(occupancy[hex]) && hex !== this.#startHex) return;
      if (this.#isSettled(state, WET)) return;
      if (this.#roadBonus > 0 && (this.#isSettled(state, ON_ROAD) || this.#isSettled(state, WET | ON_ROAD)))
        return;
    }
    this.#hexes[this.count] = hex;
    this.#places[this.count++] = state;
  }

  /** Whether the same place was reached before, by a way that differs in these layers. */
  #isSettled(state: number, layers: number): boolean {
    // Most places are of the first layer: nothing has to be divided for them.
    if (state < this.#layer) return ((this.#record[state + layers * this.#layer] as number) & SETTLED) !== 0;
    const layer = (state / this.#layer) | 0;
    const other = state + ((layer ^ layers) - layer) * this.#layer;
    return ((this.#record[other] as number) & SETTLED) !== 0;
  }

  #isWet(state: number): boolean {
    return !this.#vertical && state >= this.#layer && (((state / this.#layer) | 0) & WET) !== 0;
  }

  #isOnRoad(state: number): boolean {
    return this.#roadBonus > 0 && state >= ON_ROAD * this.#layer && state < this.#prone;
  }

  #reachBy(
    state: number,
    mp: number,
    hexes: number,
    direction: number,
    elevation: number,
    step: number,
    cameFrom: number,
  ): void {
    this.#relax(state, reached(rankOf(mp, hexes), direction, elevation, step), cameFrom);
  }

  /** Notes a way to a state, unless an equally good one is known. */
  #relax(state: number, record: number, cameFrom: number): void {
    const before = this.#record[state] as number;
    if (before !== 0 && before >> WAY <= record >> WAY) return;
    this.#record[state] = record | (before & SETTLED);
    this.#cameFrom[state] = cameFrom;
    const mp = mpOf(record);
    if (before !== 0 && mpOf(before) === mp) return;
    if (this.#entries === this.#entryState.length) this.#growEntries();
    const entry = this.#entries++;
    this.#entryState[entry] = state;
    this.#entryNext[entry] = this.#first[mp] as number;
    this.#first[mp] = entry;
    if (mp > this.#highest) this.#highest = mp;
  }

  #growEntries(): void {
    const states = new Int32Array(this.#entries * 2);
    const next = new Int32Array(this.#entries * 2);
    states.set(this.#entryState);
    next.set(this.#entryNext);
    this.#entryState = states;
    this.#entryNext = next;
  }

  #stateOf(
    map: HexMap,
    { footwork }: Mover,
    hex: number,
    elevation: number,
    facing: number,
    layers: number,
  ): number {
    if (this.#vertical) return this.#stateAloft(hex, elevation, facing);
    return (
      (isRaised(map, footwork, hex, elevation) ? layers + RAISED : layers) * this.#layer +
      hex * SIDES +
      facing
    );
  }

  #stateAloft(hex: number, elevation: number, facing: number): number {
    return (elevation - this.#lowest) * this.#layer + hex * SIDES + facing;
  }

  #hexOf(state: number): number {
    return ((state < this.#layer ? state : state % this.#layer) / SIDES) | 0;
  }
}

/** Whether it wants to fly so high. */
const isWithin = (map: HexMap, { ceiling }: Mover, hex: number, elevation: number): boolean =>
  ceiling === undefined || (map.level[hex] as number) + elevation <= ceiling;

function turnsBetween(from: number, to: number): StepKind[] {
  const right = (to - from + SIDES) % SIDES;
  return right <= SIDES / 2
    ? Array<StepKind>(right).fill('turn-right')
    : Array<StepKind>(SIDES - right).fill('turn-left');
}
