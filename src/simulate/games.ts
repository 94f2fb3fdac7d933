import type { Battle } from '../battle/battle.js';
import type { Bot } from '../battle/bots/bot.js';
import { makeBot, rollsNoDice } from '../battle/bots/bots.js';
import { createBattle } from '../battle/create-battle.js';
import { generateMap } from '../battle/map/generate-map.js';
import { messageOf } from '../check/refusal.js';
import { seedOf } from '../dice/index.js';
import { isGenerated, type Simulation } from './setup.js';

// The parts of a game with their own seeds. The dice use the seed of the game itself.
const OF_THE_MAP = 1;
const OF_RED = 2;
const OF_BLUE = 3;

/** Sets up the games of one simulation, one after the other. */
export class GameTable {
  readonly simulation: Simulation;
  /** Bots without dice are reused for every game: what they cache changes no decision. */
  readonly #bots: (Bot | undefined)[];

  constructor(simulation: Simulation) {
    this.simulation = simulation;
    this.#bots = simulation.bots.map((name) => (rollsNoDice(name) ? makeBot(name, 0) : undefined));
  }

  /** @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle */
  game(index: number): Battle {
    const { red, blue, map, seed, bots, ruleset, turnLimit, environment } = this.simulation;
    const { forcedWithdrawal, teammateCalledShots } = this.simulation;
    const own = seedOf(seed, index);
    return createBattle({
      red,
      blue,
      map: isGenerated(map) ? generateMap({ ...map, seed: seedOf(own, OF_THE_MAP) }) : map,
      bots: [
        this.#bots[0] ?? makeBot(bots[0], seedOf(own, OF_RED)),
        this.#bots[1] ?? makeBot(bots[1], seedOf(own, OF_BLUE)),
      ],
      seed: own,
      ruleset,
      turnLimit,
      forcedWithdrawal,
      teammateCalledShots,
      ...(environment && { environment }),
    });
  }

  play(index: number): Battle {
    const battle = this.game(index);
    try {
      battle.run();
    } catch (error) {
      throw new BrokenGameError(this.simulation.seed, index, error);
    }
    return battle;
  }
}

/**
 * Sets up one game of a run, counted from 0. Returns its battle before the first turn; it plays exactly as in the run.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle
 */
export const gameOf = (simulation: Simulation, index: number): Battle =>
  new GameTable(simulation).game(index);

/** A game failed before its end. This is a bug in TarComp. */
export class BrokenGameError extends Error {
  override readonly name = 'BrokenGameError';

  /** The seed of the run. */
  readonly seed: number;
  /** The game's number in the run, from 0. */
  readonly index: number;
  readonly problem: string;

  constructor(seed: number, index: number, cause: unknown) {
    const problem = messageOf(cause);
    super(`game ${index + 1} of seed ${seed} broke off: ${problem}`, { cause });
    this.seed = seed;
    this.index = index;
    this.problem = problem;
  }
}
