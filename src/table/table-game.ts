import type { PhysicalChoice } from '../battle/attack/physical-choices.js';
import type { Battle } from '../battle/battle.js';
import { loadChoices } from '../battle/combatant/reload.js';
import type { BattleEvent } from '../battle/events/event.js';
import { type Stage, unitName } from '../battle/events/words/names.js';
import type { SheetTable } from '../battle/kinds/record-sheet.js';
import { hitTablesOf } from '../battle/kinds/sheet-tables.js';
import type { MulUnit } from '../battle/mul/index.js';
import type { QuadVeeMode } from '../battle/orders.js';
import { otherModeOf } from '../battle/phases/convert.js';
import type { FireForecast, ShotForecast } from '../battle/plan/fire-forecast.js';
import { SIDES } from '../battle/setup.js';
import { underRules } from '../battle/under-rules.js';
import type { Ammunition, Catalog } from '../catalog/index.js';
import { checkInteger, checkList, checkNumber, checkOneOf } from '../check/check.js';
import type { D6Roller } from '../dice/index.js';
import type { RulesetName } from '../rules/ruleset.js';
import { type BesideTarget, checkAction, type Fire, type Move, type TableAction } from './action.js';
import { type AskedRoll, askedBy } from './asked-roll.js';
import { type FireChoices, fireChoices, type SignatureChoice, signatureChoices } from './choices.js';
import { bestVolley, forecastFire, forecastGrips, forecastStrikes } from './forecast.js';
import type { Grip } from './grips.js';
import { forecastMove, type MoveForecast } from './move.js';
import { lostInMulOf, mulOf } from './mul-of.js';
import { type SomebodyKind, somebodyKinds } from './plain-units.js';
import { playAction } from './play-action.js';
import { strangerOf } from './somebody.js';
import { unharmed } from './table-battle.js';
import { DiceWantedError, TypedDice } from './typed-dice.js';

/** An action with its dice. */
export interface TableEntry {
  readonly action: TableAction;
  readonly dice: readonly number[];
}

/** An entry with its events. */
export interface PlayedEntry extends TableEntry {
  readonly events: readonly BattleEvent[];
}

/** An action took effect, or waits for dice. */
export type Outcome =
  | { readonly done: true; readonly entry: PlayedEntry }
  | { readonly done: false; readonly asks: AskedRoll };

/** Entries between two kept states, which limits how many an undo has to replay. */
const KEPT_EVERY = 16;

/**
 * A game at the table: its forces and the list of its entries. Its state follows from these, so every step can be
 * undone and redone.
 */
export class TableGame {
  readonly #start: Battle;
  readonly #catalog: Catalog | undefined;
  #battle: Battle;
  #entries: PlayedEntry[] = [];
  #undone: TableEntry[] = [];
  /** States after 16, 32 … entries. */
  #kept: Battle[] = [];

  /**
   * @param start the units before anything is done; no other code may change it
   * @param catalog where other loads for bins are found
   */
  constructor(start: Battle, catalog?: Catalog) {
    this.#start = start;
    this.#catalog = catalog;
    this.#battle = start.copy(typedDice);
  }

  /** The current state, read-only. */
  get battle(): Battle {
    return this.#battle;
  }

  /** The state before the first entry. */
  get start(): Battle {
    return this.#start;
  }

  /** The stage for `describeEvent`. It hides hexes, as none of them exists on the table. */
  get stage(): Stage {
    const { units, map, rulesetOption } = this.#battle;
    const nameOf = (index: number): string => {
      const unit = units[index];
      return unit === undefined ? 'somebody' : unitName({ units, map, rulesetOption }, index);
    };
    return { units, map, rulesetOption, hidesPlaces: true, nameOf };
  }

  get entries(): readonly PlayedEntry[] {
    return this.#entries;
  }

  /** Undone entries. The last one is the next to redo. */
  get undone(): readonly TableEntry[] {
    return this.#undone;
  }

  /**
   * Plays an action with dice rolled at the table. If dice are missing, it changes nothing and returns the next roll
   * that it needs.
   * @throws {IllegalOrderError | RangeError | TypeError} if the rules forbid the action, or it is malformed
   */
  play(action: TableAction, dice: readonly number[] = []): Outcome {
    checkAction(action);
    checkDice(dice);
    const outcome = this.#attempt(action, dice);
    if (outcome.done) this.#undone = [];
    return outcome;
  }

