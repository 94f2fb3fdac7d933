import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';

/** Whether there is a server to test with. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
export const whereNoRedis = hasRedis ? '' : ' (skipped: redis-server is not installed)';

/** A server of a test's own, on a free port of this machine, gone when the test is over. */
export interface TestServer {
  readonly port: number;
  readonly address: string;
  /** A connection to look at what it holds. */
  readonly redis: Redis;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The password that a test gives its server by `--requirepass`. */
export const PASSWORD = 'secret-of-ours';

export async function redisServer(...flags: readonly string[]): Promise<TestServer> {
  const password = flags.includes('--requirepass') ? { password: PASSWORD } : {};
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const redis = new Redis({
    port,
    ...password,
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: () => 50,
  });
  redis.on('error', () => {});
  const kill = async () => {
    child?.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    child = spawn(
      'redis-server',
      [...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''], ...flags],
      { stdio: 'ignore' },
    );
    const begun = child;
    ended = new Promise((resolve) => begun.once('exit', resolve));
    await answers({ port, ...password }, () => begun.exitCode !== null);
  };
  onTestFinished(async () => {
    redis.disconnect();
    await kill();
    rmSync(folder, { recursive: true });
  });
  await start();
  await redis.connect();
  return { port, address: `redis://127.0.0.1:${port}`, redis, kill, start };
}

async function answers(
  server: { readonly port: number; readonly password?: string },
  isGone: () => boolean,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const probe = new Redis({ ...server, lazyConnect: true, retryStrategy: () => null });
    probe.on('error', () => {});
    try {
      await probe.connect();
      return;
    } catch (error) {
      if (isGone() || tries > 400) throw new Error(`redis-server does not start: ${String(error)}`);
      await pause(25);
    } finally {
      probe.disconnect();
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
