import { callback, checked, having, instanceOf, listOf, optional, whole, word } from '../../check/shape.js';
import type { PackedJob } from '../../simulate/index.js';
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
  { job, from: whole(), to: whole(0, MOST_GAMES), onGame: optional(callback) },
  (_, from, to) => inOrder(from, to),
);

// Jobs for other threads.

const battles = instanceOf(Map, 'what packJob makes, which JSON does not keep; use writeJobJson');
const packed = listOf(packedSimulation, 1, 2);

export const packJob: typeof simulation.packJob = checked(simulation.packJob, { job });
export const unpackJob: typeof simulation.unpackJob = checked(
  simulation.unpackJob,
  { job: having<PackedJob>({ battles }, 'a job from packJob') },
  (job) => packed([...job.battles.values()], 'battles', 'job'),
);

// Jobs for other processes.

export const writeJobJson: typeof simulation.writeJobJson = checked(simulation.writeJobJson, { job });
export const readJobJson: typeof simulation.readJobJson = checked(simulation.readJobJson, { text: word });
