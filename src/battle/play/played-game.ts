import { checkInteger } from '../../check/check.js';
import { messageOf } from '../../check/refusal.js';
import type { RulesetName } from '../../rules/ruleset.js';
import { type HeatBalance, heatBalance } from '../attack/heat-balance.js';
import type { Battle } from '../battle.js';
import type { Bot } from '../bots/bot.js';
import { type BotName, makeBot } from '../bots/bots.js';
import { sensibleEdge } from '../bots/sensible/edge.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Decision, DecisionKind, QuestionKind } from '../decision.js';
import type { BattleEvent } from '../events/event.js';
import type { Stage } from '../events/words/names.js';
import type { Facing } from '../hex/hex.js';
import {
  decisionOf,
  fireOf,
  type NamedDecision,
  type NamedFireOrder,
  namedDecision,
} from '../named-orders.js';
import type { MoveOrder } from '../orders.js';
import { strikeFacings } from '../physical/index.js';
import { type BlowChoice, blowChoices } from '../plan/blow-choices.js';
import { candidatesFor } from '../plan/candidates.js';
import { type FireForecast, forecastVolley } from '../plan/fire-forecast.js';
import { hasOrders } from '../plan/has-orders.js';
import { type MovePlan, planMove } from '../plan/move-plan.js';
import { type Outlook, outlookAfter } from '../plan/outlook.js';
import { passOf } from '../plan/pass.js';
import {
  type ReachChoice,
  type ReachedHeight,
  type ReachedHex,
  reachedHeights,
  reachedHexes,
  routeTo,
} from '../plan/reached-hexes.js';
import { sightEndAt } from '../plan/sight-end-at.js';
import { startHexes } from '../plan/start-hexes.js';
import { type FireChoices, fireChoices } from '../plan/weapon-choices.js';
import { replayStart, resultOf } from '../replay/record-replay.js';
import type { Replay } from '../replay/replay-file.js';
import { explainLineOfSight, type SightReport } from '../sight/explain-sight.js';
import { underRules } from '../under-rules.js';
import { type EdgeQuestion, isOrder, OrderWanted, Player } from './player.js';
import { readDecision } from './read-decision.js';

/** What a game waits for: an order of this kind for one of these units, or a decision to spend a point of Edge. */
export interface Asked {
  readonly kind: QuestionKind;
  readonly side: number;
  readonly units: readonly number[];
  /** What the point of Edge would be spent on. */
  readonly edge?: EdgeQuestion;
}

/** An order that was given, and the state of the game before it. */
export interface GivenOrder {
  readonly unit: number;
  readonly side: number;
  readonly turn: number;
  readonly kind: DecisionKind;
  /** The number of earlier decisions and events. */
  readonly decisions: number;
  readonly events: number;
  /** Whether dice have been rolled since. */
  rolled: boolean;
}

/**
 * A battle that is played order by order. Orders of people and of bots get the same checks. Between two orders the game
 * always waits for the next one, or is over. Its decisions determine its state, so it can be written as a replay at any
 * time, and taken back. If Edge may be spent, it waits in the middle of a step, and then repeats that step with the
 * decisions made in it so far.
 */
export class PlayedGame {
  readonly #head: Omit<Replay, 'decisions' | 'result'>;
  readonly #start: Battle;
  /** The state between two steps. */
  readonly #settled: Battle;
  /** The state that the deciding player sees. */
  readonly #battle: Battle;
  readonly #player = new Player();
  readonly #bots = new Map<BotName, Bot>();
  #decisions: NamedDecision[] = [];
  #events: BattleEvent[] = [];
  #orders: GivenOrder[] = [];
  #asked: Asked | undefined;
  /** The decisions of the current step. */
  #decided: Decision[] = [];
  #told: BattleEvent[] = [];
  /** Decisions in a step that waits in its middle. They already count, and are repeated with the step. */
  #begun: readonly Decision[] = [];
  /** The numbers of decisions, events and orders before that step; undefined if no step waits. */
  #before: readonly [decisions: number, events: number, orders: number] | undefined;

