import { library } from '../measure/built.js';
import { forcesOf } from '../measure/forces.js';
import { mixedArms } from '../measure/mixed-arms.js';

/** The cost of games with this many units on each side. */
export interface ForcesStep {
  readonly size: number;
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly turnsPerGame: number;
  /** Microseconds for one unit in one turn, counting all units that began the game. */
  readonly perUnitAndTurn: number;
}

const WARM_UP = 0.3;

/** Plays new games for this many seconds after a warm-up: of 'Mechs, or of companies of mixed arms. */
export async function playForces(size: number, seconds: number, mixed: boolean): Promise<ForcesStep> {
  const { BLOCK, mergeTallies, playGames, simulationOf } = await library();
  const simulation = simulationOf(mixed ? await mixedArms() : await forcesOf(size));
  let next = 0;
  const play = () => {
    const tally = playGames(simulation, next, next + BLOCK);
    next += BLOCK;
    return tally;
  };
  for (const end = performance.now() + WARM_UP * seconds * 1000; performance.now() < end; ) play();
  const start = performance.now();
  let tally = play();
  while (performance.now() - start < seconds * 1000) tally = mergeTallies(tally, play());
  const elapsed = (performance.now() - start) / 1000;
  const turns = tally.turns.reduce((sum, count, turn) => sum + count * turn, 0);
  return {
    size,
    games: tally.games,
    gamesPerSecond: tally.games / elapsed,
    turnsPerGame: turns / tally.games,
    perUnitAndTurn: (elapsed * 1e6) / turns / (2 * size),
  };
}
