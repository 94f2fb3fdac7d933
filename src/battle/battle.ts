import { type D6Roller, type DiceRoll, SeededDice } from '../dice/index.js';
import { canUseEdge, useEdge } from '../rules/abilities/index.js';
import type { Environment } from '../rules/environment/index.js';
import type { ITargetNumber } from '../rules/modifier.js';
import type { PilotingCause } from '../rules/piloting/index.js';
import { type Ruleset, type RulesetName, type RulesetOption, rulesetOf } from '../rules/ruleset.js';
import { entryRoll } from '../rules/terrain/index.js';
import type { Bot } from './bots/bot.js';
import { limbTonnage } from './combatant/burden.js';
import type { Combatant } from './combatant/combatant.js';
import type { Decision, DecisionKind, EdgeMatter, OrderOf } from './decision.js';
import type { BattleEvent, RollRecord } from './events/event.js';
import { LINES } from './hex/line.js';
import { knownDice } from './known-dice.js';
import { featuresAt } from './map/features.js';
import { type HexMap, OFF_MAP } from './map/hex-map.js';
import { EMPTY, ENEMY, FRIEND } from './movement/mover.js';
import { leaveRoom } from './movement/stacking.js';
import type { FireOrder, PhysicalOrder } from './orders.js';
import type { Phase } from './phase.js';
import { pointsOf } from './phases/points.js';
import type { PhaseSteps } from './phases/steps.js';
import { LineOfSight } from './sight/line-of-sight.js';
import type { Line } from './weapons/line.js';

/** An object on the ground, which a 'Mech with hands may pick up (docs/rules/standard.md). */
export interface LooseObject {
  readonly hex: number;
  readonly name: string;
  readonly tonnage: number;
}

export interface BattleOptions {
  readonly ruleset?: RulesetName | Ruleset;
  /** The battle ends undecided after this many turns. */
  readonly turnLimit?: number;
  /** Crippled units leave the map. */
  readonly forcedWithdrawal?: boolean;
  /**
   * A teammate who sees the target may name the location of a called shot, in rulesets with that rule
   * (docs/rules/standard.md).
   */
  readonly teammateCalledShots?: boolean;
  readonly environment?: Environment;
}

/** Receives every event. */
export type BattleListener = (event: BattleEvent) => void;

const TURN_LIMIT = 60;
const NOBODY_YET: readonly number[] = Object.freeze([]);

/**
 * One battle. It proceeds in steps: each step asks for one decision or resolves decisions, so that a caller can stop
 * and resume after any step.
 */
export class Battle {
  /** Replaced when the ground changes, because the old map may be shared. */
  map: HexMap;
  readonly units: readonly Combatant[];
  bots: readonly Bot[];
  readonly dice: SeededDice;
  readonly roller: D6Roller;
  /** The name of the ruleset. */
  readonly ruleset: string;
  readonly rules: Ruleset;
  readonly rulesetOption: RulesetOption;
  readonly turnLimit: number;
  readonly forcedWithdrawal: boolean;
  readonly teammateCalledShots: boolean;
  readonly environment: Environment | undefined;
  /** Overwritten by each line that is traced. */
  readonly sight: LineOfSight;
  /**
   * The unit that fills each hex (the first, if there are two), or -1. Units that leave room for others are not
   * included.
   */
  readonly occupants: Int16Array;
  /** There is infantry that can swarm. */
  readonly mayBeSwarmed: boolean;
  /** There is a unit that can fly or dive. */
  readonly mayFly: boolean;
  /** Two units may share a hex. */
  readonly isCrowded: boolean;
  /** The unit that each unit shares its turns with: the first of its Point, or itself. Undefined if all act alone. */
  readonly points: readonly number[] | undefined;
  readonly #occupancy: Uint8Array;
  /** Shared by a battle and all its copies. */
  readonly #origin: object;
  /** Undefined for a battle that only answers questions. */
  readonly #steps: PhaseSteps | undefined;

  turn = 0;
  phase: Phase = 'initiative';
  /** The side that won the initiative. */
  initiative = 0;
  /** The sides in the order in which they act in this phase, one entry per unit, and the number that have acted. */
  sequence: readonly number[] = NOBODY_YET;
  cursor = 0;
  /** Units that have acted in this phase, one byte each. */
  readonly acted: Uint8Array;
  /** Attacks declared in this phase, in order. */
  readonly declaredFire: { readonly unit: number; readonly order: FireOrder }[] = [];
  readonly declaredBlows: { readonly unit: number; readonly order: PhysicalOrder }[] = [];
  /** Lines traced in this phase, by unit × number of units + target. */
  linesOfPhase: (Line | undefined)[] = [];
  readonly objects: LooseObject[] = [];
  /** The winning side, null for a draw, undefined while the battle goes on or if it ended undecided. */
  winner: number | null | undefined;

