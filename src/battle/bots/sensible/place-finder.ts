import { calculatePilotingRoll } from '../../../rules/piloting/index.js';
import type { MovementType } from '../../../rules/to-hit/index.js';
import { attackerMovement } from '../../../rules/to-hit/movement.js';
import { MOVEMENT_TYPES } from '../../../rules/to-hit/vocabulary.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { moverOf } from '../../combatant/mover-of.js';
import { dissipationOf } from '../../heat/heat-of-turn.js';
import { oppositePoint, relativePoint } from '../../hex/bearing.js';
import { type Facing, turned } from '../../hex/hex.js';
import { LINES } from '../../hex/line.js';
import { OFF_MAP } from '../../map/hex-map.js';
import { featuresUnderfoot } from '../../movement/ground.js';
import type { Mover } from '../../movement/mover.js';
import { Reach } from '../../movement/reach.js';
import type { StepKind } from '../../movement/step.js';
import { type MoveOrder, STAY } from '../../orders.js';
import { pilotStateOf } from '../../piloting/pilot-state.js';
import { torsoTwist } from '../../weapons/arcs.js';
import { withdrawalMove } from '../../withdrawal.js';
import { AHEAD, chanceOf, FARTHEST, wayTo } from './firepower.js';
import { kickNumber, kickOf, kickReaches, UNCERTAIN } from './melee.js';
import { type Opponent, opponentOf } from './opponent.js';
import { type Outlook, toughness } from './outlook.js';
import { cautionOf } from './patience.js';
import { harderBack, harderThere, isBlocked, SightLines } from './sight-lines.js';

/** Rear armor is thin. */
const FROM_BEHIND = 1.5;
/** Per hex away from the range that suits one's weapons best, as a share of a 'Mech. */
const OUT_OF_PLACE = 0.004;
/** The same where the opponent holds its ground: cover and a good line matter more than to be there soon. */
const OUT_OF_PLACE_AT_LEISURE = 0.001;
/** What a shot counts at an opponent that keeps moving and has yet to move: it may be elsewhere by then. */
const DOUBTFUL = 0.6;
/** To be stopped on water is the end: as bad as so many falls. */
const SINKING = 2;
/** A fall costs a turn and some armor. */
const FALL = 0.06;

/** What a line from a hex to an opponent is like; kept for all facings and speeds that lead to that hex. */
interface Lines {
  readonly distance: Int16Array;
  readonly sum: Int8Array;
  readonly back: Int8Array;
  readonly point: Uint8Array;
  readonly blocked: Uint8Array;
  /** What standing there next turn would be worth. */
  readonly later: Float32Array;
}

/** Added to a kick by a move that is no run. */
const AT_A_WALK = 1;

const STEADY = 0;
const WALK = 1;
const RUN = 2;
const JUMP = 3;
const MODES = 4;
/** More than anybody moves in a turn. */
const MOST_HEXES = 64;
/** A power of two. */
const BOUNDS = 4096;

