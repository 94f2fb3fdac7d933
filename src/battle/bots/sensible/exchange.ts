import type { MovementType } from '../../../rules/to-hit/index.js';
import { attackerMovement } from '../../../rules/to-hit/movement.js';
import { MOVEMENT_TYPES } from '../../../rules/to-hit/vocabulary.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { dissipationOf } from '../../heat/heat-of-turn.js';
import { oppositePoint, relativePoint } from '../../hex/bearing.js';
import type { Facing } from '../../hex/hex.js';
import { OFF_MAP } from '../../map/hex-map.js';
import { torsoTwist } from '../../weapons/arcs.js';
import { isInOpen } from '../../weapons/people.js';
import { Arrivals } from './arrivals.js';
import { chanceOf, NOT_ASKED } from './fire-table.js';
import { type Footing, footingOf, PLUNGE, SURE_FOOTED } from './footing.js';
import { habitualDodge } from './habitual-dodge.js';
import { kickNumber, kickReaches, UNCERTAIN } from './melee.js';
import { Opponent } from './opponent.js';
import { type Outlook, toughness } from './outlook.js';
import { cautionOf } from './patience.js';
import { harderBack, harderThere, hexesAlong, pointAlong } from './sight-lines.js';
import { heightsOf, lookoutOf, riskOfFlight } from './skies.js';
import { NO_LINE, Stands } from './stands.js';
import { AHEAD, wayTo } from './ways.js';

/** Rear armor is thin. */
const FROM_BEHIND = 1.5;
/** The weight of a shot at a mobile opponent that has not moved yet, and may soon be elsewhere. */
const DOUBTFUL = 0.6;
/** The same for infantry that has not moved yet: it may enter the attacker's hex, where it cannot be shot at. */
const IN_ITS_HEX = 0.3;
/** Being stopped on water sinks a hovercraft, which is as bad as this many falls. */
const SINKING = 2;
/** With less caution than this, a unit that relies on its speed closes in, but does not slow down. */
const BOLD = 0.3;
/** The caution of a bold unit about fire that its usual speed would avoid, and the share of other fire that it counts. */
const SPEED_MATTERS = 0.9;
const AT_SPEED = 0.12;
/** A fall costs a turn and some armor. */
const FALL = 0.06;

/** Twice as much damage as now, or half of it, for two turns, less the turn that already counts. */
const IN_THE_OPEN = 3;
const IN_SHELTER = 0;

/** The modifier of a kick after any move but a run. */
const AT_A_WALK = 1;

export const STEADY = 0;
export const WALK = 1;
export const RUN = 2;
export const JUMP = 3;
const OWN_MOVE = Uint8Array.from(MOVEMENT_TYPES, (movement: MovementType) => attackerMovement(movement));
/** The value of a facing with all opponents ahead and none behind: no facing is better. */
const ANY_WAY = -1;
/** Close enough to kick and be kicked. */
const NEXT_TO = 1;

