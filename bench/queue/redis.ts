import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** A separate server in its own folder, configured as docs/cluster.md advises. */
export interface BenchServer {
  readonly address: string;
  readonly redis: Redis;
  /** Its processor time, in seconds. */
  seconds(): Promise<number>;
  close(): Promise<void>;
}

const LOWEST_PORT = 20_000;
const PORTS = 10_000;

/** @throws {Error} if there is no `redis-server`, or its port is in use */
export async function startRedis(): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tarcomp-bench-redis-'));
  const port = LOWEST_PORT + (process.pid % PORTS);
  const server = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'],
    { stdio: 'ignore' },
  );
  const ended = new Promise<string>((resolve) => {
    server.once('error', ({ message }) => resolve(message));
    server.once('exit', (code) => resolve(`it ended with ${code}`));
  });
  const redis = new Redis({ port, maxRetriesPerRequest: null, retryStrategy: () => 50 });
  redis.on('error', () => {});
  const problem = await Promise.race([ended, redis.ping()]);
  if (problem !== 'PONG') throw new Error(`redis-server cannot be used: ${problem}`);
  return {
    address: `redis://127.0.0.1:${port}`,
    redis,
    seconds: async () => {
      const used = await redis.info('cpu');
      const [user, system] = ['user', 'sys'].map(
        (kind) => new RegExp(`used_cpu_${kind}:([\\d.]+)`).exec(used)?.[1],
      );
      return Number(user) + Number(system);
    },
    close: async () => {
      redis.disconnect();
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