/** Looks for the place from where it deals the most for the least, by exact odds. */
export class PlaceFinder {
  readonly #reach = new Reach();
  readonly #outlook: Outlook;
  #opponents: Opponent[] = [];
  #known = new Int32Array(0);
  #stamp = 0;
  #lines: Lines[] = [];
  readonly #sightLines = new SightLines();
  #self = {
    heatShare: 1,
    kick: 0,
    kickNumber: 0,
    caution: 0,
    toughness: 1,
    alpha: 0,
    tracksHeat: true,
    afloat: false,
    sinks: 0,
    twist: 1,
    runRisk: 0,
    jumpRisk: 0,
    company: 1,
  };
  #bestScore = 0;
  /** What no facing exceeds, by hex and move; a newer one takes the slot of an older. */
  readonly #bounds = new Float64Array(BOUNDS);
  readonly #boundOf = new Int32Array(BOUNDS);
  readonly #boundStamp = new Int32Array(BOUNDS);

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  order(battle: Battle, unit: Combatant): MoveOrder {
    if (unit.withdrawing) return withdrawalMove(battle, unit);
    if (unit.shutDown) return { steps: [], reactor: 'on' };
    this.#meet(battle, unit);
    if (this.#opponents.length === 0) return STAY;
    const mover = moverOf(battle, unit);
    if (unit.prone && this.#staysDown(battle, unit, mover))
      return this.#turnLying(battle, unit, mover.walk - (mover.soFar?.mp ?? 0));
    const occupancy = battle.occupancyFor(unit);
    this.#bestScore = Number.NEGATIVE_INFINITY;
    let order: MoveOrder = STAY;
    if (!unit.prone || mover.walk === 0) {
      this.#bestScore = this.#score(battle, unit, unit.hex, unit.elevation, unit.facing, STEADY, 0);
    }
    if (mover.walk > 0) {
      this.#reach.run(battle.map, mover, occupancy);
      if (this.#isOutOfReach(battle, unit, Math.max(mover.run, mover.jump))) return this.#approach(battle);
      const place = this.#bestOnFoot(battle, unit);
      if (place >= 0) order = { steps: this.#reach.stepsTo(place) };
    }
    if (mover.jump > 0 && !unit.prone) {
      this.#reach.jump(battle.map, mover, occupancy);
      const landing = this.#bestLanding(battle, unit);
      if (landing >= 0) order = { steps: this.#reach.stepsTo((landing / 6) | 0, (landing % 6) as Facing) };
    }
    return order;
  }

  /** Whoever lies fires from there if standing up is a poor bet; without a target it tries at any odds. */
  #staysDown(battle: Battle, unit: Combatant, { canStand }: Mover): boolean {
    if (!canStand) return true;
    const chance = chanceToStand(battle, unit);
    if (chance >= (unit.attemptsToStand > 0 ? LEAST_CHANCE_TO_STAND_AGAIN : LEAST_CHANCE_TO_STAND))
      return false;
    return chance === 0 || unit.attemptsToStand > 0 || this.#hasTarget(battle, unit);
  }

  #hasTarget(battle: Battle, { hex, elevation }: Combatant): boolean {
    for (let index = 0; index < this.#opponents.length; index += 1) {
      const opponent = this.#opponents[index] as Opponent;
      this.#look(battle, hex, elevation, index, opponent);
      const lines = this.#lines[index] as Lines;
      if (lines.blocked[hex] === 0 && (lines.distance[hex] as number) <= opponent.own.worthwhile) return true;
    }
    return false;
  }

  /** Whoever stays down still turns to where its weapons bear. */
  #turnLying(battle: Battle, unit: Combatant, points: number): MoveOrder {
    const { hex, elevation, facing } = unit;
    let best = 0;
    this.#bestScore = this.#score(battle, unit, hex, elevation, facing, STEADY, 0);
    for (let sides = 1; sides <= Math.min(3, points); sides += 1) {
      for (const turn of [sides, -sides]) {
        const score = this.#score(battle, unit, hex, elevation, turned(facing, turn), WALK, 0);
        if (score > this.#bestScore) [this.#bestScore, best] = [score, turn];
      }
    }
    if (best === 0) return STAY;
    return { steps: new Array<StepKind>(Math.abs(best)).fill(best > 0 ? 'turn-right' : 'turn-left') };
  }

  /** Whether nobody can hit anybody, wherever this unit goes. */
  #isOutOfReach(battle: Battle, unit: Combatant, points: number): boolean {
    for (const { unit: other, own, theirs } of this.#opponents) {
      const farthest = Math.max(own.worthwhile, theirs.worthwhile) + points;
      if (battle.map.distance(unit.hex, other.hex) <= farthest) return false;
    }
    return true;
  }

  /** On the way to the nearest opponent, as far as it goes. */
  #approach(battle: Battle): MoveOrder {
    const { map } = battle;
    const reach = this.#reach;
    let best = -1;
    let nearest = Number.POSITIVE_INFINITY;
    for (let place = 0; place < reach.count; place += 1) {
      const hex = reach.hexAt(place);
      if ((map.waterDepth[hex] as number) > 0) continue;
      for (const { unit } of this.#opponents) {
        const distance = map.distance(hex, unit.hex);
        if (distance < nearest) [nearest, best] = [distance, place];
      }
    }
    return best < 0 ? STAY : { steps: reach.stepsTo(best) };
  }

  #bestOnFoot(battle: Battle, unit: Combatant): number {
    const reach = this.#reach;
    let best = -1;
    for (let place = 0; place < reach.count; place += 1) {
      // Whether to get up was settled before.
      if (reach.isProneAt(place)) continue;
      const mode = reach.isRunAt(place) ? RUN : reach.mpAt(place) === 0 ? STEADY : WALK;
      const hex = reach.hexAt(place);
      const elevation = reach.elevationAt(place);
      const hexesMoved = reach.hexesMovedAt(place);
      if (!this.#mayBeBest(battle, unit, hex, elevation, mode, hexesMoved)) continue;
      const facing = reach.facingAt(place);
      if (this.#turnsItsBack(hex, facing)) continue;
      const score = this.#score(battle, unit, hex, elevation, facing, mode, hexesMoved);
      if (score > this.#bestScore) {
        this.#bestScore = score;
        best = place;
      }
    }
    return best;
  }

  /** Place × 6 + facing. */
  #bestLanding(battle: Battle, unit: Combatant): number {
    const reach = this.#reach;
    let best = -1;
    for (let place = 0; place < reach.count; place += 1) {
      const hex = reach.hexAt(place);
      const elevation = reach.elevationAt(place);
      const hexes = reach.mpAt(place);
      if (!this.#mayBeBest(battle, unit, hex, elevation, JUMP, hexes)) continue;
      const facing = (Math.round(this.#pointToNearest(hex) / 4) % 6) as Facing;
      for (let turn = -1; turn <= 1; turn += 1) {
        const looks = turned(facing, turn);
        const score = this.#score(battle, unit, hex, elevation, looks, JUMP, hexes);
        if (score > this.#bestScore) {
          this.#bestScore = score;
          best = place * 6 + looks;
        }
      }
    }
    return best;
  }

  /** Whether the nearest opponent lies where neither torso nor arms turn to: no place to fight from. */
  #turnsItsBack(hex: number, facing: number): boolean {
    const point = relativePoint(this.#pointToNearest(hex), facing);
    return point > 8 && point < 16;
  }

  /** The bearing of the nearest opponent, from a hex that was looked around from. */
  #pointToNearest(hex: number): number {
    let point = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#opponents.length; index += 1) {
      const lines = this.#lines[index] as Lines;
      const distance = lines.distance[hex] as number;
      if (distance < least) {
        least = distance;
        point = lines.point[hex] as number;
      }
    }
    return point;
  }

  /**
   * Whether some facing in this hex, after this move, may be better than the best so far. Facings differ in what bears on
   * whom and in who gets behind: most hexes are not good enough at the best of them, and most have many.
   */
  #mayBeBest(
    battle: Battle,
    unit: Combatant,
    hex: number,
    elevation: number,
    mode: number,
    hexesMoved: number,
  ): boolean {
    const key = (hex * MODES + mode) * MOST_HEXES + hexesMoved;
    const slot = key & (BOUNDS - 1);
    if (this.#boundOf[slot] !== key || this.#boundStamp[slot] !== this.#stamp) {
      this.#bounds[slot] = this.#bound(battle, unit, hex, elevation, mode, hexesMoved);
      this.#boundOf[slot] = key;
      this.#boundStamp[slot] = this.#stamp;
    }
    return (this.#bounds[slot] as number) > this.#bestScore;
  }

  #meet(battle: Battle, unit: Combatant): void {
    const { map } = battle;
    this.#opponents = [];
    const caution = cautionOf(battle, this.#outlook, unit);
    for (const other of battle.units) {
      if (other.side === unit.side || other.isOut || other.hex === OFF_MAP) continue;
      this.#opponents.push(opponentOf(battle, this.#outlook, unit, other, caution));
    }
    const alpha = this.#opponents[0]?.own.heat ?? 0;
    const sinks = dissipationOf(battle, unit) + Math.max(0, 5 - unit.heat);
    this.#self = {
      heatShare: alpha === 0 || !unit.design.tracksHeat ? 1 : Math.min(1, Math.max(0.15, sinks / alpha)),
      kick: kickOf(unit),
      kickNumber: kickNumber(unit),
      caution,
      toughness: toughness(unit),
      alpha,
      tracksHeat: unit.design.tracksHeat,
      afloat: unit.aptitudes.footwork.floats,
      sinks,
      twist: torsoTwist(unit),
      runRisk: unit.gyroHits > 0 || unit.hasHipHit ? 0.5 : 0,
      jumpRisk: unit.gyroHits > 0 || unit.hasLegDamage ? 0.5 : 0,
      company: Math.max(1, Math.sqrt(friends(battle, unit))),
    };
    this.#stamp += 1;
    const size = map.size * this.#opponents.length;
    if (this.#known.length < size) {
      this.#known = new Int32Array(size);
      this.#stamp = 1;
    }
    while (this.#lines.length < this.#opponents.length) {
      this.#lines.push({
        distance: new Int16Array(map.size),
        sum: new Int8Array(map.size),
        back: new Int8Array(map.size),
        point: new Uint8Array(map.size),
        blocked: new Uint8Array(map.size),
        later: new Float32Array(map.size),
      });
    }
    // Without an opponent on the map there is no line to look along, and none too short.
    if ((this.#lines[0]?.distance.length ?? map.size) < map.size) {
      this.#lines = [];
      this.#known = new Int32Array(0);
      this.#meet(battle, unit);
    }
  }

  /** Looks along a line once for all that leads to this hex. */
  #look(battle: Battle, hex: number, elevation: number, index: number, opponent: Opponent): void {
    const { map } = battle;
    const lines = this.#lines[index] as Lines;
    const way = LINES.lineTo(hex % map.width, (hex / map.width) | 0, opponent.column, opponent.row);
    lines.point[hex] = LINES.bearing(way);
    this.#known[index * map.size + hex] = this.#stamp;
    const distance = LINES.distance(way);
    lines.distance[hex] = distance;
    // Who is too far away for either to bother need not be looked at.
    if (distance > opponent.farthest) {
      lines.blocked[hex] = 1;
      return;
    }
    const line = this.#sightLines.between(battle, hex, elevation, opponent.unit);
    const blocked = isBlocked(line);
    lines.blocked[hex] = blocked ? 1 : 0;
    lines.sum[hex] = harderThere(line);
    lines.back[hex] = harderBack(line);
    lines.later[hex] = blocked ? 0 : this.#worthOfStaying(opponent, lines, hex);
  }

  /** The exchange of a turn in which this unit stays there and both look at each other. */
  #worthOfStaying(opponent: Opponent, lines: Lines, hex: number): number {
    const { own, theirs, unit } = opponent;
    const distance = lines.distance[hex] as number;
    if (distance >= FARTHEST) return 0;
    const { caution, toughness: skin, company, heatShare, kick, kickNumber: number } = this.#self;
    let dealt = heatShare * own.ahead(distance, opponent.harderToHit + (lines.sum[hex] as number));
    let taken = unit.canAct ? theirs.ahead(distance, opponent.harderToFire + (lines.back[hex] as number)) : 0;
    if (distance === 1) {
      dealt += kick * chanceOf(number + AT_A_WALK + opponent.harderToHit);
      if (unit.canAct && !opponent.holdsItsGround)
        taken += UNCERTAIN * opponent.kick * chanceOf(opponent.kickNumber + AT_A_WALK);
    }
    return dealt / opponent.toughness - (caution * taken) / skin / company;
  }

  /** The score of this hex and move for whoever has everybody ahead and nobody behind. */
  #bound(
    battle: Battle,
    unit: Combatant,
    hex: number,
    elevation: number,
    mode: number,
    hexesMoved: number,
  ): number {
    const { map } = battle;
    const opponents = this.#opponents;
    const self = this.#self;
    const ownMove = attackerMovement(MOVEMENT_TYPES[mode] as MovementType);
    const heatShare = this.#heatShare(mode, hexesMoved);
    let dealt = 0;
    let taken = 0;
    let place = 0;
    let later = 0;
    for (let index = 0; index < opponents.length; index += 1) {
      const opponent = opponents[index] as Opponent;
      if (this.#known[index * map.size + hex] !== this.#stamp)
        this.#look(battle, hex, elevation, index, opponent);
      const lines = this.#lines[index] as Lines;
      const distance = lines.distance[hex] as number;
      place +=
        (opponent.holdsItsGround ? OUT_OF_PLACE_AT_LEISURE : OUT_OF_PLACE) *
        Math.abs(distance - opponent.preferred);
      if (lines.blocked[hex] === 1 || distance >= FARTHEST) continue;
      later += lines.later[hex] as number;
      const point = lines.point[hex] as number;
      const { added } = opponent.own;
      const prone = opponent.unit.prone ? added.prone(distance) : 0;
      const harder = added.moving(mode) + opponent.harderToHit + prone + (lines.sum[hex] as number);
      const dodge = opponent.theirs.added.dodging(mode, hexesMoved);
      const out = opponent.own.most(distance, harder);
      const behind =
        !opponent.mayTurn && isRear(relativePoint(oppositePoint(point), opponent.unit.facing))
          ? FROM_BEHIND
          : 1;
      const feet = distance === 1 ? opponent.level - (map.level[hex] as number) - elevation : 0;
      const kick =
        distance === 1 && kickReaches(feet, opponent.unit)
          ? self.kick * chanceOf(self.kickNumber + ownMove + opponent.harderToHit)
          : 0;
      const sure = opponent.mayTurn && !opponent.holdsItsGround ? DOUBTFUL : 1;
      const worth = (sure * (out * heatShare + kick) * behind) / opponent.toughness;
      if (worth > dealt) dealt = worth;
      taken += this.#exposureAhead(opponent, point, distance, dodge + (lines.back[hex] as number));
      if (distance === 1 && kickReaches(-feet, unit)) taken += this.#kickTaken(opponent, point, dodge);
    }
    const share = taken / self.toughness / self.company;
    return (
      dealt +
      later / opponents.length -
      self.caution * share -
      place / opponents.length -
      this.#risk(battle, unit, hex, mode)
    );
  }

  #score(
    battle: Battle,
    unit: Combatant,
    hex: number,
    elevation: number,
    facing: number,
    mode: number,
    hexesMoved: number,
  ): number {
    const { map } = battle;
    const opponents = this.#opponents;
    const self = this.#self;
    const movement = MOVEMENT_TYPES[mode] as MovementType;
    const ownMove = attackerMovement(movement);
    const heatShare = this.#heatShare(mode, hexesMoved);
    let dealt = 0;
    let taken = 0;
    let place = 0;
    let later = 0;
    for (let index = 0; index < opponents.length; index += 1) {
      const opponent = opponents[index] as Opponent;
      if (this.#known[index * map.size + hex] !== this.#stamp)
        this.#look(battle, hex, elevation, index, opponent);
      const lines = this.#lines[index] as Lines;
      const distance = lines.distance[hex] as number;
      place +=
        (opponent.holdsItsGround ? OUT_OF_PLACE_AT_LEISURE : OUT_OF_PLACE) *
        Math.abs(distance - opponent.preferred);
      if (lines.blocked[hex] === 1 || distance >= FARTHEST) continue;
      later += lines.later[hex] as number;
      const point = lines.point[hex] as number;
      const { added } = opponent.own;
      const prone = opponent.unit.prone ? added.prone(distance) : 0;
      const harder = added.moving(mode) + opponent.harderToHit + prone + (lines.sum[hex] as number);
      const dodge = opponent.theirs.added.dodging(mode, hexesMoved);
      const out = opponent.own.best(relativePoint(point, facing), self.twist, distance, harder);
      // Whoever has yet to move will not show its back.
      const behind =
        !opponent.mayTurn && isRear(relativePoint(oppositePoint(point), opponent.unit.facing))
          ? FROM_BEHIND
          : 1;
      const feet = distance === 1 ? opponent.level - (map.level[hex] as number) - elevation : 0;
      const kick =
        distance === 1 && wayTo(point, facing) === AHEAD && kickReaches(feet, opponent.unit)
          ? self.kick * chanceOf(self.kickNumber + ownMove + opponent.harderToHit)
          : 0;
      const sure = opponent.mayTurn && !opponent.holdsItsGround ? DOUBTFUL : 1;
      const worth = (sure * (out * heatShare + kick) * behind) / opponent.toughness;
      if (worth > dealt) dealt = worth;
      taken += this.#exposure(opponent, point, facing, distance, dodge + (lines.back[hex] as number));
      if (distance === 1 && kickReaches(-feet, unit)) taken += this.#kickTaken(opponent, point, dodge);
    }
    const share = taken / self.toughness / self.company;
    return (
      dealt +
      later / opponents.length -
      self.caution * share -
      place / opponents.length -
      this.#risk(battle, unit, hex, mode)
    );
  }

  /** What the opponent does from where it is, or after it has turned where that is still to come. */
  #exposure(opponent: Opponent, point: number, facing: number, distance: number, sum: number): number {
    const points = this.#exposureAhead(opponent, point, distance, sum);
    return isRear(relativePoint(point, facing)) ? points * FROM_BEHIND : points;
  }

  /** The same to whoever does not show its back. */
  #exposureAhead(opponent: Opponent, point: number, distance: number, sum: number): number {
    if (!opponent.unit.canAct) return 0;
    const { theirs, unit, twist } = opponent;
    const added = sum + opponent.harderToFire;
    return opponent.mayTurn
      ? theirs.ahead(distance, added)
      : theirs.best(relativePoint(oppositePoint(point), unit.facing), twist, distance, added);
  }

  /** Who has moved kicks ahead; who has not may still turn, but has better things to do than follow. */
  #kickTaken(opponent: Opponent, point: number, dodge: number): number {
    const { kick, kickNumber: number, mayTurn, unit } = opponent;
    if (opponent.holdsItsGround) return 0;
    const chance = mayTurn ? UNCERTAIN : wayTo(oppositePoint(point), unit.facing) === AHEAD ? 1 : 0;
    return chance * kick * chanceOf(number + dodge);
  }

  /** The part of one's weapons that the sinks will bear after such a move. */
  #heatShare(mode: number, hexes: number): number {
    const { alpha, sinks, tracksHeat } = this.#self;
    if (alpha === 0 || !tracksHeat) return 1;
    const bearable = sinks - (mode === JUMP ? Math.max(3, hexes) : mode);
    return bearable >= alpha ? 1 : Math.max(0.15, bearable / alpha);
  }

  /** Water, and legs or gyro that may give way. */
  #risk(battle: Battle, unit: Combatant, hex: number, mode: number): number {
    let falls = mode === RUN ? this.#self.runRisk : mode === JUMP ? this.#self.jumpRisk : 0;
    const depth = battle.map.waterDepth[hex] as number;
    // What floats on air sinks with the first hit that stops it.
    if (depth > 0 && this.#self.afloat) return (falls + SINKING) * FALL;
    if (depth > 0 && hex !== unit.hex) falls += 0.3 + (depth > 1 ? 1 : 0);
    return falls * FALL;
  }
}

/** A fall for every try that fails: below this chance to get up, who lies stays down and fires from there. */
const LEAST_CHANCE_TO_STAND = 0.28;

/** A second fall in one turn: the same bet, with armor the poorer. */
const LEAST_CHANCE_TO_STAND_AGAIN = 0.5;

function chanceToStand(battle: Battle, unit: Combatant): number {
  const hex = featuresUnderfoot(battle.map, unit.hex, unit.elevation);
  return calculatePilotingRoll(pilotStateOf(unit), { kind: 'stand' }, { ruleset: battle.rules, hex })
    .probability;
}

const isRear = (point: number): boolean => point > 10 && point < 14;

function friends(battle: Battle, unit: Combatant): number {
  let count = 0;
  for (const other of battle.units) if (other.side === unit.side && !other.isOut) count += 1;
  return count;
}