  listening = false;
  /** Whether rolls are reported with their modifiers. */
  explaining = false;
  #listener: BattleListener | undefined;
  #held: BattleEvent[] | undefined;

  /**
   * @param model the battle to copy, instead of starting a new one
   * @param steps the steps of the phases; callers that only ask for target numbers do without, so that they need not
   * load them
   */
  constructor(
    map: HexMap,
    units: readonly Combatant[],
    bots: readonly Bot[],
    dice: SeededDice | D6Roller,
    options: BattleOptions = {},
    model?: Battle,
    steps?: PhaseSteps,
  ) {
    this.#steps = steps ?? (model === undefined ? undefined : model.#steps);
    this.map = map;
    this.units = units;
    this.bots = bots;
    this.dice = dice instanceof SeededDice ? dice : new SeededDice(0);
    this.roller = dice instanceof SeededDice ? dice.d6 : dice;
    this.rules = rulesetOf(options.ruleset);
    this.ruleset = this.rules.name;
    this.rulesetOption = { ruleset: this.rules };
    this.turnLimit = options.turnLimit ?? TURN_LIMIT;
    this.forcedWithdrawal = options.forcedWithdrawal ?? false;
    this.teammateCalledShots = options.teammateCalledShots ?? false;
    this.environment = options.environment;
    this.mayBeSwarmed = units.some(({ design }) => design.kind.antiMech !== undefined);
    this.mayFly = units.some(({ aptitudes }) => aptitudes.footwork.vertical !== undefined);
    this.isCrowded = units.some(({ design }) => design.stacks === 'freely');
    this.points = model === undefined ? pointsOf(units) : model.points;
    this.acted = new Uint8Array(units.length);
    this.occupants = new Int16Array(map.size);
    // Both are overwritten by each user, so that one of each serves a battle and all its copies.
    this.sight = model?.sight ?? new LineOfSight();
    this.#occupancy = model === undefined ? new Uint8Array(map.size) : model.#occupancy;
    this.#origin = model === undefined ? this : model.#origin;
    if (model === undefined) this.#findOccupants();
    else this.#takeOverCourse(model);
  }

