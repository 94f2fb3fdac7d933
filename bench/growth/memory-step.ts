import { library } from '../measure/built.js';
import { forcesOf } from '../measure/forces.js';

/** The memory of the process after this many games. */
export interface MemoryStep {
  readonly games: number;
  /** Bytes that the system has given to the process. */
  readonly resident: number;
  /** Bytes of objects that are in use, right after the garbage was collected. */
  readonly heap: number;
}

const STEPS = 10;

/** Plays games of one against one in one process, and measures its memory ten times. Needs --expose-gc. */
export async function watchMemory(games: number): Promise<readonly MemoryStep[]> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('memory is watched in a process with --expose-gc');
  const { playGames, simulationOf } = await library();
  const simulation = simulationOf(await forcesOf(1));
  const look = (after: number): MemoryStep => {
    gc();
    const { rss, heapUsed } = process.memoryUsage();
    return { games: after, resident: rss, heap: heapUsed };
  };
  const steps = [look(0)];
  for (let step = 1; step <= STEPS; step += 1) {
    const to = Math.round((games * step) / STEPS);
    playGames(simulation, steps.at(-1)?.games ?? 0, to);
    steps.push(look(to));
  }
  return steps;
}