/** The worth of places: the damage that a unit does and takes there in this turn, by exact odds. */
export class Exchange {
  readonly #outlook: Outlook;
  opponents: Opponent[] = [];
  /** As many as were ever needed at once. */
  readonly #pool: Opponent[] = [];
  readonly stands = new Stands();
  readonly arrivals = new Arrivals();
  // Facts about the unit itself.
  #heatShareHere = 1;
  #kickNumber = 0;
  #caution = 0;
  #toughness = 1;
  #alpha = 0;
  #tracksHeat = true;
  #drives = false;
  #afloat = false;
  #sinks = 0;
  #twist = 1;
  #footing: Footing = SURE_FOOTED;
  #company = 1;
  #people = false;
  #inOpen = false;
  #dodge = 0;
  /** It has lost its patience, and relies on its speed. */
  #bold = false;
  /** The number of stands whose lines were traced. */
  #looked = 0;

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** For another move of a unit. */
  begin(battle: Battle, unit: Combatant): void {
    const { map, units } = battle;
    const { design, aptitudes } = unit;
    const { opponents } = this;
    opponents.length = 0;
    let friends = 0;
    for (let index = 0; index < units.length; index += 1) {
      const other = units[index] as Combatant;
      if (other.isOut) continue;
      if (other.side === unit.side) friends += 1;
      else if (other.hex !== OFF_MAP) opponents.push(this.#opponent(battle, unit, other, opponents.length));
    }
    const caution = cautionOf(battle, unit, opponents);
    for (let index = 0; index < opponents.length; index += 1) {
      const opponent = opponents[index] as Opponent;
      opponent.size(battle, unit, opponent.unit, caution);
    }
    const alpha = opponents[0]?.own.heat ?? 0;
    const sinks = dissipationOf(battle, unit) + Math.max(0, 5 - unit.heat);
    this.#heatShareHere = alpha === 0 || !design.tracksHeat ? 1 : Math.min(1, Math.max(0.15, sinks / alpha));
    this.#kickNumber = kickNumber(unit);
    this.#caution = caution;
    this.#toughness = toughness(unit);
    this.#alpha = alpha;
    this.#tracksHeat = design.tracksHeat;
    this.#drives = design.vehicleMode;
    // Ships stay afloat, whatever stops them.
    this.#afloat = aptitudes.footwork.floats && !aptitudes.footwork.waterOnly;
    this.#sinks = sinks;
    this.#twist = torsoTwist(unit);
    this.#footing = footingOf(battle, unit);
    this.#company = Math.max(1, Math.sqrt(friends));
    this.#people = design.people !== undefined;
    this.#inOpen = this.#people && isInOpen(map, unit);
    this.#dodge = habitualDodge(battle, unit);
    this.#bold = this.#dodge > 0 && caution < BOLD;
    this.stands.begin(map, opponents.length, heightsOf(map, unit), lookoutOf(aptitudes.footwork));
    this.arrivals.begin(this.stands.room);
    this.#looked = 0;
  }

  #opponent(battle: Battle, unit: Combatant, other: Combatant, place: number): Opponent {
    const own = this.#outlook.firepower(battle, unit, other);
    const theirs = this.#outlook.firepower(battle, other, unit);
    const known = this.#pool[place];
    if (known === undefined) {
      const opponent = new Opponent(other, own, theirs);
      this.#pool.push(opponent);
      return opponent;
    }
    known.unit = other;
    known.own = own;
    known.theirs = theirs;
    return known;
  }

  standAt(hex: number, elevation: number): number {
    const { count } = this.stands;
    const stand = this.stands.at(hex, elevation);
    if (stand === count) this.arrivals.clear(stand);
    return stand;
  }

  /** At the first stand, where the unit is. */
  arrivalHere({ hex, elevation }: Combatant, mode: number): number {
    return this.arrivals.of(this.standAt(hex, elevation), mode, 0);
  }

  /** The facing towards the nearest opponent. */
  facingNearest(stand: number): Facing {
    return (Math.round(this.stands.pointToNearest(stand, this.opponents) / 4) % 6) as Facing;
  }

  /** Whether the nearest opponent lies where neither torso nor arms turn to: no place to fight from. */
  turnsItsBack(stand: number, facing: number): boolean {
    const point = relativePoint(this.stands.pointToNearest(stand, this.opponents), facing);
    return point > 8 && point < 16;
  }

  scoreHere(battle: Battle, unit: Combatant, facing: number, mode: number): number {
    const { count } = this.arrivals;
    const arrival = this.arrivalHere(unit, mode);
    if (arrival === count) this.arrive(battle, unit, arrival);
    return this.score(battle, unit, arrival, facing);
  }

