import { callback, checked, having, instanceOf, listOf, optional, whole, word } from '../../check/shape.js';
import type { PackedJob } from '../../simulate/index.js';
import * as simulation from '../../simulate/index.js';
import { MOST_GAMES } from '../../simulate/setup.js';
import { inOrder, job, packedSimulation, readySimulation } from './simulation-shapes.js';

export const gameOf = checked(simulation.gameOf, {
  simulation: readySimulation,
  index: whole(0, MOST_GAMES),
});
export const playGames = checked(
  simulation.playGames,
  { simulation: readySimulation, from: whole(), to: whole(0, MOST_GAMES) },
  (_, from, to) => inOrder(from, to),
);
export const playJob = checked(
  simulation.playJob,
  { job, from: whole(), to: whole(0, MOST_GAMES), onGame: optional(callback) },
  (_, from, to) => inOrder(from, to),
);

// Jobs for other threads.

const battles = instanceOf(Map, 'the result of packJob, which JSON cannot hold; use writeJobJson');
const packed = listOf(packedSimulation, 1, 2);

export const packJob = checked(simulation.packJob, { job });
export const unpackJob = checked(
  simulation.unpackJob,
  { job: having<PackedJob>({ battles }, 'a job from packJob') },
  (job) => packed([...job.battles.values()], 'battles', 'job'),
);

// Jobs for other processes.

export const writeJobJson = checked(simulation.writeJobJson, { job });
export const readJobJson = checked(simulation.readJobJson, { text: word });
