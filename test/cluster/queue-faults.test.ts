import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Job, Queue } from 'bullmq';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type QueueOptions, simulateOnQueue } from '../../src/cluster/index.node.js';
import { KEY_PREFIX, queueName } from '../../src/cluster/run-store.node.js';
import { simulate } from '../../src/simulate/index.js';
import type { BuiltProgram } from '../cli/built-program.js';
import { folderOf } from '../cli/temporary-folder.js';
import { quickDuel } from '../simulate/sample-simulation.js';
import { hasRedis, redisServer, type TestServer, whereNoRedis } from './redis-server.js';
import { queueProgram, startProgram, startWorker, type TestProcess } from './worker-processes.js';

/** `npm run faults` does it all more often, at more places, with more games. */
const THOROUGH = process.env.MODE === 'faults';
const games = THOROUGH ? 2000 : 200;
/** Shares of the games at which something happens. */
const MOMENTS: readonly number[] = THOROUGH ? [0.02, 0.2, 0.4, 0.6, 0.75, 0.85] : [0.3];
const setup = quickDuel({ games, turnLimit: 10 });

let program: BuiltProgram;
let alone = '';
beforeAll(async () => {
  if (!hasRedis) return;
  program = await queueProgram();
  alone = JSON.stringify(simulate(setup));
}, 120_000);

/** Collects a run, and does something as soon as so much of it is counted. */
async function runWith(
  server: TestServer,
  events: readonly (readonly [share: number, event: () => unknown])[],
  more: Partial<QueueOptions> = {},
): Promise<string> {
  const waiting = [...events];
  const happened: Promise<unknown>[] = [];
  const result = await simulateOnQueue(setup, {
    queue: server.address,
    shardGames: games / 40,
    onProgress: (played) => {
      for (let [next] = waiting; next !== undefined && played >= next[0] * games; [next] = waiting) {
        waiting.shift();
        happened.push(Promise.resolve(next[1]()));
      }
    },
    ...more,
  });
  await Promise.all(happened);
  expect(waiting).toEqual([]);
  return JSON.stringify(result);
}

const workers = (server: TestServer, count: number): TestProcess[] =>
  Array.from({ length: count }, () => startWorker(program, server.address));

describe.skipIf(!hasRedis)(`A run through a queue gives the same bytes${whereNoRedis}`, () => {
  describe.each(MOMENTS)('when at %d of it', (moment) => {
    it('a worker is killed, and then the other, and a new one comes', async () => {
      const server = await redisServer();
      const [first, second] = workers(server, 2);
      const events: [number, () => unknown][] = [
        [moment, () => first?.kill()],
        [Math.min(0.98, moment + 0.1), () => [second?.kill(), startWorker(program, server.address)]],
      ];
      expect(await runWith(server, events)).toBe(alone);
    });

    it('a worker is stopped past its lock and goes on later', async () => {
      const server = await redisServer();
      const queue = queueOf(server);
      const [sleeper] = workers(server, 2);
      let held: readonly Job[] = [];
      const sleep = async () => {
        sleeper?.kill('SIGSTOP');
        held = (await queue.getActive()).filter((job) => job.processedBy?.endsWith(`:${sleeper?.child.pid}`));
        // The other one plays them; then it wakes up with them still in hand.
        for (const { id = '' } of held) while ((await queue.getJob(id)) !== undefined) await pause(20);
        sleeper?.kill('SIGCONT');
      };
      // Larger shards, so that it hardly ever sleeps between two.
      expect(await runWith(server, [[moment, sleep]], { shardGames: games / 20 })).toBe(alone);
      expect(held.length).toBeGreaterThan(0);
    });

    it('the server is killed and comes back with its append-only file', async () => {
      const server = await redisServer('--appendonly', 'yes', '--appendfsync', 'everysec');
      workers(server, 2);
      expect(await runWith(server, [[moment, () => restarted(server)]])).toBe(alone);
    });

    it('the server is killed and comes back with nothing', async () => {
      const server = await redisServer();
      workers(server, 2);
      expect(await runWith(server, [[moment, () => restarted(server)]])).toBe(alone);
    });

    it('all data of the server are lost', async () => {
      const server = await redisServer();
      workers(server, 2);
      expect(await runWith(server, [[moment, () => server.redis.flushall()]])).toBe(alone);
    });

    it('the collector is killed and started again with its checkpoint', async () => {
      const server = await redisServer('--appendonly', 'yes');
      workers(server, 2);
      // So many that it is under way when it is killed, however fast the machine is.
      const many = 4 * games;
      const folder = folderOf({});
      const [checkpoint, results] = [join(folder, 'checkpoint'), join(folder, 'results.ndjson')];
      const flags = [
        ...['battle', '--red', 'Locust LCT-1V', '--blue', 'Locust LCT-1V', '--map', 'open:10x10'],
        ...['--games', String(many), '--turns', '10', '--bots', 'stand-and-shoot', '--json'],
      ];
      const collect = () =>
        startProgram(program, [
          ...[...flags, '--queue', server.address, '--shard-games', String(many / 40)],
          ...['--checkpoint', checkpoint, '--results', results],
        ]);
      const killed = collect();
      while (keptIn(checkpoint) < moment * many) {
        if (killed.child.exitCode !== null)
          throw new Error(`it ended before it was killed: ${killed.said.err}`);
        await pause(5);
      }
      killed.kill();
      await killed.ended;
      expect(killed.said.out).toBe('');
      const again = collect();
      expect({ code: await again.ended, err: again.said.err }).toEqual({ code: 0, err: '' });
      expect(again.said.out).toBe(program.run(...flags).out);
      const lines = readFileSync(results, 'utf8').trimEnd().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { index: number }).index)).toEqual([
        ...Array(many).keys(),
      ]);
    });
  });

  it('when every shard is sent twice', async () => {
    const server = await redisServer();
    const queue = queueOf(server);
    const run = runWith(server, []);
    // Workers come when all shards are there a second time.
    for (let sent = 0; sent < 32; ) {
      const waiting = await queue.getWaiting();
      sent = waiting.length;
      if (sent < 32) await pause(10);
      else
        await queue.addBulk(
          waiting.map(({ name, data, id }) => ({
            name,
            data: data as object,
            opts: { jobId: `${id}-again`, removeOnComplete: true },
          })),
        );
    }
    workers(server, 2);
    expect(await run).toBe(alone);
  });
});

/** The queue as BullMQ shows it. */
function queueOf(server: TestServer): Queue {
  const queue = new Queue(queueName(), { connection: server.redis, prefix: KEY_PREFIX });
  onTestFinished(() => queue.close());
  return queue;
}

async function restarted(server: TestServer): Promise<void> {
  await server.kill();
  await server.start();
}

/** Games that a checkpoint holds. */
function keptIn(path: string): number {
  if (!existsSync(path)) return 0;
  const [, to = '0'] = /"done":\[\[0,(\d+)\]/.exec(readFileSync(path, 'utf8')) ?? [];
  return Number(to);
}