  /**
   * Weighs all arrivals from this one on with the best facing imaginable. Facings decide which weapons bear and which
   * opponents get behind, but most arrivals are not good enough even with the best.
   */
  arrive(battle: Battle, unit: Combatant, first: number): void {
    const { arrivals, opponents, stands } = this;
    const looked = this.#looked;
    if (looked < stands.count) {
      stands.lookAround(battle.map, looked, opponents);
      for (let index = 0; index < opponents.length; index += 1) this.#stay(looked, index);
      this.#looked = stands.count;
    }
    const { stand, mode, hexesMoved, heatShare, felt, risk, count } = arrivals;
    for (let arrival = first; arrival < count; arrival += 1) {
      const at = stand[arrival] as number;
      heatShare[arrival] = this.#heatShare(mode[arrival] as number, hexesMoved[arrival] as number);
      felt[arrival] = this.#people ? this.#felt(battle, unit, at) : 1;
      risk[arrival] = this.#risk(battle, unit, at, arrival);
    }
    for (let index = 0; index < opponents.length; index += 1) this.#trade(battle, unit, first, index);
    this.#sumUp(first);
  }

  /** The exchange of a turn in which this unit stays thereabouts and both look at each other, at all stands since this one. */
  #stay(first: number, index: number): void {
    const opponent = this.opponents[index] as Opponent;
    const { unit, toughness } = opponent;
    const { table: own, strain } = opponent.own;
    const { table: theirs, strain: theirStrain } = opponent.theirs;
    const { lines, later, room, count } = this.stands;
    const dodge = this.#dodge;
    const harderToHit = opponent.harderToHit + (dodge > 0 ? AT_A_WALK : 0) + strain;
    const harderToFire = opponent.harderToFire + dodge + theirStrain;
    const answers = unit.canAct;
    const kick = opponent.kicked * chanceOf(this.#kickNumber + AT_A_WALK + opponent.harderToHit);
    const kickInReturn =
      answers && !opponent.holdsItsGround
        ? UNCERTAIN * opponent.kick * chanceOf(opponent.kickNumber + AT_A_WALK)
        : 0;
    const heatShare = this.#heatShareHere;
    const caution = this.#caution;
    const ownToughness = this.#toughness;
    const company = this.#company;
    for (let stand = first; stand < count; stand += 1) {
      const line = lines[index * room + stand] as number;
      if (line === NO_LINE) continue;
      const distance = hexesAlong(line);
      const place = own.placeOf(distance, harderToHit + harderThere(line));
      if ((own.points[AHEAD] as Float32Array)[place] === NOT_ASKED) own.workOut(AHEAD, place);
      let dealt = heatShare * ((own.points[AHEAD] as Float32Array)[place] as number);
      let taken = 0;
      if (answers) {
        const theirPlace = theirs.placeOf(distance, harderToFire + harderBack(line));
        if ((theirs.points[AHEAD] as Float32Array)[theirPlace] === NOT_ASKED)
          theirs.workOut(AHEAD, theirPlace);
        taken = (theirs.points[AHEAD] as Float32Array)[theirPlace] as number;
      }
      if (distance === NEXT_TO) {
        dealt += kick;
        taken += kickInReturn;
      }
      const worth = dealt / toughness - (caution * taken) / ownToughness / company;
      later[stand] = (later[stand] as number) + Math.fround(worth);
    }
  }