  /** @param battle about to begin, with dice of this seed; no other code may step it */
  constructor(battle: Battle, seed: number) {
    this.#head = replayStart(battle, seed);
    battle.bots = [this.#player, this.#player];
    this.#battle = battle;
    this.#start = battle.copy();
    this.#settled = battle.copy();
    battle.listen((event) => this.#told.push(event), true);
    battle.onDecision = (decision) => this.#decided.push(decision);
    this.#goOn();
  }

  /** The current state, to be read only. */
  get battle(): Battle {
    return this.#battle;
  }

  /** The state before the first decision, to be read only. */
  get start(): Battle {
    return this.#start;
  }

  get stage(): Stage {
    const { units, map, rulesetOption } = this.#battle;
    return { units, map, rulesetOption };
  }

  /** What the game waits for; undefined when it is over. */
  get asked(): Asked | undefined {
    return this.#asked;
  }

  get decisions(): readonly NamedDecision[] {
    return this.#decisions;
  }

  /** All events so far, with every modifier. */
  get events(): readonly BattleEvent[] {
    return this.#events;
  }

  get orders(): readonly GivenOrder[] {
    return this.#orders;
  }

  /**
   * Carries out an order, and everything after it that needs no order.
   * @returns the events
   * @throws {IllegalOrderError | RangeError | BattleFileError} if the order is illegal or malformed; the game is then
   * unchanged
   */
  give(decision: NamedDecision): readonly BattleEvent[] {
    if (this.#asked === undefined) throw new RangeError('the game is over');
    const from = this.#events.length;
    this.#follow([readDecision(decision)]);
    return this.#events.slice(from);
  }

  /**
   * Carries out these decisions, one after the other.
   * @throws as `give` does, at the first that does not fit; earlier ones stay in force
   */
  #follow(decisions: readonly NamedDecision[]): void {
    const { queue } = this.#player;
    const fresh = decisions.map((decision) => decisionOf(this.#battle, decision));
    queue.push(...this.#begun, ...fresh);
    try {
      this.#goOn();
      if (queue.length > 0) throw new RangeError('there are decisions after the end of the game');
    } catch (error) {
      // A step that waited in its middle waits there again.
      queue.splice(0, queue.length, ...this.#begun);
      this.#goOn();
      throw error;
    }
  }

  /**
   * Carries out the decisions of a file, as far as they fit.
   * @returns what is wrong with the first that does not fit; undefined if all do
   */
  followAll(decisions: readonly NamedDecision[]): string | undefined {
    try {
      this.#follow(decisions);
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  /** Returns why an order would be refused; undefined if it would not. */
  problemOf(decision: NamedDecision): string | undefined {
    const trial = this.#settled.copy();
    const player = new Player(sensibleEdge);
    trial.bots = [player, player];
    try {
      player.queue.push(...this.#begun, decisionOf(trial, readDecision(decision)));
      trial.step();
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  /** Returns what a bot would order now, for this unit or for one that it chooses. */
  decisionBy(name: BotName, unit?: number): NamedDecision {
    const asked = this.#asked;
    if (asked === undefined) throw new RangeError('the game is over');
    const bot = this.#botNamed(name);
    const { edge } = asked;
    if (edge !== undefined) {
      const own = this.#unit(asked.units[0] ?? -1);
      const { trigger, stake, matter } = edge;
      const spend = bot.spendEdge?.(this.#battle, own, trigger, stake, matter) === true;
      return { kind: 'edge', unit: own.index, trigger, spend };
    }
    const trial = this.#settled.copy();
    const chosen = unit === undefined ? bot : { ...bot, choose: () => trial.unit(unit) };
    trial.bots = [chosen, chosen];
    let order: Decision | undefined;
    trial.onDecision = (decision) => {
      if (order === undefined && decision.kind === asked.kind) order = decision;
    };
    trial.step();
    if (order === undefined) throw new RangeError(`${name} has given no order`);
    return JSON.parse(JSON.stringify(namedDecision(trial, order)));
  }

  #botNamed(name: BotName): Bot {
    const bot = this.#bots.get(name) ?? makeBot(name, this.#head.seed);
    this.#bots.set(name, bot);
    return bot;
  }

  /** Returns legal orders worth a closer look for a unit that may act now; the bot's own comes first. */
  candidates(unit: number, most: number): readonly NamedDecision[] {
    checkInteger('most', most, 1, Number.MAX_SAFE_INTEGER);
    const kind = this.#orderKind;
    if (!this.#asked?.units.includes(unit))
      throw new RangeError(`it is not the turn of ${this.#unit(unit).id}`);
    const found = new Map<string, NamedDecision>();
    const add = (decision: NamedDecision, room: number) => {
      const written = JSON.stringify(decision);
      if (found.size < room && !found.has(written) && this.problemOf(decision) === undefined)
        found.set(written, JSON.parse(written));
    };
    const others = candidatesFor(this.#battle, this.#unit(unit), kind, most);
    add(this.decisionBy('sensible', unit), most);
    // Keeps a place for the order to do nothing.
    for (const other of others) add(other, most - 1);
    add(this.pass(unit), most);
    for (const other of others) add(other, most);
    return [...found.values()];
  }

  /** Returns the order to do nothing; for a question about Edge, to keep it. */
  pass(unit: number): NamedDecision {
    const edge = this.#asked?.edge;
    if (edge !== undefined) return { kind: 'edge', unit, trigger: edge.trigger, spend: false };
    return namedDecision(this.#battle, passOf(this.#battle, this.#unit(unit), this.#orderKind));
  }

  /**
   * Whether a unit that may act can do anything that matters. A unit without a shot, a physical attack or anything else
   * to do in the phase need not be asked.
   */
  hasOrders(unit: number): boolean {
    const { kind, units } = this.#asked ?? {};
    if (kind === undefined || !units?.includes(unit)) return false;
    return kind === 'edge' || hasOrders(this.#battle, this.#unit(unit), kind);
  }

  /** Goes back to the state after this many orders. The dice will fall as they would have. */
  takeBackTo(orders: number): void {
    checkInteger('orders', orders, 0, this.#orders.length);
    const count = this.#orders[orders]?.decisions;
    if (count === undefined) return;
    const kept = this.#decisions.slice(0, count);
    this.#battle.returnTo(this.#start);
    this.#settled.returnTo(this.#start);
    this.#decisions = [];
    this.#events = [];
    this.#orders = [];
    this.#begun = [];
    this.#before = undefined;
    this.#follow(kept);
  }

  /** Returns the index of a side's last order since which no dice were rolled; undefined if there is none. */
  lastFreeOrder(side: number): number | undefined {
    for (let place = this.#orders.length - 1; place >= 0; place -= 1) {
      const order = this.#orders[place] as GivenOrder;
      if (order.rolled) return undefined;
      if (order.side === side) return place;
    }
    return undefined;
  }

  /** Returns the index of this turn's first order, or of the turn before if this one has none yet. */
  firstOfTurn(): number | undefined {
    const last = this.#orders.at(-1);
    if (last === undefined) return undefined;
    return this.#orders.findIndex(({ turn }) => turn === last.turn);
  }

  /** Decisions of an unfinished step are left out, because no replay could end there. */
  get #settledDecisions(): readonly NamedDecision[] {
    return this.#decisions.slice(0, this.#before?.[0]);
  }

  /** Returns the game so far as a replay, which can be played again or resumed. */
  replay(): Replay {
    return {
      ...this.#head,
      decisions: JSON.parse(JSON.stringify(this.#settledDecisions)),
      result: resultOf(this.#settled),
    };
  }

  /** Returns a copy of the state between two steps, to play on from. */
  copy(): Battle {
    return this.#settled.copy();
  }

  // Possible orders and their results. None of these methods changes the game. Some can also be evaluated in another
  // ruleset, for the same moment.

  /** Returns the hexes where a unit may be deployed before the game begins. */
  startHexes(unit: number): readonly number[] {
    return startHexes(this.#start, this.#start.unit(unit));
  }

  reach(unit: number, choice: ReachChoice): readonly ReachedHex[] {
    return reachedHexes(this.#battle, this.#unit(unit), choice);
  }

  /** Returns the cheapest path; undefined if there is none. */
  route(
    unit: number,
    choice: ReachChoice,
    hex: number,
    facing?: Facing,
    elevation?: number,
  ): MoveOrder | undefined {
    return routeTo(this.#battle, this.#unit(unit), choice, hex, facing, elevation);
  }

  /** Returns the heights at which a unit that flies or dives can end its move in a hex. */
  heights(unit: number, choice: ReachChoice, hex: number): readonly ReachedHeight[] {
    return reachedHeights(this.#battle, this.#unit(unit), choice, hex);
  }

  planMove(unit: number, order: MoveOrder, ruleset?: RulesetName): MovePlan {
    const battle = underRules(this.#battle, ruleset);
    return planMove(battle, battle.unit(unit), order);
  }

  /** Returns what a unit and its opponents would see of each other, and need to hit, after this move. */
  outlook(unit: number, order: MoveOrder): readonly Outlook[] {
    return outlookAfter(this.#battle, this.#unit(unit), order);
  }

  /**
   * Reports the line of sight between two hexes. If there is a unit in one that flies, floats or dives, the line starts
   * at its height.
   */
  lineOfSight(from: number, to: number): SightReport {
    const { map } = this.#battle;
    for (const [name, hex] of Object.entries({ from, to })) checkInteger(name, hex, 0, map.size - 1);
    return explainLineOfSight(map, sightEndAt(this.#battle, from), sightEndAt(this.#battle, to));
  }

  fireChoices(unit: number, target: number, order: NamedFireOrder): FireChoices {
    const { units } = this.#battle;
    checkInteger('target', target, 0, units.length - 1);
    return fireChoices(this.#battle, this.#unit(unit), target, fireOf(this.#battle, order));
  }

  forecastFire(unit: number, order: NamedFireOrder, ruleset?: RulesetName): FireForecast {
    const battle = underRules(this.#battle, ruleset);
    return forecastVolley(battle, battle.unit(unit), fireOf(battle, order));
  }

  /** Returns every legal physical attack, with the torso as it is, or with this torso facing. */
  blowChoices(unit: number, torsoFacing?: Facing, ruleset?: RulesetName): readonly BlowChoice[] {
    if (torsoFacing !== undefined) checkInteger('torsoFacing', torsoFacing, 0, 5);
    const battle = underRules(this.#battle, ruleset);
    return blowChoices(battle, battle.unit(unit), torsoFacing);
  }

  /**
   * Returns the facings that the torso may have for physical attacks; only its own if the rules do not allow a turn.
   */
  strikeFacings(unit: number): readonly Facing[] {
    return strikeFacings(this.#battle, this.#unit(unit));
  }

  heat(unit: number, weapons = 0): HeatBalance {
    return heatBalance(this.#battle, this.#unit(unit), weapons);
  }

  get #orderKind(): DecisionKind {
    if (this.#asked === undefined) throw new RangeError('the game is over');
    const { kind } = this.#asked;
    if (kind === 'edge') throw new RangeError('the game asks whether to spend Edge, not for an order');
    return kind;
  }

  #unit(index: number): Combatant {
    return this.#battle.unit(index);
  }

  /** Steps to the next question, or to the end of the game. */
  #goOn(): void {
    while (this.#step());
  }

  #step(): boolean {
    const battle = this.#battle;
    battle.returnTo(this.#settled);
    this.#decided = [];
    this.#told = [];
    this.#asked = undefined;
    try {
      if (!battle.step()) return false;
    } catch (error) {
      if (!(error instanceof OrderWanted)) throw error;
      const { kind, units, edge } = error;
      const side = units[0]?.side ?? 0;
      this.#asked = { kind, side, units: units.map(({ index }) => index), ...(edge && { edge }) };
      if (edge !== undefined) this.#waitInStep();
      return false;
    }
    this.#unwait();
    this.#count();
    this.#settled.returnTo(battle);
    return true;
  }

  /** Decisions and events of the step count, although it is not over. */
  #waitInStep(): void {
    this.#unwait();
    this.#before = [this.#decisions.length, this.#events.length, this.#orders.length];
    this.#begun = this.#decided;
    this.#count();
  }

  /** Discards the beginning of a step that is about to be repeated. */
  #unwait(): void {
    if (this.#before === undefined) return;
    const [decisions, events, orders] = this.#before;
    this.#decisions.length = decisions;
    this.#events.length = events;
    this.#orders.length = orders;
    this.#begun = [];
    this.#before = undefined;
  }

  /** Adds the decisions and events of a finished step. */
  #count(): void {
    const before = this.#settled.dice.state;
    const order = this.#decided.find(isOrder);
    if (order !== undefined) {
      const { unit, kind } = order;
      const { side } = this.#unit(unit);
      const { turn } = this.#settled;
      const [decisions, events] = [this.#decisions.length, this.#events.length];
      this.#orders.push({ unit, side, turn, kind, decisions, events, rolled: false });
    }
    const last = this.#orders.at(-1);
    if (last !== undefined && this.#battle.dice.state.some((word, place) => word !== before[place]))
      last.rolled = true;
    // Copies the decision, because the caller may keep the order and change it later.
    for (const decision of this.#decided)
      this.#decisions.push(JSON.parse(JSON.stringify(namedDecision(this.#battle, decision))));
    this.#events.push(...this.#told);
  }
}
