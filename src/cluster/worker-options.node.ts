import type { StopSignal } from '../simulate/game-pool.node.js';
import type { QueueServer } from './queue-server.js';

/** What a worker has played. */
export interface Served {
  readonly shards: number;
  readonly games: number;
}

export interface WorkerOptions extends QueueServer {
  /** How many threads play; left out, one for each core. */
  readonly threads?: number;
  /** Plays one run and ends when it is over; left out, it plays until it is stopped. */
  readonly once?: boolean;
  /** Milliseconds without a sign of life after which its shards go to others; left out, 30,000. */
  readonly lock?: number;
  readonly signal?: StopSignal;
  /** Address of the file that its threads run; left out, that of the package. */
  readonly worker?: string;
  /** Told when a shard is done. */
  readonly onProgress?: (served: Served) => void;
}
