import { callback, checkedAsync, fields, openFields, optional, whole, word } from '../check/shape.js';
import type { QueueOptions, QueueServer, WorkerOptions } from '../cluster/index.node.js';
import * as cluster from '../cluster/index.node.js';
import { MOST_SHARDS, type Shard } from '../cluster/shard.js';
import { MOST_SHARD_GAMES } from '../cluster/shard-result.js';
import { MOST_THREADS } from '../simulate/setup.js';
import { optionalFlag, optionalWhole, optionalWord } from './common.js';
import { simulationSetup } from './simulate/simulation-shapes.js';
import { signal, threadOptions } from './thread-options.node.js';

export * from '../cluster/index.node.js';

const count = whole(1, MOST_SHARDS);
const shard = fields<Shard>({ number: count, of: count });

export const simulateShard = checkedAsync(cluster.simulateShard, {
  setup: simulationSetup,
  shard,
  options: threadOptions,
});
export const compareShard = checkedAsync(cluster.compareShard, {
  before: simulationSetup,
  after: simulationSetup,
  shard,
  options: threadOptions,
});

const server = {
  queue: word,
  password: optionalWord,
  insecure: optionalFlag,
  onNote: optional(callback),
} satisfies Record<keyof Required<QueueServer>, unknown>;
const queueOptions = openFields<QueueOptions>({
  ...server,
  signal,
  shardGames: optional(whole(1, MOST_SHARD_GAMES)),
  checkpoint: optionalWord,
  checkpointPause: optionalWhole,
  results: optionalWord,
  onProgress: optional(callback),
  onUnsaved: optional(callback),
});

export const simulateOnQueue = checkedAsync(cluster.simulateOnQueue, {
  setup: simulationSetup,
  options: queueOptions,
});
export const compareOnQueue = checkedAsync(cluster.compareOnQueue, {
  before: simulationSetup,
  after: simulationSetup,
  options: queueOptions,
});
export const workOnQueue = checkedAsync(cluster.workOnQueue, {
  options: openFields<WorkerOptions>({
    ...server,
    signal,
    threads: optional(whole(1, MOST_THREADS)),
    once: optionalFlag,
    lock: optional(whole(1)),
    worker: optionalWord,
    onProgress: optional(callback),
  }),
});
