import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Queue } from 'bullmq';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createCatalog } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import {
  compareOnQueue,
  type QueueOptions,
  RefusedRunError,
  simulateOnQueue,
  type WorkerOptions,
  workOnQueue,
} from '../../src/cluster/index.node.js';
import { makeSetup } from '../../src/cluster/run-setup.node.js';
import { KEY_PREFIX, queueName, RunStore } from '../../src/cluster/run-store.node.js';
import { LARGEST_RESULT, writeResult } from '../../src/cluster/shard-result.js';
import { compareBattles, playJob, simulate, simulationOf } from '../../src/simulate/index.js';
import { FailedRunError, StoppedError, simulateOnThreads } from '../../src/simulate/index.node.js';
import { mechWith } from '../battle/custom-mech.js';
import type { BuiltProgram } from '../cli/built-program.js';
import { folderOf } from '../cli/temporary-folder.js';
import { itemNamed } from '../rules/items.js';
import { member, quickDuel } from '../simulate/sample-simulation.js';
import { freePort, hasRedis, PASSWORD, redisServer, type TestServer, whereNoRedis } from './redis-server.js';
import { queueProgram, startProgram, startWorker } from './worker-processes.js';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const whereNoOpenssl = hasOpenssl ? '' : ' (skipped: openssl is not installed)';

let program: BuiltProgram;
beforeAll(async () => {
  if (hasRedis) program = await queueProgram();
}, 120_000);

const games = 120;
const setup = quickDuel({ games, turnLimit: 10 });
const alone = hasRedis ? JSON.stringify(simulate(setup)) : '';
const options = ({ address }: TestServer): QueueOptions => ({ queue: address, shardGames: 10 });

/** A worker in this process, whose threads run a file of the test's own. */
function workHere(server: TestServer, thread: string, more: Partial<WorkerOptions> = {}) {
  const folder = folderOf({ 'thread.mjs': thread });
  const stop = new AbortController();
  const served = workOnQueue({
    queue: server.address,
    threads: 1,
    lock: 1000,
    signal: stop.signal,
    worker: pathToFileURL(join(folder, 'thread.mjs')).href,
    ...more,
  });
  served.catch(() => {});
  onTestFinished(async () => {
    stop.abort();
    await served.catch(() => {});
  });
  return { served, stop: () => stop.abort() };
}

/** A thread that answers as the function says; functions are text in it. */
const threadThat = (answer: string): string => `
import { parentPort } from 'node:worker_threads';
const answer = ${answer};
parentPort.on('message', (message) => { if (message.run !== undefined) parentPort.postMessage({ run: message.run, ...answer(message) }); });
`;

