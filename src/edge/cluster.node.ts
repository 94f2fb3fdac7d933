import { checkedAsync, fields, whole } from '../check/shape.js';
import * as cluster from '../cluster/index.node.js';
import type { Shard } from '../cluster/shard.js';
import { MOST_SHARDS } from '../cluster/shard.js';
import { simulationSetup } from './simulate/simulation-shapes.js';
import { threadOptions } from './thread-options.node.js';

export * from '../cluster/index.node.js';

const count = whole(1, MOST_SHARDS);
const shard = fields<Shard>({ number: count, of: count });

export const simulateShard: typeof cluster.simulateShard = checkedAsync(cluster.simulateShard, {
  setup: simulationSetup,
  shard,
  options: threadOptions,
});
export const compareShard: typeof cluster.compareShard = checkedAsync(cluster.compareShard, {
  before: simulationSetup,
  after: simulationSetup,
  shard,
  options: threadOptions,
});
