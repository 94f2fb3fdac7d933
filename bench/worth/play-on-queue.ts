import { connectQueue } from '../../src/cluster/queue-connection.node.js';
import { QueuePlayers } from '../../src/cluster/queue-players.node.js';
import type { QueueServer } from '../../src/cluster/queue-server.js';
import { Harvest } from '../../src/simulate/harvest.js';
import type { PlayPart } from '../../src/simulate/index.js';

/** Jobs on the server at once: each is a few seconds of work, so that many workers have something to do. */
const AT_ONCE = 48;
const WATCH = { onPart: () => false, onProgress: () => {} };

/** Plays with the workers of a queue (`tarcomp worker`), here or on other machines. */
export function queuePlay(server: QueueServer, atOnce = AT_ONCE): PlayPart {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (job, from, to) => {
    if (free === 0) await new Promise<void>((go) => waiting.push(go));
    else free -= 1;
    try {
      const players = new QueuePlayers(await connectQueue(server), server);
      try {
        return await players.run(job, new Harvest(from, to), WATCH);
      } finally {
        await players.close();
      }
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
