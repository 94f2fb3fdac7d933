import { checkInteger, checkOneOf } from '../../check/check.js';
import { RULESETS, type RulesetName, rulesetOf } from '../../rules/ruleset.js';
import { type HeatBalance, heatBalance } from '../attack/heat-balance.js';
import type { Battle } from '../battle.js';
import type { Bot } from '../bots/bot.js';
import { type BotName, makeBot } from '../bots/bots.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Decision, DecisionKind } from '../decision.js';
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
import { type MovePlan, planMove } from '../plan/move-plan.js';
import { type Outlook, outlookAfter } from '../plan/outlook.js';
import { passOf } from '../plan/pass.js';
import { type ReachChoice, type ReachedHex, reachedHexes, routeTo } from '../plan/reached-hexes.js';
import { startHexes } from '../plan/start-hexes.js';
import { type FireChoices, fireChoices } from '../plan/weapon-choices.js';
import { replayStart, resultOf } from '../replay/record-replay.js';
import type { Replay } from '../replay/replay-file.js';
import { underRules } from '../under-rules.js';
import { isOrder, OrderWanted, Player } from './player.js';
import { readDecision } from './read-decision.js';

/** What a game waits for: an order of this kind, for one of these units. */
export interface Asked {
  readonly kind: DecisionKind;
  readonly side: number;
  readonly units: readonly number[];
}

/** An order that was given, and what of the game came before it. */
export interface GivenOrder {
  readonly unit: number;
  readonly side: number;
  readonly turn: number;
  readonly kind: DecisionKind;
  /** How many decisions and events there were. */
  readonly decisions: number;
  readonly events: number;
  /** Dice have fallen since. */
  rolled: boolean;
}

/**
 * A battle that is played order by order. Orders come from people or from bots, one as well as the other, and are checked
 * alike. Between two orders the game always waits for the next one, or is over. Its state is what its decisions bring
 * about, so that it can be written down as a replay at any time, and taken back.
 */
export class PlayedGame {
  readonly #head: Omit<Replay, 'decisions' | 'result'>;
  readonly #start: Battle;
  /** Where the game stands between two steps. */
  readonly #settled: Battle;
  /** As whoever is asked sees it. */
  readonly #battle: Battle;
  readonly #player = new Player();
  readonly #bots = new Map<BotName, Bot>();
  #decisions: NamedDecision[] = [];
  #events: BattleEvent[] = [];
  #orders: GivenOrder[] = [];
  #asked: Asked | undefined;
  /** Of the step that is being made. */
  #decided: Decision[] = [];
  #told: BattleEvent[] = [];

  /** @param battle about to begin, with dice of this seed; nobody else may step it */
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

  /** As it is now, to be read. */
  get battle(): Battle {
    return this.#battle;
  }

  /** As it was before the first decision, to be read. */
  get start(): Battle {
    return this.#start;
  }

  get stage(): Stage {
    const { units, map, rulesetOption } = this.#battle;
    return { units, map, rulesetOption };
  }

  /** What it waits for; undefined when it is over. */
  get asked(): Asked | undefined {
    return this.#asked;
  }

  get decisions(): readonly NamedDecision[] {
    return this.#decisions;
  }

  /** All that has happened, with every modifier. */
  get events(): readonly BattleEvent[] {
    return this.#events;
  }

  get orders(): readonly GivenOrder[] {
    return this.#orders;
  }