describe.skipIf(!hasRedis)(`A run through a queue${whereNoRedis}`, () => {
  it('gives the bytes of one process, with 1, 2 and 4 workers', async () => {
    const server = await redisServer();
    for (const more of [1, 1, 2]) {
      for (let worker = 0; worker < more; worker += 1) startWorker(program, server.address);
      expect(JSON.stringify(await simulateOnQueue(setup, options(server)))).toBe(alone);
    }
    // Nothing is left behind but the word that it is over.
    const keys = await server.redis.keys('tarcomp:run:*');
    expect(keys.filter((key) => !key.endsWith(':over'))).toEqual([]);
  });

  it('gives those of a comparison, and of each game', async () => {
    const server = await redisServer();
    startWorker(program, server.address);
    const after = quickDuel({
      games,
      turnLimit: 10,
      blue: [{ ...member('commando-com-2d'), condition: { heat: 4 } }],
    });
    const results = join(folderOf({}), 'results.ndjson');
    const compared = await compareOnQueue(setup, after, { ...options(server), results });
    expect(JSON.stringify(compared)).toBe(JSON.stringify(compareBattles(setup, after)));
    const here = join(folderOf({}), 'here.ndjson');
    await simulateOnThreads(after, { threads: 1, results: here });
    await simulateOnQueue(after, { ...options(server), results });
    expect(readFileSync(results, 'utf8')).toBe(readFileSync(here, 'utf8'));
  });

  it('gives those of units of one’s own, with equipment of one’s own', async () => {
    const server = await redisServer();
    startWorker(program, server.address);
    const laser = itemNamed('Medium Laser');
    const garden = {
      ...laser,
      id: 'garden-laser',
      name: 'Garden Laser',
      aliases: ['ISGardenLaser'],
      damage: 9,
    };
    const catalog = createCatalog([...officialCatalog.items, garden as typeof laser]);
    const unit = mechWith(catalog, { slots: { RT: ['ISGardenLaser', 'ISGardenLaser'] } });
    const own = quickDuel({ games: 40, turnLimit: 10, red: [{ unit }] });
    expect(JSON.stringify(await simulateOnQueue(own, options(server)))).toBe(JSON.stringify(simulate(own)));
  });

  // Such as OTHER_NODES=/opt/node-24/bin/node:/opt/node-26/bin/node
  const otherNodes = process.env.OTHER_NODES?.split(':') ?? [];
  const whereNone = otherNodes.length === 0 ? ' (skipped: OTHER_NODES names no other versions of Node)' : '';
  it.skipIf(otherNodes.length === 0)(
    `gives the same bytes with workers on other versions of Node${whereNone}`,
    async () => {
      const server = await redisServer();
      for (const node of otherNodes) {
        const worker = startProgram(
          program,
          ['worker', '--queue', server.address, '--threads', '1', '--once'],
          {},
          node,
        );
        expect(JSON.stringify(await simulateOnQueue(setup, options(server)))).toBe(alone);
        expect(await worker.ended).toBe(0);
      }
      // All of them, and this one, share a run.
      for (const node of otherNodes)
        startProgram(program, ['worker', '--queue', server.address, '--threads', '1'], {}, node);
      startWorker(program, server.address);
      const long = quickDuel({ games: 2000, turnLimit: 10 });
      expect(JSON.stringify(await simulateOnQueue(long, options(server)))).toBe(
        JSON.stringify(simulate(long)),
      );
    },
  );

  it('can be begun on threads and go on through the queue', async () => {
    const server = await redisServer();
    const checkpoint = join(folderOf({}), 'run.checkpoint');
    const stop = new AbortController();
    const begun = simulateOnThreads(setup, {
      threads: 1,
      checkpoint,
      signal: stop.signal,
      onProgress: (played) => played >= 30 && stop.abort(),
    });
    await expect(begun).rejects.toThrow(StoppedError);
    startWorker(program, server.address);
    const played: number[] = [];
    const onProgress = (now: number) => played.push(now);
    expect(JSON.stringify(await simulateOnQueue(setup, { ...options(server), checkpoint, onProgress }))).toBe(
      alone,
    );
    expect(played[0]).toBeGreaterThanOrEqual(30);
  });

  it('tells how far it is and how many workers play', async () => {
    const server = await redisServer();
    startWorker(program, server.address);
    const told: [number, number, number | undefined][] = [];
    // Workers report every second.
    const long = quickDuel({ games: 1500, turnLimit: 10 });
    await simulateOnQueue(long, {
      ...options(server),
      shardGames: 300,
      onProgress: (...progress) => told.push(progress as [number, number, number]),
    });
    expect(told.at(-1)?.slice(0, 2)).toEqual([1500, 1500]);
    expect(told.some(([, , workers]) => workers === 1)).toBe(true);
    expect(told.every(([played], place) => played >= (told[place - 1]?.[0] ?? 0) || played > 0)).toBe(true);
  });

  it('is printed by the command as without a queue, and its worker ends when it is over', async () => {
    const server = await redisServer('--appendonly', 'yes');
    const flags =
      '--red Locust --blue Commando --map open:10x10 --games 60 --turns 6 --bots stand-and-shoot --json'.split(
        ' ',
      );
    const worker = startProgram(program, ['worker', '--queue', server.address, '--threads', '2', '--once']);
    const queued = startProgram(program, ['battle', ...flags, '--queue', server.address]);
    expect({ code: await queued.ended, err: queued.said.err }).toEqual({ code: 0, err: '' });
    expect(queued.said.out).toBe(program.run('battle', ...flags).out);
    expect(await worker.ended).toBe(0);
    expect(worker.said.err).toMatch(
      /Waiting for games on redis:.*, to play them on 2 threads\.\nPlaying Locust/,
    );
    expect(worker.said.err).toMatch(/Played 60 games in \d+ shards\.\n$/);
  });
});