  /**
   * Plays an action and rolls all the dice that it needs.
   * @throws {IllegalOrderError | RangeError | TypeError} if the rules forbid the action, or it is malformed
   */
  roll(action: TableAction, dice: D6Roller): PlayedEntry {
    checkAction(action);
    const rolled: number[] = [];
    const battle = this.#battle.copy(() => {
      const die = dice();
      checkInteger('die', die, 1, 6);
      rolled.push(die);
      return die;
    });
    const entry = this.#carryOut(battle, action, rolled);
    this.#undone = [];
    return entry;
  }

  // Forecasts can also use another ruleset for the same situation.

  /** Returns the rolls that a move would call for, and its modifiers and heat. */
  forecastMove(move: Move, ruleset?: RulesetName): MoveForecast {
    checkAction(move);
    return forecastMove(underRules(this.#battle, ruleset), move);
  }

  /** Returns what a unit may do when it fires, besides its choice of weapons and targets. */
  fireChoices(unit: number): FireChoices {
    return fireChoices(this.#battle, unit);
  }

  /** Returns the stealth and signature systems that a unit can switch with its move. */
  signatureChoices(unit: number): readonly SignatureChoice[] {
    return signatureChoices(this.#battle, unit);
  }

  /** The mode that a QuadVee can change into with its move; undefined for all others. */
  otherMode(unit: number): QuadVeeMode | undefined {
    const own = this.#battle.unit(unit);
    return own.design.otherMode === undefined ? undefined : otherModeOf(own);
  }

  /** What a bin of a unit can hold, what is in it first. */
  loadChoices(unit: number, bin: number): readonly Ammunition[] {
    return this.#catalog === undefined ? [] : loadChoices(this.#battle.unit(unit), bin, this.#catalog);
  }

  /** What a volley would need, do and cost, in whatever phase. */
  forecastFire(fire: Fire, ruleset?: RulesetName): FireForecast {
    checkAction(fire);
    return forecastFire(underRules(this.#battle, ruleset), fire, this.#turn);
  }

  /** Returns the anti-'Mech attacks that infantry may make on a target of this fire, as if in the same hex. */
  forecastGrips(fire: Fire, target: number, ruleset?: RulesetName): readonly Grip[] {
    checkAction(fire);
    checkInteger('target', target, 0, 2 * this.#battle.units.length - 1);
    return forecastGrips(underRules(this.#battle, ruleset), fire, target, this.#turn);
  }

  /** Returns the shots of a planned volley that together do the most damage within this heat. */
  bestVolley(fire: Fire, heat: number): readonly ShotForecast[] {
    checkNumber('heat', heat, 0);
    return bestVolley(this.forecastFire(fire), heat);
  }

  /** Returns every physical attack that a unit could make on an adjacent target. */
  forecastStrikes(unit: number, beside: BesideTarget, ruleset?: RulesetName): readonly PhysicalChoice[] {
    checkAction({ do: 'strike', unit, order: { blows: [] }, beside: [beside] });
    return forecastStrikes(underRules(this.#battle, ruleset), unit, beside);
  }

  /** Returns the hit location tables and other tables of a unit, by its index, or of a kind of target. */
  tablesOf(body: number | SomebodyKind): readonly SheetTable[] {
    if (typeof body !== 'number') checkOneOf('body', body, somebodyKinds());
    const unit =
      typeof body === 'number'
        ? this.#battle.unit(body)
        : strangerOf(this.#battle.units.length, 0, { kind: body }, this.#battle.rules);
    return [...hitTablesOf(unit), ...unit.design.kind.sheet.tables];
  }

  /** Returns a side as it is now, for a `.mul` file. */
  mulOf(side: (typeof SIDES)[number]): readonly MulUnit[] {
    checkOneOf('side', side, SIDES);
    return mulOf(this.#battle, side);
  }

  /** Returns what such a file has no place for, unit by unit. */
  lostInMul(side: (typeof SIDES)[number]): readonly string[] {
    checkOneOf('side', side, SIDES);
    return lostInMulOf(this.#battle, side);
  }

  /** Undoes the last entry. Returns false if there is none. */
  undo(): boolean {
    const last = this.#entries.pop();
    if (last === undefined) return false;
    this.#undone.push({ action: last.action, dice: last.dice });
    this.#kept.length = Math.floor(this.#entries.length / KEPT_EVERY);
    const again = this.#entries.splice(this.#kept.length * KEPT_EVERY);
    this.#battle = (this.#kept.at(-1) ?? this.#start).copy(typedDice);
    for (const { action, dice } of again) this.#attempt(action, dice);
    return true;
  }

  /** Redoes the entry undone last. Returns false if there is none. */
  redo(): boolean {
    const next = this.#undone.pop();
    if (next === undefined) return false;
    this.#attempt(next.action, next.dice);
    return true;
  }

  /** Returns the game with the history of this turn only, which is short enough for a link. */
  sinceTurn(): TableGame {
    const begun = this.#entries.map(({ action }) => action.do).lastIndexOf('begin-turn');
    const before = new TableGame(this.#start, this.#catalog);
    for (const { action, dice } of this.#entries.slice(0, Math.max(0, begun))) before.#attempt(action, dice);
    const game = new TableGame(before.#battle, this.#catalog);
    for (const { action, dice } of this.#entries.slice(Math.max(0, begun))) game.#attempt(action, dice);
    return game;
  }

  /** Returns a new game of the same forces without damage, for clean record sheets. */
  unharmed(): TableGame {
    return new TableGame(unharmed(this.#start), this.#catalog);
  }

  #attempt(action: TableAction, dice: readonly number[]): Outcome {
    const typed = new TypedDice(dice);
    const battle = this.#battle.copy(typed.d6);
    try {
      const entry = this.#carryOut(battle, action, dice, () => {
        if (typed.left > 0) throw new RangeError(`the last ${typed.left} dice are more than it takes`);
      });
      return { done: true, entry };
    } catch (error) {
      if (!(error instanceof DiceWantedError)) throw error;
      return { done: false, asks: askedBy(this.#battle, action, this.#turn, dice) };
    }
  }

  #carryOut(
    battle: Battle,
    action: TableAction,
    dice: readonly number[],
    check: () => void = () => {},
  ): PlayedEntry {
    const events: BattleEvent[] = [];
    battle.listen((event) => events.push(event), true);
    playAction(battle, action, this.#turn, this.#catalog);
    check();
    battle.listen(undefined);
    const entry = { action, dice, events };
    this.#battle = battle;
    this.#entries.push(entry);
    if (this.#entries.length % KEPT_EVERY === 0) this.#kept.push(battle.copy(typedDice));
    return entry;
  }

  get #turn(): readonly TableAction[] {
    const actions = this.#entries.map(({ action }) => action);
    return actions.slice(actions.map((action) => action.do).lastIndexOf('begin-turn') + 1);
  }
}

const typedDice = (): never => {
  throw new DiceWantedError();
};

function checkDice(dice: readonly number[]): void {
  checkList('dice', dice);
  for (const [index, die] of dice.entries()) checkInteger(`dice[${index}]`, die, 1, 6);
}