  /**
   * Carries an order out, and all that needs no order after it.
   * @returns what happened
   * @throws {IllegalOrderError | RangeError | BattleFileError} if the rules forbid it, or it is none; nothing is changed then
   */
  give(decision: NamedDecision): readonly BattleEvent[] {
    if (this.#asked === undefined) throw new RangeError('the game is over');
    const from = this.#events.length;
    this.#follow([readDecision(decision)]);
    return this.#events.slice(from);
  }

  /**
   * Makes these decisions, one after the other.
   * @throws as `give` does, at the first that does not fit; those before it stay made
   */
  #follow(decisions: readonly NamedDecision[]): void {
    const { queue } = this.#player;
    queue.push(...decisions.map((decision) => decisionOf(this.#battle, decision)));
    try {
      this.#goOn();
      if (queue.length > 0) throw new RangeError('there are decisions after the end of the game');
    } catch (error) {
      queue.length = 0;
      this.#goOn();
      throw error;
    }
  }

  /**
   * Makes the decisions of a file, as far as they fit.
   * @returns what is wrong with the first that does not; undefined where all fit
   */
  followAll(decisions: readonly NamedDecision[]): string | undefined {
    try {
      this.#follow(decisions);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Why an order would be refused; undefined if it would not. */
  problemOf(decision: NamedDecision): string | undefined {
    const trial = this.#settled.copy();
    const player = new Player();
    trial.bots = [player, player];
    try {
      player.queue.push(decisionOf(trial, readDecision(decision)));
      trial.step();
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** What a bot would order now, for this unit or for one of its own choice. */
  decisionBy(name: BotName, unit?: number): NamedDecision {
    const asked = this.#asked;
    if (asked === undefined) throw new RangeError('the game is over');
    const bot = this.#botNamed(name);
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

  /** Orders that are worth a closer look for a unit that may act now, each of them allowed; the bot's own comes first. */
  candidates(unit: number, most: number): readonly NamedDecision[] {
    checkInteger('most', most, 1, Number.MAX_SAFE_INTEGER);
    const kind = this.#kind;
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
    // There is always room for doing nothing.
    for (const other of others) add(other, most - 1);
    add(this.pass(unit), most);
    for (const other of others) add(other, most);
    return [...found.values()];
  }

  /** The order to do nothing. */
  pass(unit: number): NamedDecision {
    return namedDecision(this.#battle, passOf(this.#battle, this.#unit(unit), this.#kind));
  }

  /** Goes back to where so many orders had been given. The dice will fall as they would have. */
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
    this.#follow(kept);
  }

  /** The last order of a side that no dice have followed, by its place; undefined where there is none. */
  lastFreeOrder(side: number): number | undefined {
    for (let place = this.#orders.length - 1; place >= 0; place -= 1) {
      const order = this.#orders[place] as GivenOrder;
      if (order.rolled) return undefined;
      if (order.side === side) return place;
    }
    return undefined;
  }

  /** The first order of this turn, by its place; that of the turn before where none has been given in this one. */
  firstOfTurn(): number | undefined {
    const last = this.#orders.at(-1);
    if (last === undefined) return undefined;
    return this.#orders.findIndex(({ turn }) => turn === last.turn);
  }

  /** The game so far, which can be replayed and gone on with. */
  replay(): Replay {
    return {
      ...this.#head,
      decisions: JSON.parse(JSON.stringify(this.#decisions)),
      result: resultOf(this.#settled),
    };
  }

  /** Where it stands between two steps, for whoever wants to play on from here. */
  copy(): Battle {
    return this.#settled.copy();
  }

  // What may be ordered, and what would come of it. Nothing of this changes the game. Some of it may be asked of another
  // ruleset, too: the same moment by other rules.

  /** Where a unit may be deployed, as long as the game has not begun. */
  startHexes(unit: number): readonly number[] {
    return startHexes(this.#start, this.#start.unit(unit));
  }

  reach(unit: number, choice: ReachChoice): readonly ReachedHex[] {
    return reachedHexes(this.#battle, this.#unit(unit), choice);
  }

  /** The cheapest way; undefined where there is none. */
  route(unit: number, choice: ReachChoice, hex: number, facing?: Facing): MoveOrder | undefined {
    return routeTo(this.#battle, this.#unit(unit), choice, hex, facing);
  }

  planMove(unit: number, order: MoveOrder, ruleset?: RulesetName): MovePlan {
    const battle = this.#by(ruleset);
    return planMove(battle, battle.unit(unit), order);
  }

  /** What a unit and its opponents would see of each other, and need to hit, where this move ends. */
  outlook(unit: number, order: MoveOrder): readonly Outlook[] {
    return outlookAfter(this.#battle, this.#unit(unit), order);
  }

  fireChoices(unit: number, target: number, order: NamedFireOrder): FireChoices {
    const { units } = this.#battle;
    checkInteger('target', target, 0, units.length - 1);
    return fireChoices(this.#battle, this.#unit(unit), target, fireOf(this.#battle, order));
  }

  forecastFire(unit: number, order: NamedFireOrder, ruleset?: RulesetName): FireForecast {
    const battle = this.#by(ruleset);
    return forecastVolley(battle, battle.unit(unit), fireOf(battle, order));
  }

  /** Every blow that may be ordered, with the torso as it is, or turned like that. */
  blowChoices(unit: number, torsoFacing?: Facing, ruleset?: RulesetName): readonly BlowChoice[] {
    if (torsoFacing !== undefined) checkInteger('torsoFacing', torsoFacing, 0, 5);
    const battle = this.#by(ruleset);
    return blowChoices(battle, battle.unit(unit), torsoFacing);
  }

  /** Facings that the torso may have when the unit strikes; just its own where the rules hold it. */
  strikeFacings(unit: number): readonly Facing[] {
    return strikeFacings(this.#battle, this.#unit(unit));
  }

  heat(unit: number, weapons = 0): HeatBalance {
    return heatBalance(this.#battle, this.#unit(unit), weapons);
  }

  #by(ruleset: RulesetName | undefined): Battle {
    if (ruleset === undefined) return this.#battle;
    checkOneOf('ruleset', ruleset, RULESETS);
    return underRules(this.#battle, rulesetOf(ruleset));
  }

  get #kind(): DecisionKind {
    if (this.#asked === undefined) throw new RangeError('the game is over');
    return this.#asked.kind;
  }

  #unit(index: number): Combatant {
    return this.#battle.unit(index);
  }

  /** Step by step to the next question, or to the end. */
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
      const { kind, units } = error;
      this.#asked = { kind, side: units[0]?.side ?? 0, units: units.map(({ index }) => index) };
      return false;
    }
    this.#settle();
    return true;
  }

  #settle(): void {
    const before = this.#settled.dice.state;
    const order = this.#decided.find(isOrder);
    if (order !== undefined) {
      const { unit, kind } = order;
      const { side } = this.#unit(unit);
      const { turn } = this.#settled;
      const [decisions, events] = [this.#decisions.length, this.#events.length];
      this.#orders.push({ unit, side, turn, kind, decisions, events, rolled: false });
    }
    this.#settled.returnTo(this.#battle);
    const last = this.#orders.at(-1);
    if (last !== undefined && this.#settled.dice.state.some((word, place) => word !== before[place]))
      last.rolled = true;
    // Whoever gave an order may keep it and change it; what was decided stays as it was.
    for (const decision of this.#decided)
      this.#decisions.push(JSON.parse(JSON.stringify(namedDecision(this.#battle, decision))));
    this.#events.push(...this.#told);
  }
}
