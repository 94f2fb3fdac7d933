import { checkInteger, checkOneOf } from '../../check/check.js';
import { RULESETS, type RulesetName, rulesetOf } from '../../rules/ruleset.js';
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

/** What a game waits for: an order of this kind, for one of these units, or whether a unit spends a point of Edge. */
export interface Asked {
  readonly kind: QuestionKind;
  readonly side: number;
  readonly units: readonly number[];
  /** What the point of Edge would go on. */
  readonly edge?: EdgeQuestion;
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
 * about, so that it can be written down as a replay at any time, and taken back. Where Edge may be spent it waits in the
 * middle of a step, and makes that step again with what was decided in it so far.
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
  /** What was decided in a step that waits in its middle; it counts already, and is made again with the step. */
  #begun: readonly Decision[] = [];
  /** How many decisions, events and orders there were before that step; undefined while none waits. */
  #before: readonly [decisions: number, events: number, orders: number] | undefined;

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
    const fresh = decisions.map((decision) => decisionOf(this.#battle, decision));
    queue.push(...this.#begun, ...fresh);
    try {
      this.#goOn();
      if (queue.length > 0) throw new RangeError('there are decisions after the end of the game');
    } catch (error) {
      // A step that was waiting in its middle waits there again.
      queue.splice(0, queue.length, ...this.#begun);
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
    const player = new Player(sensibleEdge);
    trial.bots = [player, player];
    try {
      player.queue.push(...this.#begun, decisionOf(trial, readDecision(decision)));
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

  /** Orders that are worth a closer look for a unit that may act now, each of them allowed; the bot's own comes first. */
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
    // There is always room for doing nothing.
    for (const other of others) add(other, most - 1);
    add(this.pass(unit), most);
    for (const other of others) add(other, most);
    return [...found.values()];
  }

  /** The order to do nothing; where Edge is asked for, to keep it. */
  pass(unit: number): NamedDecision {
    const edge = this.#asked?.edge;
    if (edge !== undefined) return { kind: 'edge', unit, trigger: edge.trigger, spend: false };
    return namedDecision(this.#battle, passOf(this.#battle, this.#unit(unit), this.#orderKind));
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
    this.#begun = [];
    this.#before = undefined;
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

  /** Those of a step that is not over are left out: no replay could end there. */
  get #settledDecisions(): readonly NamedDecision[] {
    return this.#decisions.slice(0, this.#before?.[0]);
  }

  /** The game so far, which can be replayed and gone on with. */
  replay(): Replay {
    return {
      ...this.#head,
      decisions: JSON.parse(JSON.stringify(this.#settledDecisions)),
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
  route(
    unit: number,
    choice: ReachChoice,
    hex: number,
    facing?: Facing,
    elevation?: number,
  ): MoveOrder | undefined {
    return routeTo(this.#battle, this.#unit(unit), choice, hex, facing, elevation);
  }

  /** The heights at which whatever flies or dives can end in a hex. */
  heights(unit: number, choice: ReachChoice, hex: number): readonly ReachedHeight[] {
    return reachedHeights(this.#battle, this.#unit(unit), choice, hex);
  }

  planMove(unit: number, order: MoveOrder, ruleset?: RulesetName): MovePlan {
    const battle = this.#by(ruleset);
    return planMove(battle, battle.unit(unit), order);
  }

  /** What a unit and its opponents would see of each other, and need to hit, where this move ends. */
  outlook(unit: number, order: MoveOrder): readonly Outlook[] {
    return outlookAfter(this.#battle, this.#unit(unit), order);
  }

  /** Between two hexes, by what is in them: whoever flies, is afloat or dives looks from there. */
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

  get #orderKind(): DecisionKind {
    if (this.#asked === undefined) throw new RangeError('the game is over');
    const { kind } = this.#asked;
    if (kind === 'edge') throw new RangeError('the game asks for no order, but whether Edge goes');
    return kind;
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

  /** What was decided and has happened in the step counts, though it is not over. */
  #waitInStep(): void {
    this.#unwait();
    this.#before = [this.#decisions.length, this.#events.length, this.#orders.length];
    this.#begun = this.#decided;
    this.#count();
  }

  /** Forgets the beginning of a step that is made from its start again. */
  #unwait(): void {
    if (this.#before === undefined) return;
    const [decisions, events, orders] = this.#before;
    this.#decisions.length = decisions;
    this.#events.length = events;
    this.#orders.length = orders;
    this.#begun = [];
    this.#before = undefined;
  }

  /** Adds what the step that was made has brought. */
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
    // Whoever gave an order may keep it and change it; what was decided stays as it was.
    for (const decision of this.#decided)
      this.#decisions.push(JSON.parse(JSON.stringify(namedDecision(this.#battle, decision))));
    this.#events.push(...this.#told);
  }
}