describe.skipIf(!hasRedis)(`What cannot be believed${whereNoRedis}`, () => {
  it('a game that breaks off ends the run by its seed, and games before it are kept', async () => {
    const server = await redisServer();
    const checkpoint = join(folderOf({}), 'run.checkpoint');
    const trial = JSON.stringify(makeSetup([simulationOf(setup)], false).trial);
    const thread = threadThat(
      `({ from, to }) => to === 3 ? { from, to, tally: ${trial} } : { broken: { seed: 1, index: from, problem: 'the dice fell off the table' } }`,
    );
    const broken = workHere(server, thread);
    const failed = await simulateOnQueue(setup, { ...options(server), checkpoint }).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(FailedRunError);
    expect(String(failed)).toMatch(
      /game \d+ of seed 1 broke off: the dice fell off the table; 0 of 120 games are kept/,
    );
    broken.stop();
    await broken.served;
    // The same run is not held up by what failed before.
    startWorker(program, server.address);
    expect(JSON.stringify(await simulateOnQueue(setup, { ...options(server), checkpoint }))).toBe(alone);
  });

  it('a worker that plays other games is refused, and its shards go to others', async () => {
    const server = await redisServer();
    const other = JSON.stringify(playJob([simulationOf(quickDuel({ games, seed: 2 }))], 0, 3));
    const { served } = workHere(server, threadThat(`({ from, to }) => ({ from, to, tally: ${other} })`));
    const result = simulateOnQueue(setup, options(server));
    await expect(served).rejects.toThrow(RefusedRunError);
    startWorker(program, server.address);
    expect(JSON.stringify(await result)).toBe(alone);
  });

  it('a run whose description was changed fails, and its worker plays on', async () => {
    const server = await redisServer();
    const { run, text } = makeSetup([simulationOf(setup)], false);
    await new RunStore(server.redis, run).keepSetup(text.replace('"recorded":false', '"recorded":true'));
    const worker = startWorker(program, server.address);
    const failed = await simulateOnQueue(setup, options(server)).catch((error: unknown) => error);
    expect(String(failed)).toContain('the run cannot be played: its description was changed on the way');
    expect(worker.child.exitCode).toBeNull();
    await server.redis.flushall();
    expect(JSON.stringify(await simulateOnQueue(setup, options(server)))).toBe(alone);
  });

  it('two results of one shard that differ end the run', async () => {
    const server = await redisServer();
    const job = [simulationOf(setup)] as const;
    const { run } = makeSetup(job, false);
    const store = new RunStore(server.redis, run);
    const order = { run, from: 10, to: 20 };
    const forged = writeResult(order, { tally: playJob(job, 11, 21), rows: undefined });
    const real = writeResult(order, { tally: playJob(job, 10, 20), rows: undefined });
    expect(await store.putResult('10-20', real)).toBeUndefined();
    expect(await store.putResult('10-20', real)).toBeUndefined();
    expect(await store.putResult('10-20', forged)).toBe(real);
    // The collector counts the first, and meets the second later.
    const collected = simulateOnQueue(setup, options(server)).catch((error: unknown) => error);
    while ((await server.redis.hlen(`tarcomp:run:${run}:results`)) > 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await store.putResult('10-20', forged);
    expect(String(await collected)).toContain('two workers played games 10-20 with different results');
  });

  it.each([
    ['damaged', '{"run":'],
    ['of other games', undefined],
  ])('a result that is %s ends the run', async (_, text) => {
    const server = await redisServer();
    const job = [simulationOf(setup)] as const;
    const { run } = makeSetup(job, false);
    const other = writeResult({ run, from: 0, to: 10 }, { tally: playJob(job, 0, 9), rows: undefined });
    await new RunStore(server.redis, run).putResult('0-10', text ?? other);
    const failed = await simulateOnQueue(setup, options(server)).catch((error: unknown) => error);
    expect(String(failed)).toContain('the result of games 0-10 is damaged, or not a result');
  });

  it('a result of far too many bytes ends the run before it is read', async () => {
    const server = await redisServer();
    const { run } = makeSetup([simulationOf(setup)], false);
    const key = `tarcomp:run:${run}:results`;
    await server.redis.hset(key, '0-10', 'x'.repeat(LARGEST_RESULT + 1));
    const failed = await simulateOnQueue(setup, options(server)).catch((error: unknown) => error);
    expect(String(failed)).toContain(
      'the result of shard 0-10 has 64000001 bytes, which no result of TarComp has',
    );
  });

  it('what others put into the queue or beside it is passed over', async () => {
    const server = await redisServer();
    const { run, text } = makeSetup([simulationOf(setup)], false);
    const queue = new Queue(queueName(), { connection: server.redis, prefix: KEY_PREFIX });
    onTestFinished(() => queue.close());
    await server.redis.set(`tarcomp:run:${run}:setup`, text);
    await server.redis.hset(`tarcomp:run:${run}:results`, 'rubbish', 'x', '7-3', 'x', '1000-1010', 'x');
    await server.redis.hset(`tarcomp:run:${run}:workers`, 'rubbish', 'x'.repeat(30_000), 'more', '{}');
    const foreign = '0'.repeat(64);
    for (const data of [
      null,
      7,
      'x'.repeat(100_000),
      {},
      { run, from: 5, to: 2 },
      { run, from: 0, to: 1e9 },
      { run, from: 100, to: 130 },
      { run: foreign, from: 0, to: 10 },
    ])
      await queue.add('shard', data);
    startWorker(program, server.address);
    expect(JSON.stringify(await simulateOnQueue(setup, options(server)))).toBe(alone);
  });
});

describe.skipIf(!hasRedis)(`A server${whereNoRedis}`, () => {
  it('that is not there, or asks for another password, is reported without the password', async () => {
    const port = await freePort();
    await expect(simulateOnQueue(setup, { queue: `redis://127.0.0.1:${port}` })).rejects.toThrow(
      `redis://127.0.0.1:${port}: no server answers there; start one, or check host and port`,
    );
    const server = await redisServer('--requirepass', PASSWORD);
    const { address } = server;
    const tried = async (password?: string): Promise<string> =>
      String(
        await simulateOnQueue(setup, { queue: address, ...(password !== undefined && { password }) }).catch(
          (error: unknown) => error,
        ),
      );
    expect(await tried()).toContain(
      'asks for a password; put it into the environment variable TARCOMP_QUEUE_PASSWORD',
    );
    const wrong = await tried('not-the-one');
    expect(wrong).toContain('refuses the password in the environment variable TARCOMP_QUEUE_PASSWORD');
    expect(wrong).not.toContain('not-the-one');
  });

  it('is used with the password of the environment, which no command line and no message shows', async () => {
    const { address } = await redisServer('--requirepass', PASSWORD, '--appendonly', 'yes');
    const environment = { TARCOMP_QUEUE_PASSWORD: PASSWORD };
    const flags = '--red Locust --blue Locust --map open:10x10 --games 20 --turns 3 --json'.split(' ');
    const worker = startProgram(
      program,
      ['worker', '--queue', address, '--threads', '1', '--once'],
      environment,
    );
    const battle = startProgram(program, ['battle', ...flags, '--queue', address], environment);
    if (existsSync(`/proc/${worker.child.pid}/cmdline`)) {
      const lines = [worker, battle].map(({ child }) => readFileSync(`/proc/${child.pid}/cmdline`, 'utf8'));
      expect(lines.join()).not.toContain(PASSWORD);
    }
    expect(await battle.ended).toBe(0);
    expect(await worker.ended).toBe(0);
    const said = [worker.said, battle.said].map(({ out, err }) => out + err).join();
    expect(said).not.toContain(PASSWORD);
  });

  it('on another machine is refused without TLS and a password, unless a flag allows it', async () => {
    for (const command of [['worker'], ['battle', '--red', 'Locust', '--blue', 'Locust']]) {
      const { code, out, err } = program.run(...command, '--queue', 'redis://192.0.2.1:6379');
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toBe(
        'redis://192.0.2.1:6379 is another machine, and would be reached without TLS (rediss://) and a password (in the environment variable TARCOMP_QUEUE_PASSWORD); if nobody else can reach it, allow that with --insecure-queue.\n',
      );
    }
    const { err } = program.run('worker', '--queue', 'redis://:hush@localhost:6379');
    expect(err).toMatch(
      /^the address of the queue holds a password, which everybody on this machine could see/,
    );
    expect(err).not.toContain('hush');
  });

  it.skipIf(!hasOpenssl)(`is reached by TLS if its certificate can be trusted${whereNoOpenssl}`, async () => {
    const folder = folderOf({});
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const made = spawnSync('openssl', [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...['-keyout', key, '-out', certificate, '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ]);
    expect(made.status).toBe(0);
    const port = await freePort();
    await redisServer(
      ...['--tls-port', String(port), '--tls-cert-file', certificate, '--tls-key-file', key],
      ...['--tls-auth-clients', 'no', '--requirepass', PASSWORD, '--appendonly', 'yes'],
    );
    const flags = '--red Locust --blue Locust --map open:10x10 --games 20 --turns 3 --json'.split(' ');
    const environment = { TARCOMP_QUEUE_PASSWORD: PASSWORD, NODE_EXTRA_CA_CERTS: certificate };
    startProgram(program, ['worker', '--queue', `rediss://127.0.0.1:${port}`, '--threads', '1'], environment);
    const battle = ['battle', ...flags, '--queue', `rediss://localhost:${port}`];
    const played = startProgram(program, battle, environment);
    expect({ code: await played.ended, err: played.said.err }).toEqual({ code: 0, err: '' });
    const refused = program.runIn({ ...environment, NODE_EXTRA_CA_CERTS: '' }, ...battle);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/its certificate cannot be trusted \(.*NODE_EXTRA_CA_CERTS\.\n$/);
  });

  it('that throws keys away, or has none after a restart, is warned of', async () => {
    const { address } = await redisServer('--maxmemory', '100mb', '--maxmemory-policy', 'allkeys-lru');
    const notes: string[] = [];
    const stop = new AbortController();
    stop.abort();
    const stopped = simulateOnQueue(setup, {
      queue: address,
      signal: stop.signal,
      onNote: (text) => notes.push(text),
    });
    await expect(stopped).rejects.toThrow(StoppedError);
    expect(notes).toEqual([
      `${address} throws keys away when its memory is full (maxmemory-policy allkeys-lru). Set it to noeviction.`,
      `${address} keeps its keys in memory only: after a restart, games under way are played again. Start it with --appendonly yes.`,
    ]);
  });
});

describe.skipIf(!hasRedis)(`A run that is stopped${whereNoRedis}`, () => {
  it('leaves nothing for workers to do, and goes on from its checkpoint', async () => {
    const server = await redisServer();
    const checkpoint = join(folderOf({}), 'run.checkpoint');
    const stop = new AbortController();
    const worker = startWorker(program, server.address);
    const stopped = simulateOnQueue(setup, {
      ...options(server),
      checkpoint,
      signal: stop.signal,
      onProgress: (played) => played >= 40 && stop.abort(),
    });
    await expect(stopped).rejects.toThrow(StoppedError);
    worker.kill();
    await worker.ended;
    startWorker(program, server.address);
    const played: number[] = [];
    const resumed = await simulateOnQueue(setup, {
      ...options(server),
      checkpoint,
      onProgress: (now) => played.push(now),
    });
    expect(JSON.stringify(resumed)).toBe(alone);
    expect(played[0]).toBeGreaterThanOrEqual(40);
  });
});