  #findOccupants(): void {
    this.occupants.fill(-1);
    for (const { hex, fillsHex, index } of this.units)
      if (hex !== OFF_MAP && fillsHex && (this.occupants[hex] as number) < 0) this.occupants[hex] = index;
  }

  /**
   * Returns a separate battle in the same state, between two steps, which plays on as this one would. It has no
   * listener. Bots that keep state between steps are copied as well; other bots serve both battles.
   * @param roller dice for the copy, instead of its own
   * @throws {TypeError} if the battle uses the caller's dice, whose state is unknown, and none are given
   */
  copy(roller?: D6Roller): Battle {
    const dice = roller ?? knownDice(this, 'copied').copy();
    const units = this.units.map((unit) => unit.copy());
    return new Battle(this.map, units, this.bots, dice, this.options, this);
  }

  /** The options that it was begun with. */
  get options(): BattleOptions {
    const { rules: ruleset, turnLimit, forcedWithdrawal, teammateCalledShots, environment } = this;
    const options = { ruleset, turnLimit, forcedWithdrawal, teammateCalledShots };
    return environment === undefined ? options : { ...options, environment };
  }

  /**
   * Takes over the state of a copy, earlier or later, any number of times.
   * @throws {RangeError | TypeError} if the other battle is not a copy of this one, or if it uses the caller's dice
   */
  returnTo(copy: Battle): void {
    if (this.#origin !== copy.#origin) throw new RangeError('this is not a copy of the battle');
    knownDice(this, 'taken back').takeOver(copy.dice);
    for (let index = 0; index < this.units.length; index += 1) {
      (this.units[index] as Combatant).takeOver(copy.units[index] as Combatant);
    }
    this.#takeOverCourse(copy);
  }

  /** The state of a battle besides its units and dice. A test checks that no field is missing. */
  #takeOverCourse(other: Battle): void {
    this.map = other.map;
    this.turn = other.turn;
    this.phase = other.phase;
    this.initiative = other.initiative;
    this.sequence = other.sequence;
    this.cursor = other.cursor;
    this.winner = other.winner;
    this.bots = other.bots.some(({ copy }) => copy !== undefined)
      ? other.bots.map((bot) => bot.copy?.() ?? bot)
      : other.bots;
    this.acted.set(other.acted);
    this.occupants.set(other.occupants);
    this.linesOfPhase = other.linesOfPhase.slice();
    replaceAll(this.declaredFire, other.declaredFire);
    replaceAll(this.declaredBlows, other.declaredBlows);
    replaceAll(this.objects, other.objects);
  }

  /** Receives everything from now on; with modifiers, if they are requested. */
  listen(listener: BattleListener | undefined, explaining = false): void {
    this.#listener = listener;
    this.listening = listener !== undefined;
    this.explaining = explaining;
  }

  tell(event: BattleEvent): void {
    if (this.#held !== undefined) this.#held.push(event);
    else this.#listener?.(event);
  }

  /** Holds back the events of a move, so that the move itself is reported first. */
  holdEvents(): void {
    this.#held = [];
  }

  tellBeforeHeld(event: BattleEvent): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    this.tell(event);
    for (const later of held) this.tell(later);
  }

  /** Asks the bot of a side, or takes the next decision of a replay, and records the answer. */
  decide<Kind extends DecisionKind>(
    kind: Kind,
    unit: Combatant,
    ask: (bot: Bot) => OrderOf[Kind],
  ): OrderOf[Kind] {
    const bot = this.bots[unit.side];
    if (bot === undefined) throw new RangeError(`nobody decides for side ${unit.side}`);
    const order = ask(bot);
    this.onDecision?.({ kind, unit: unit.index, order } as Decision);
    return order;
  }

  /** Whether a unit's orders have to be checked: players and foreign bots may make mistakes. */
  doubts({ side }: Combatant): boolean {
    return this.bots[side]?.lawful !== true;
  }

  /** For recording a replay. */
  onDecision: ((decision: Decision) => void) | undefined;

  /** The hexes of the line between two others. */
  hexesBetween(from: number, to: number): readonly number[] {
    const { map } = this;
    const column = map.columnOf(from);
    const row = map.rowOf(from);
    const line = LINES.lineTo(column, row, map.columnOf(to), map.rowOf(to));
    const hexes: number[] = [];
    for (let index = 0; index < LINES.hexes(line); index += 1) {
      const step = LINES.firstStep(line) + 2 * index;
      const hex = map.indexOf(
        column + (LINES.steps[step] as number),
        row + (LINES.steps[step + 1] as number),
      );
      if (hex !== OFF_MAP) hexes.push(hex);
    }
    return hexes;
  }

  /** Makes one decision, or resolves one. Returns false when the battle is over. */
  step(): boolean {
    if (this.phase === 'over') return false;
    if (this.#steps === undefined) throw new TypeError('this battle is only looked at: nobody plays it');
    this.#steps[this.phase](this);
    // The order in which two units came into a hex must not matter, because no save records it.
    if (this.isCrowded) this.#findOccupants();
    return true;
  }

  run(): void {
    while (this.step());
  }

  enter(phase: Phase): void {
    this.phase = phase;
    this.cursor = 0;
    this.sequence = NOBODY_YET;
    this.acted.fill(0);
    if (this.linesOfPhase.length > 0) this.linesOfPhase = [];
    if (this.listening) this.tell({ type: 'phase', phase });
  }

  unit(index: number): Combatant {
    const unit = this.units[index];
    if (unit === undefined) throw new RangeError(`there is no unit ${index} in this battle`);
    return unit;
  }

  /** Which units are where, as seen by this unit or a planned state of it. The next call overwrites it. */
  occupancyFor(unit: Combatant): Uint8Array {
    const occupancy = this.#occupancy;
    occupancy.fill(EMPTY);
    if (this.isCrowded || this.mayFly) leaveRoom(this.map, this.units, unit, occupancy);
    else
      for (const other of this.units) {
        if (other.index === unit.index || other.hex === OFF_MAP) continue;
        const friend = other.side === unit.side && !other.design.emplaced;
        occupancy[other.hex] = friend ? FRIEND : ENEMY;
      }
    return occupancy;
  }

  /** The terrain that a unit is stuck in. */
  stickyGround(unit: Combatant): PilotingCause | undefined {
    const { motion, largeSupport } = unit.design.kind.pilotStateOf(unit);
    for (const terrain of featuresAt(this.map, unit.hex)) {
      if (entryRoll(terrain, { ...this.rulesetOption, motion, largeSupport }) === 'bog_down')
        return { kind: 'terrain', terrain, bogDown: true };
    }
    return undefined;
  }

  /** The first side starts in the south, the second in the north. */
  isAtHomeEdge({ hex, side }: Combatant): boolean {
    return this.map.rowOf(hex) === (side === 0 ? this.map.height - 1 : 0);
  }

  /** Moves a unit to another hex. If a unit is already there, that one stays first. */
  place(unit: Combatant, hex: number): void {
    if (unit.hex !== OFF_MAP && this.occupants[unit.hex] === unit.index)
      this.occupants[unit.hex] = this.isCrowded ? this.#companionOf(unit) : -1;
    unit.hex = hex;
    if (this.mayBeSwarmed && hex !== OFF_MAP) this.#carryAlong(unit);
    if (!unit.fillsHex) return;
    if (hex !== OFF_MAP && (this.occupants[hex] as number) < 0) this.occupants[hex] = unit.index;
  }

  /** Moves a unit to another height of its hex. A unit that leaves the ground leaves it free for others. */
  lift(unit: Combatant, elevation: number): void {
    unit.elevation = elevation;
    if (unit.aptitudes.footwork.vertical !== undefined) this.place(unit, unit.hex);
  }

  /** Another unit that fills the hex of this one: the first of them. */
  besideInHex(unit: Combatant): Combatant | undefined {
    if (unit.hex === OFF_MAP) return undefined;
    const first = this.units[this.occupants[unit.hex] as number];
    return first !== unit ? first : this.isCrowded ? this.units[this.#companionOf(unit)] : undefined;
  }

  #companionOf(unit: Combatant): number {
    for (const { index, hex, fillsHex } of this.units)
      if (hex === unit.hex && fillsHex && index !== unit.index) return index;
    return -1;
  }

  /** Units that cling to another one move with it. */
  #carryAlong(host: Combatant): void {
    for (const unit of this.units) if (unit.swarming === host.index) unit.hex = host.hex;
  }

  /** The roll as an event records it. */
  recordOf(needed: number, { dice, total }: DiceRoll, modifiers?: ITargetNumber['modifiers']): RollRecord {
    return { needed, dice, total, ...(this.explaining && modifiers && { modifiers }) };
  }

  /**
   * Whether a point of Edge is spent: on one of the pilot's decisions, or automatically on a trigger of the book, as
   * the ruleset has it. `stake` says how much depends on it, from 0 for nothing to 1 for the battle; `matter` says
   * what.
   */
  spendsEdge(
    unit: Combatant,
    manual: string | undefined,
    automatic?: string,
    stake = 0.5,
    matter?: EdgeMatter,
  ): boolean {
    if (unit.edge.remainingPoints === 0) return false;
    const chosen =
      manual !== undefined &&
      canUseEdge(unit.edge, manual, this.rulesetOption) &&
      this.#wantsEdge(unit, manual, stake, matter);
    const trigger = chosen ? manual : automatic;
    if (trigger === undefined || !canUseEdge(unit.edge, trigger, this.rulesetOption)) return false;
    unit.edge = useEdge(unit.edge, trigger, this.turn, unit.id, trigger, this.rulesetOption);
    if (this.listening) {
      this.tell({ type: 'edge', unit: unit.index, trigger, remaining: unit.edge.remainingPoints });
    }
    return true;
  }

  #wantsEdge(unit: Combatant, trigger: string, stake: number, matter?: EdgeMatter): boolean {
    const spend = this.bots[unit.side]?.spendEdge?.(this, unit, trigger, stake, matter) === true;
    this.onDecision?.({ kind: 'edge', unit: unit.index, trigger, spend });
    return spend;
  }

  /** A limb that comes off falls into the hex, where a 'Mech can pick it up as a club or to throw it. */
  dropLimbs(unit: Combatant, location: number): void {
    const limb = limbTonnage(unit, location);
    if (limb > 0 && unit.hex !== OFF_MAP) {
      this.objects.push({ hex: unit.hex, name: `limb of ${unit.design.name}`, tonnage: limb });
    }
  }
}

function replaceAll<Item>(list: Item[], items: readonly Item[]): void {
  list.length = 0;
  for (const item of items) list.push(item);
}
