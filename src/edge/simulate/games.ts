import { checked, listOf, whole } from '../../check/shape.js';
import * as simulation from '../../simulate/index.js';
import { MOST_GAMES } from '../../simulate/setup.js';
import { inOrder, job, packedSimulation, readySimulation } from './simulation-shapes.js';

export const gameOf: typeof simulation.gameOf = checked(simulation.gameOf, {
  simulation: readySimulation,
  index: whole(0, MOST_GAMES),
});
export const playGames: typeof simulation.playGames = checked(
  simulation.playGames,
  { simulation: readySimulation, from: whole(), to: whole(0, MOST_GAMES) },
  (_, from, to) => inOrder(from, to),
);
export const playJob: typeof simulation.playJob = checked(
  simulation.playJob,
  { job, from: whole(), to: whole(0, MOST_GAMES) },
  (_, from, to) => inOrder(from, to),
);

// Jobs for other threads.

export const packJob: typeof simulation.packJob = checked(simulation.packJob, { job });
export const unpackJob: typeof simulation.unpackJob = checked(simulation.unpackJob, {
  job: listOf(packedSimulation, 1, 2),
});