  /** With one opponent, from all arrivals since this one. */
  #trade(battle: Battle, unit: Combatant, first: number, index: number): void {
    const opponent = this.opponents[index] as Opponent;
    const { own, theirs, mayTurn, unit: other, pace, twist, toughness } = opponent;
    const { table, added: moving } = own;
    const { table: theirTable, added: dodging } = theirs;
    const { anywhere } = table;
    const { lines, room } = this.stands;
    const { stand: stands, mode: modes, hexesMoved, heatShare, dealt, taken, count } = this.arrivals;
    const base = index * room;
    const sure = mayTurn && !opponent.holdsItsGround ? DOUBTFUL : 1;
    const harderToHit = opponent.harderToHit + own.strain + (other.prone ? moving.prone(NEXT_TO + 1) : 0);
    const harderToFire = opponent.harderToFire + theirs.strain;
    const silent = !other.canAct;
    const { facing } = other;
    for (let arrival = first; arrival < count; arrival += 1) {
      const line = lines[base + (stands[arrival] as number)] as number;
      if (line === NO_LINE) continue;
      const distance = hexesAlong(line);
      if (distance <= NEXT_TO) {
        const worth = this.#dealt(battle, index, arrival, ANY_WAY);
        if (worth > (dealt[arrival] as number)) dealt[arrival] = worth;
        taken[arrival] = (taken[arrival] as number) + this.#taken(battle, unit, index, arrival, ANY_WAY);
        continue;
      }
      const mode = modes[arrival] as number;
      const seen = relativePoint(oppositePoint(pointAlong(line)), facing);
      const behind = !mayTurn && isRear(seen) ? FROM_BEHIND : 1;
      const place = table.placeOf(distance, moving.moving(mode) + harderToHit + harderThere(line));
      if ((table.points[anywhere] as Float32Array)[place] === NOT_ASKED) table.workOut(anywhere, place);
      const out =
        ((table.points[anywhere] as Float32Array)[place] as number) * (heatShare[arrival] as number);
      const worth = ((distance > pace ? sure : IN_ITS_HEX) * out * behind) / toughness;
      if (worth > (dealt[arrival] as number)) dealt[arrival] = worth;
      if (silent) continue;
      const dodge = dodging.dodging(mode, hexesMoved[arrival] as number) + harderBack(line);
      if (this.#bold || (mayTurn && pace > 0)) {
        taken[arrival] = (taken[arrival] as number) + this.#shotsTaken(opponent, line, dodge);
        continue;
      }
      const ways = mayTurn ? AHEAD : theirs.waysTo(seen, twist);
      const theirPlace = theirTable.placeOf(distance, dodge + harderToFire);
      if ((theirTable.points[ways] as Float32Array)[theirPlace] === NOT_ASKED)
        theirTable.workOut(ways, theirPlace);
      taken[arrival] =
        (taken[arrival] as number) + ((theirTable.points[ways] as Float32Array)[theirPlace] as number);
    }
  }

  /** After this move, facing so. */
  score(battle: Battle, unit: Combatant, arrival: number, facing: number): number {
    const { lines, room } = this.stands;
    const stand = this.arrivals.stand[arrival] as number;
    let dealt = 0;
    let taken = 0;
    for (let index = 0; index < this.opponents.length; index += 1) {
      if (lines[index * room + stand] === NO_LINE) continue;
      const worth = this.#dealt(battle, index, arrival, facing);
      if (worth > dealt) dealt = worth;
      taken += this.#taken(battle, unit, index, arrival, facing);
    }
    const opponents = this.opponents.length;
    const share = (taken * (this.arrivals.felt[arrival] as number)) / this.#toughness / this.#company;
    return balance(
      dealt,
      (this.stands.later[stand] as number) / opponents,
      (this.#bold ? SPEED_MATTERS : this.#caution) * share,
      (this.stands.outOfPlace[stand] as number) / opponents,
      this.arrivals.risk[arrival] as number,
    );
  }

  /** The same of all arrivals since this one, at the best of all facings. */
  #sumUp(first: number): void {
    const { stand, dealt, taken, felt, risk, bound, count } = this.arrivals;
    const { later, outOfPlace } = this.stands;
    const opponents = this.opponents.length;
    const caution = this.#bold ? SPEED_MATTERS : this.#caution;
    const ownToughness = this.#toughness;
    const company = this.#company;
    for (let arrival = first; arrival < count; arrival += 1) {
      const at = stand[arrival] as number;
      bound[arrival] = balance(
        dealt[arrival] as number,
        (later[at] as number) / opponents,
        caution * (((taken[arrival] as number) * (felt[arrival] as number)) / ownToughness / company),
        (outOfPlace[at] as number) / opponents,
        risk[arrival] as number,
      );
    }
  }

  /** The share of fire at infantry that counts there, now and in the next turn: shelter halves it, open ground doubles it. */
  #felt({ map }: Battle, { aptitudes }: Combatant, stand: number): number {
    const { hex, elevation } = this.stands;
    const place = { hex: hex[stand] as number, elevation: elevation[stand] as number, aptitudes };
    const open = isInOpen(map, place);
    return open === this.#inOpen ? 1 : open ? IN_THE_OPEN : IN_SHELTER;
  }

  /** The damage to one opponent, as a share of what destroys it. */
  #dealt({ map }: Battle, index: number, arrival: number, facing: number): number {
    const opponent = this.opponents[index] as Opponent;
    const arrivals = this.arrivals;
    const stands = this.stands;
    const mode = arrivals.mode[arrival] as number;
    const stand = arrivals.stand[arrival] as number;
    const line = stands.lines[index * stands.room + stand] as number;
    const distance = hexesAlong(line);
    const point = pointAlong(line);
    const { table, added, strain } = opponent.own;
    const prone = opponent.unit.prone ? added.prone(distance) : 0;
    const harder = added.moving(mode) + opponent.harderToHit + strain + prone + harderThere(line);
    const ways =
      facing === ANY_WAY ? table.anywhere : opponent.own.waysTo(relativePoint(point, facing), this.#twist);
    const out = table.expected(ways, distance, harder);
    let kick = 0;
    if (isWithinKick(opponent, distance) && isAheadOf(distance, point, facing)) {
      const feet =
        opponent.level -
        (map.level[stands.hex[stand] as number] as number) -
        (stands.elevation[stand] as number);
      if (kickReaches(feet, opponent.unit))
        kick =
          opponent.kicked * chanceOf(this.#kickNumber + (OWN_MOVE[mode] as number) + opponent.harderToHit);
    }
    // An opponent that has not moved yet will not turn its back.
    const behind =
      !opponent.mayTurn && isRear(relativePoint(oppositePoint(point), opponent.unit.facing))
        ? FROM_BEHIND
        : 1;
    const doubt = opponent.mayTurn && !opponent.holdsItsGround ? DOUBTFUL : 1;
    const sure = distance > opponent.pace ? doubt : IN_ITS_HEX;
    return (sure * (out * (arrivals.heatShare[arrival] as number) + kick) * behind) / opponent.toughness;
  }

  /** The points of damage that one opponent does in return. */
  #taken({ map }: Battle, unit: Combatant, index: number, arrival: number, facing: number): number {
    const opponent = this.opponents[index] as Opponent;
    const arrivals = this.arrivals;
    const stands = this.stands;
    const stand = arrivals.stand[arrival] as number;
    const line = stands.lines[index * stands.room + stand] as number;
    const distance = hexesAlong(line);
    const point = pointAlong(line);
    const mode = arrivals.mode[arrival] as number;
    const dodge = opponent.theirs.added.dodging(mode, arrivals.hexesMoved[arrival] as number);
    const points = this.#shotsTaken(opponent, line, dodge + harderBack(line));
    const shots = facing !== ANY_WAY && isRear(relativePoint(point, facing)) ? points * FROM_BEHIND : points;
    if (!isWithinKick(opponent, distance)) return shots;
    const feet =
      opponent.level -
      (map.level[stands.hex[stand] as number] as number) -
      (stands.elevation[stand] as number);
    return kickReaches(-feet, unit) ? shots + this.#kickTaken(opponent, distance, point, dodge) : shots;
  }

  #shotsTaken(opponent: Opponent, line: number, sum: number): number {
    const points = this.#exposure(opponent, pointAlong(line), hexesAlong(line), sum);
    return this.#bold ? this.#forLackOfSpeed(points, opponent, line) : points;
  }

  /** What the opponent does to the unit's front: from where it is, or after its turn to move if that is still to come. */
  #exposure(opponent: Opponent, point: number, distance: number, sum: number): number {
    if (!opponent.unit.canAct) return 0;
    const { theirs, unit, twist, mayTurn } = opponent;
    const added = sum + opponent.harderToFire;
    if (mayTurn && opponent.pace > 0) return this.#fromComingSoldiers(opponent, distance, added);
    const seen = relativePoint(oppositePoint(point), unit.facing);
    return theirs.table.expected(
      mayTurn ? AHEAD : theirs.waysTo(seen, twist),
      distance,
      added + theirs.strain,
    );
  }

  /** Soldiers come nearer before they fire, or come to grips. */
  #fromComingSoldiers({ theirs, pace, grip }: Opponent, distance: number, added: number): number {
    const near = theirs.ahead(Math.max(0, distance - pace), added);
    return distance > pace ? near : Math.max(near, grip(added));
  }

  /** How much of this fire counts: the points that its usual speed would avoid, and a share of the others. */
  #forLackOfSpeed(points: number, opponent: Opponent, line: number): number {
    const sum = this.#dodge + harderBack(line);
    const atSpeed = this.#exposure(opponent, pointAlong(line), hexesAlong(line), sum);
    return Math.max(0, points - atSpeed) + AT_SPEED * Math.min(points, atSpeed);
  }

  /** An opponent that has moved kicks to its front. One that has not may still turn, but seldom follows. */
  #kickTaken(opponent: Opponent, distance: number, point: number, dodge: number): number {
    const { kick, kickNumber: number, mayTurn, unit } = opponent;
    if (opponent.holdsItsGround) return 0;
    const chance = mayTurn ? UNCERTAIN : isAheadOf(distance, oppositePoint(point), unit.facing) ? 1 : 0;
    return chance * kick * chanceOf(number + dodge);
  }

  /** The share of the weapons that the sinks can bear after such a move. */
  #heatShare(mode: number, hexes: number): number {
    const alpha = this.#alpha;
    if (alpha === 0 || !this.#tracksHeat) return 1;
    const moving = this.#drives ? 0 : mode === JUMP ? Math.max(3, hexes) : mode;
    const bearable = this.#sinks - moving;
    return bearable >= alpha ? 1 : Math.max(0.15, bearable / alpha);
  }

  /** The risk from water, and from damaged legs or gyro. */
  #risk(battle: Battle, unit: Combatant, stand: number, arrival: number): number {
    const hex = this.stands.hex[stand] as number;
    const mode = this.arrivals.mode[arrival] as number;
    if (unit.aptitudes.footwork.vertical !== undefined)
      return riskOfFlight(
        battle.map,
        unit,
        hex,
        this.stands.elevation[stand] as number,
        mode === RUN,
        this.arrivals.hexesMoved[arrival] as number,
      );
    const { walkRisk, runRisk, jumpRisk, wadingRisk, splashRisk } = this.#footing;
    let falls =
      mode === RUN ? runRisk : mode === JUMP ? jumpRisk : mode === WALK && hex !== unit.hex ? walkRisk : 0;
    const depth = battle.map.waterDepth[hex] as number;
    // A hovercraft that is stopped over water sinks.
    if (depth > 0 && this.#afloat) return (falls + SINKING) * FALL;
    if (depth > 0 && hex !== unit.hex && !unit.aptitudes.footwork.waterOnly)
      falls += (mode === WALK ? wadingRisk : mode === JUMP ? splashRisk : PLUNGE) + (depth > 1 ? 1 : 0);
    return falls * FALL;
  }
}

const balance = (dealt: number, later: number, taken: number, outOfPlace: number, risk: number): number =>
  dealt + later - taken - outOfPlace - risk;

const isRear = (point: number): boolean => point > 10 && point < 14;

/** Whether a kick is possible: at an adjacent unit, or at a vehicle in the same hex. A stomp on infantry is not worth it. */
const isWithinKick = ({ unit: { design } }: Opponent, distance: number): boolean =>
  distance === NEXT_TO || (distance === 0 && design.soldiers === undefined);

/** Units in the same hex have no opponent behind them. */
const isAheadOf = (distance: number, point: number, facing: number): boolean =>
  distance === 0 || facing === ANY_WAY || wayTo(point, facing) === AHEAD;
