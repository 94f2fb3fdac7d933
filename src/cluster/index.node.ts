export { type MergedRun, ShardMerger } from './merge-shards.node.js';
export { compareShard, simulateShard } from './play-shard.node.js';
export type { Shard } from './shard.js';
export { ShardError, type ShardReport } from './shard-file.node.js';
