import type { StopSignal } from '../simulate/game-pool.node.js';
import type { QueueServer } from './queue-server.js';

/** What a worker has played. */
export interface Served {
  readonly shards: number;
  readonly games: number;
}

export interface WorkerOptions extends QueueServer {
  /** Threads that play. One for each core by default. */
  readonly threads?: number;
  /** Ends when a run is over. By default, the worker plays until it is stopped. */
  readonly once?: boolean;
  /** Milliseconds of silence after which its shards go to others. 30,000 by default. */
  readonly lock?: number;
  readonly signal?: StopSignal;
  /** URL of the file that its threads run. The package's own by default. */
  readonly worker?: string;
  /** Called after each shard. */
  readonly onProgress?: (served: Served) => void;
}
