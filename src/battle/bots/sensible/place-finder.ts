import { skillProbability } from '../../../rules/pilot/index.js';
import { pilotingNumber } from '../../../rules/piloting/calculate.js';
import { swerveObstacle } from '../../anti-mech/shake-off.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { moverOf } from '../../combatant/mover-of.js';
import { type Facing, turned } from '../../hex/hex.js';
import { featuresUnderfoot } from '../../movement/ground.js';
import type { Mover } from '../../movement/mover.js';
import { Reach } from '../../movement/reach.js';
import type { StepKind } from '../../movement/step.js';
import { startOfPath } from '../../movement/take-step.js';
import { type MoveOrder, STAY } from '../../orders.js';
import { pilotStateOf } from '../../piloting/pilot-state.js';
import { withdrawalMove } from '../../withdrawal.js';
import { startUp } from '../start-up.js';
import { changeOfMode } from './change-of-mode.js';
import { Exchange, JUMP, RUN, STEADY, WALK } from './exchange.js';
import type { Outlook } from './outlook.js';
import { riskOfTurns } from './reckless-turns.js';
import { hexesAlong } from './sight-lines.js';
import { WeighedHeights, withCeiling } from './skies.js';
import { NO_LINE } from './stands.js';

const SHAKE_OFF: MoveOrder = { steps: [], shakeOff: true };

/** Finds the place with the best balance of damage done and taken, by exact odds. */
export class PlaceFinder {
  readonly #reach = new Reach();
  readonly #exchange: Exchange;
  readonly #heights = new WeighedHeights();
  /** The arrival at each place in reach, or none. */
  #arrivalAt = new Int32Array(0);
  #bestScore = 0;

  constructor(outlook: Outlook) {
    this.#exchange = new Exchange(outlook);
  }

  order(battle: Battle, unit: Combatant): MoveOrder {
    if (unit.withdrawing) return withdrawalMove(battle, unit);
    if (unit.shutDown) return startUp(unit);
    const change = changeOfMode(battle, unit);
    if (change !== undefined) return change;
    this.#exchange.begin(battle, unit);
    if (this.#exchange.opponents.length === 0) return STAY;
    const mover = withCeiling(battle, moverOf(battle, unit));
    if (unit.prone && this.#staysDown(battle, unit, mover))
      return this.#turnLying(battle, unit, mover.walk - (mover.soFar?.mp ?? 0));
    const occupancy = battle.occupancyFor(unit);
    this.#bestScore = Number.NEGATIVE_INFINITY;
    // It saves its speed to shake them off.
    const swerves =
      battle.mayBeSwarmed && swerveObstacle(battle, unit, mover, startOfPath(mover)) === undefined;
    let order: MoveOrder = swerves ? SHAKE_OFF : STAY;
    if (!unit.prone || mover.walk === 0) {
      this.#bestScore = this.#exchange.scoreHere(battle, unit, unit.facing, STEADY);
    }
    if (mover.walk > 0) {
      if (swerves) this.#reach.walk(battle.map, mover, occupancy);
      else this.#reach.run(battle.map, mover, occupancy);
      if (!swerves && this.#isOutOfReach(battle, unit, Math.max(mover.run, mover.jump)))
        return this.#approach(battle, mover.footwork);
      const place = this.#bestOnFoot(battle, unit, mover);
      if (place >= 0)
        order = {
          ...(swerves && SHAKE_OFF),
          steps: this.#reach.stepsTo(place, this.#landingAt(place, mover)),
        };
    }
    if (mover.jump > 0 && !unit.prone) {
      this.#reach.jump(battle.map, mover, occupancy);
      const landing = this.#bestLanding(battle, unit);
      if (landing >= 0) order = { steps: this.#reach.stepsTo((landing / 6) | 0, (landing % 6) as Facing) };
    }
    return order;
  }

  /** A prone unit stays down and fires if standing up is too risky; without a target it tries at any odds. */
  #staysDown(battle: Battle, unit: Combatant, { canStand }: Mover): boolean {
    if (!canStand) return true;
    const chance = chanceToStand(battle, unit);
    if (chance >= (unit.attemptsToStand > 0 ? LEAST_CHANCE_TO_STAND_AGAIN : LEAST_CHANCE_TO_STAND))
      return false;
    return chance === 0 || unit.attemptsToStand > 0 || this.#hasTarget(battle, unit);
  }

  #hasTarget(battle: Battle, unit: Combatant): boolean {
    this.#exchange.arrive(battle, unit, this.#exchange.arrivalHere(unit, STEADY));
    const { lines, room } = this.#exchange.stands;
    return this.#exchange.opponents.some(({ own }, index) => {
      const line = lines[index * room] as number;
      return line !== NO_LINE && hexesAlong(line) <= own.worthwhile;
    });
  }

  /** A unit that stays prone still turns to bring its weapons to bear. */
  #turnLying(battle: Battle, unit: Combatant, points: number): MoveOrder {
    const { facing } = unit;
    let best = 0;
    this.#bestScore = this.#exchange.scoreHere(battle, unit, facing, STEADY);
    for (let sides = 1; sides <= Math.min(3, points); sides += 1) {
      for (const turn of [sides, -sides]) {
        const score = this.#exchange.scoreHere(battle, unit, turned(facing, turn), WALK);
        if (score > this.#bestScore) [this.#bestScore, best] = [score, turn];
      }
    }
    if (best === 0) return STAY;
    return { steps: new Array<StepKind>(Math.abs(best)).fill(best > 0 ? 'turn-right' : 'turn-left') };
  }

