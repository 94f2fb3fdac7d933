import type { Catalog } from '../../catalog/index.js';
import { messageOf } from '../../check/refusal.js';
import { SeededDice } from '../../dice/index.js';
import { Battle } from '../battle.js';
import type { Bot } from '../bots/bot.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Decision } from '../decision.js';
import { decisionOf } from '../named-orders.js';
import { PHASE_STEPS } from '../phases/steps.js';
import { BattleFileError } from '../save/battle-file-error.js';
import {
  checkGenerator,
  checkHexes,
  checkLoaded,
  checkSides,
  loadMap,
  loadUnits,
} from '../save/load-battle.js';
import { checkHead, readWith } from '../save/read-with.js';
import { stateHash } from '../save/state-hash.js';
import { REPLAY_FORMAT, REPLAY_VERSIONS, type Replay, replaySchema } from './replay-file.js';

const WHAT = 'replay';

/** A replay that is being shown. */
export interface OpenReplay {
  readonly battle: Battle;
  /** The number of decisions played so far. */
  readonly played: number;
  /**
   * Plays one step of the battle. Returns false when the replay has ended.
   * @throws {BattleFileError} naming the decision if it does not fit
   */
  readonly step: () => boolean;
}

/**
 * Opens a replay. Returns its battle before the first step; it needs no bots.
 * @throws {BattleFileError} naming the field if it is not a replay, or one that this program cannot play
 */
export function openReplay(file: unknown, catalog: Catalog): OpenReplay {
  const { replay, battle } = readReplay(file, catalog);
  const script = new Script(replay.decisions.map((decision) => decisionOf(battle, decision)));
  battle.bots = [script, script];
  return {
    battle,
    get played() {
      return script.played;
    },
    step: () => stepBy(battle, script, replay),
  };
}

/**
 * Reads a replay. Returns it with its battle before the first decision; the battle has no bots yet.
 * @throws {BattleFileError} naming the field if it is not a replay, or one that this program cannot play
 */
export function readReplay(
  file: unknown,
  catalog: Catalog,
): { readonly replay: Replay; readonly battle: Battle } {
  checkHead(file, WHAT, REPLAY_FORMAT, REPLAY_VERSIONS);
  const replay = readWith(replaySchema, file, WHAT);
  checkGenerator(replay.generator, `${WHAT}: generator`);
  const map = loadMap(replay.map, WHAT);
  const units = loadUnits({ ...replay, units: replay.forces }, catalog, `${WHAT}: forces`);
  checkSides(units, `${WHAT}: forces`);
  checkHexes(units, map, `${WHAT}: forces`);
  const options = { ruleset: replay.ruleset, ...replay.options };
  const dice = new SeededDice(replay.seed);
  const battle = new Battle(map, units, [], dice, options, undefined, PHASE_STEPS);
  checkLoaded(battle, WHAT);
  return { replay, battle };
}

/**
 * Plays a replay to its end, checks that it ends as recorded, and returns its battle. `watch` gets the battle before it
 * begins.
 * @throws {BattleFileError} naming the decision or the field if it does not fit
 */
export function playReplay(file: unknown, catalog: Catalog, watch?: (battle: Battle) => void): Battle {
  const { battle, step } = openReplay(file, catalog);
  watch?.(battle);
  while (step());
  return battle;
}

function stepBy(battle: Battle, script: Script, { result }: Replay): boolean {
  if (battle.phase !== 'over' && !(script.isDone && endsHere(battle, result))) {
    try {
      return battle.step();
    } catch (error) {
      if (error instanceof BattleFileError) throw error;
      const problem = messageOf(error);
      throw new BattleFileError(`${WHAT}: ${script.lastName}`, problem, { cause: error });
    }
  }
  if (!script.isDone) {
    throw new BattleFileError(
      `${WHAT}: ${script.nextName}`,
      `comes after the end of the battle in turn ${battle.turn}; there are ${script.length} decisions`,
    );
  }
  const hash = stateHash(battle);
  if (hash !== result.hash) {
    throw new BattleFileError(
      `${WHAT}: result.hash`,
      `is ${result.hash}, but the battle ends in ${hash}: it was fought by other rules or with other data`,
    );
  }
  return false;
}

/** A recording may stop before the battle is over. */
const endsHere = (battle: Battle, { hash, turns }: Replay['result']): boolean =>
  battle.turn === turns && stateHash(battle) === hash;

/** A bot for both sides that repeats the recorded decisions. */
class Script implements Bot {
  readonly name = 'replay';
  readonly #decisions: readonly Decision[];
  #next = 0;

  constructor(decisions: readonly Decision[]) {
    this.#decisions = decisions;
  }

  get played(): number {
    return this.#next;
  }

  get length(): number {
    return this.#decisions.length;
  }

  get isDone(): boolean {
    return this.#next >= this.#decisions.length;
  }

  /** Counted from 1. */
  get lastName(): string {
    return `decision ${this.#next}`;
  }

  get nextName(): string {
    return `decision ${this.#next + 1}`;
  }

  choose(_battle: Battle, units: readonly Combatant[]): Combatant {
    const next = this.#decisions[this.#next];
    const chosen = next !== undefined && 'unit' in next ? next.unit : -1;
    const unit = units.find(({ index }) => index === chosen);
    if (unit === undefined) {
      throw this.#misfit(`one of ${units.map(({ id }) => id).join(', ')} to act`);
    }
    return unit;
  }

  move(_battle: Battle, unit: Combatant) {
    return this.#take('move', `${unit.id} to move`, (next) => next.unit === unit.index).order;
  }

  fire(_battle: Battle, unit: Combatant) {
    return this.#take('fire', `${unit.id} to fire`, (next) => next.unit === unit.index).order;
  }

  strike(_battle: Battle, unit: Combatant) {
    return this.#take('strike', `${unit.id} to strike`, (next) => next.unit === unit.index).order;
  }

  spendEdge(_battle: Battle, unit: Combatant, trigger: string): boolean {
    return this.#take(
      'edge',
      `${unit.id} whether Edge goes on ${trigger}`,
      (next) => next.unit === unit.index && next.trigger === trigger,
    ).spend;
  }

  rerollInitiative(_battle: Battle, side: number): boolean {
    return this.#take('initiative', `side ${side} about the initiative`, (next) => next.side === side).again;
  }

  #take<Kind extends Decision['kind']>(
    kind: Kind,
    asked: string,
    fits: (decision: Extract<Decision, { readonly kind: Kind }>) => boolean,
  ): Extract<Decision, { readonly kind: Kind }> {
    const next = this.#decisions[this.#next];
    if (next === undefined || !isOf(next, kind) || !fits(next)) throw this.#misfit(asked);
    this.#next += 1;
    return next;
  }

  #misfit(asked: string): BattleFileError {
    const next = this.#decisions[this.#next];
    const there =
      next === undefined
        ? `is missing: there are ${this.length}`
        : `is "${next.kind}" of ${'unit' in next ? `unit ${next.unit}` : `side ${next.side}`}`;
    return new BattleFileError(`${WHAT}: ${this.nextName}`, `${there}, but the battle asks ${asked}`);
  }
}

const isOf = <Kind extends Decision['kind']>(
  decision: Decision,
  kind: Kind,
): decision is Extract<Decision, { readonly kind: Kind }> => decision.kind === kind;
