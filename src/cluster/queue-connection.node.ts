import { isIP } from 'node:net';
import type { Redis as RedisClient } from 'ioredis';
import { messageOf } from '../check/refusal.js';
import { codeOf } from '../simulate/system-error.js';
import {
  checkSafety,
  PASSWORD_VARIABLE,
  type QueueAddress,
  QueueError,
  queueAddress,
} from './queue-address.node.js';
import { type QueuePackages, queuePackages } from './queue-packages.node.js';
import type { QueueServer } from './queue-server.js';

/** A connection that reconnects whenever it is lost. */
export interface QueueConnection extends QueuePackages {
  readonly redis: RedisClient;
  readonly address: QueueAddress;
}

const CONNECT_TIMEOUT = 10_000;
const LONGEST_RETRY = 2000;
const RETRY_STEP = 100;

/**
 * Connects to a server.
 * @throws {QueueError} if the server cannot be reached, refuses the password, or would be used unsafely
 */
export async function connectQueue(server: QueueServer): Promise<QueueConnection> {
  const address = queueAddress(server.queue);
  const password = server.password === '' ? undefined : server.password;
  if (server.insecure !== true) checkSafety(address, password);
  const packages = await queuePackages();
  let isFirst = true;
  const redis = new packages.Redis({
    host: address.host,
    port: address.port,
    db: address.database,
    ...(address.user !== undefined && { username: address.user }),
    ...(password !== undefined && { password }),
    // TLS server names cannot be IP addresses.
    ...(address.encrypted && { tls: isIP(address.host) === 0 ? { servername: address.host } : {} }),
    connectionName: 'tarcomp',
    connectTimeout: CONNECT_TIMEOUT,
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isFirst ? null : Math.min(times * RETRY_STEP, LONGEST_RETRY)),
  });
  let problem: unknown;
  const onFirstError = (error: unknown) => {
    problem ??= error;
  };
  redis.on('error', onFirstError);
  try {
    await redis.connect();
    for (const warning of await lossWarnings(redis)) server.onNote?.(`${address.words} ${warning}`);
  } catch (error) {
    redis.disconnect();
    throw new QueueError(`${address.words}: ${connectProblem(problem ?? error)}`, { cause: error });
  }
  isFirst = false;
  redis.off('error', onFirstError);
  tellOfLoss(redis, address, server.onNote);
  return { ...packages, redis, address };
}

/** A run survives any loss of the server's data, but games under way are played again. */
async function lossWarnings(redis: RedisClient): Promise<readonly string[]> {
  const policy = /^maxmemory_policy:(\S+)/m.exec(await redis.info('memory'))?.[1] ?? 'noeviction';
  const isOnDisk = !/^aof_enabled:0/m.test(await redis.info('persistence'));
  return [
    ...(policy === 'noeviction'
      ? []
      : [`throws keys away when its memory is full (maxmemory-policy ${policy}). Set it to noeviction.`]),
    ...(isOnDisk
      ? []
      : [
          'keeps its keys in memory only: after a restart, games under way are played again. Start it with --appendonly yes.',
        ]),
  ];
}

/** Reports once when the server is lost, and once when it is back. */
function tellOfLoss(redis: RedisClient, { words }: QueueAddress, onNote: QueueServer['onNote']): void {
  let lost = false;
  // Each failed attempt raises an error. The loss itself is reported below.
  redis.on('error', () => {});
  redis.on('close', () => {
    if (lost || redis.status === 'end') return;
    lost = true;
    onNote?.(`The connection to ${words} is lost. Trying again until it is back.`);
  });
  redis.on('ready', () => {
    if (!lost) return;
    lost = false;
    onNote?.(`The connection to ${words} is back.`);
  });
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server answers there; start one, or check host and port',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'no answer; check host and port',
  EHOSTUNREACH: 'the host cannot be reached',
  ECONNRESET: 'the server closed the connection; if it speaks TLS, use rediss://',
  EPROTO: 'the server does not speak TLS there; use redis://, or its port for TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not speak TLS there; use redis://, or its port for TLS',
};

/** Uses our own words: those of libraries might repeat the password. */
function connectProblem(error: unknown): string {
  const message = messageOf(error);
  if (/^NOAUTH|no password is set|Authentication required/i.test(message)) {
    return `the server asks for a password; put it into the environment variable ${PASSWORD_VARIABLE}`;
  }
  if (/^WRONGPASS|invalid password|without any password configured/i.test(message)) {
    return `the server refuses the password in the environment variable ${PASSWORD_VARIABLE}, or the user in the address`;
  }
  if (/^NOPERM/i.test(message)) return 'the user in the address may not use this server';
  if (/DB index is out of range/i.test(message)) return 'the server has no such database';
  const code = codeOf(error) ?? '';
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)) {
    return `its certificate cannot be trusted (${code}); name the authority that signed it in NODE_EXTRA_CA_CERTS`;
  }
  return REASONS[code] ?? `cannot be used (${code === '' ? 'it did not answer as Redis does' : code})`;
}