  /** Whether no shot can hit, wherever this unit goes. */
  #isOutOfReach(battle: Battle, unit: Combatant, points: number): boolean {
    for (const { unit: other, own, theirs } of this.#exchange.opponents) {
      const farthest = Math.max(own.worthwhile, theirs.worthwhile) + points;
      if (battle.map.distance(unit.hex, other.hex) <= farthest) return false;
    }
    return true;
  }

  /** Goes as far as it can towards the nearest opponent. */
  #approach(battle: Battle, { waterOnly, vertical }: Mover['footwork']): MoveOrder {
    const { map } = battle;
    const reach = this.#reach;
    let best = -1;
    let nearest = Number.POSITIVE_INFINITY;
    for (let place = 0; place < reach.count; place += 1) {
      const hex = reach.hexAt(place);
      if ((map.waterDepth[hex] as number) > 0 && !waterOnly && vertical === undefined) continue;
      for (const { unit } of this.#exchange.opponents) {
        const distance = map.distance(hex, unit.hex);
        if (distance < nearest) [nearest, best] = [distance, place];
      }
    }
    return best < 0 ? STAY : { steps: reach.stepsTo(best) };
  }

  /** A unit that turns for free faces the nearest opponent; all others keep the facing of their arrival. */
  #landingAt(place: number, { footwork }: Mover): Facing | undefined {
    if (footwork.turnMp > 0) return undefined;
    const stand = this.#exchange.arrivals.stand[this.#arrivalAt[place] as number] as number;
    return this.#exchange.facingNearest(stand);
  }

  #bestOnFoot(battle: Battle, unit: Combatant, mover: Mover): number {
    const reach = this.#reach;
    const exchange = this.#exchange;
    const heights = this.#heights;
    const { arrivals } = exchange;
    const { map } = battle;
    const { vertical, turnMp } = mover.footwork;
    const { count } = reach;
    const first = arrivals.count;
    const flies = vertical === 'vtol';
    if (flies) heights.begin(map, mover);
    this.#makeRoomFor(count);
    const arrivalAt = this.#arrivalAt;
    for (let place = 0; place < count; place += 1) {
      const hex = reach.hexAt(place);
      const elevation = reach.elevationAt(place);
      // Whether to stand up was decided before.
      if (reach.isProneAt(place) || (flies && !heights.has(map, mover, hex, elevation)))
        arrivalAt[place] = NO_ARRIVAL;
      else {
        const mode = reach.isRunAt(place) ? RUN : reach.mpAt(place) === 0 ? STEADY : WALK;
        arrivalAt[place] = arrivals.of(exchange.standAt(hex, elevation), mode, reach.hexesMovedAt(place));
      }
    }
    exchange.arrive(battle, unit, first);
    const turnsFreely = turnMp === 0;
    const slides = !unit.design.falls && !turnsFreely && vertical === undefined;
    let best = -1;
    for (let place = 0; place < count; place += 1) {
      const arrival = arrivalAt[place] as number;
      if (arrival === NO_ARRIVAL || !((arrivals.bound[arrival] as number) > this.#bestScore)) continue;
      const facing = turnsFreely
        ? exchange.facingNearest(arrivals.stand[arrival] as number)
        : reach.facingAt(place);
      if (exchange.turnsItsBack(arrivals.stand[arrival] as number, facing)) continue;
      let score = exchange.score(battle, unit, arrival, facing);
      if (slides && score > this.#bestScore && reach.isRunAt(place))
        score -= riskOfTurns(battle, unit, mover, reach.stepsTo(place));
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
    const arrivals = this.#exchange.arrivals;
    const first = arrivals.count;
    this.#makeRoomFor(reach.count);
    for (let place = 0; place < reach.count; place += 1) {
      const stand = this.#exchange.standAt(reach.hexAt(place), reach.elevationAt(place));
      this.#arrivalAt[place] = arrivals.of(stand, JUMP, reach.mpAt(place));
    }
    this.#exchange.arrive(battle, unit, first);
    let best = -1;
    for (let place = 0; place < reach.count; place += 1) {
      const arrival = this.#arrivalAt[place] as number;
      if (!((arrivals.bound[arrival] as number) > this.#bestScore)) continue;
      const facing = this.#exchange.facingNearest(arrivals.stand[arrival] as number);
      for (let turn = -1; turn <= 1; turn += 1) {
        const looks = turned(facing, turn);
        const score = this.#exchange.score(battle, unit, arrival, looks);
        if (score > this.#bestScore) {
          this.#bestScore = score;
          best = place * 6 + looks;
        }
      }
    }
    return best;
  }

  #makeRoomFor(places: number): void {
    if (this.#arrivalAt.length < places) this.#arrivalAt = new Int32Array(places * 2);
  }
}

/** The arrival of a place that is not considered. */
const NO_ARRIVAL = -1;

/** The least chance to stand up at which a prone unit tries: each failure is a fall. */
const LEAST_CHANCE_TO_STAND = 0.28;

/** The same after a fall in this turn, when less armor is left. */
const LEAST_CHANCE_TO_STAND_AGAIN = 0.5;

function chanceToStand(battle: Battle, unit: Combatant): number {
  const hex = featuresUnderfoot(battle.map, unit.hex, unit.elevation);
  const needed = pilotingNumber(pilotStateOf(unit), { kind: 'stand' }, { ruleset: battle.rules, hex });
  return skillProbability('piloting', needed, unit.pilot.abilities, battle.rulesetOption);
}
