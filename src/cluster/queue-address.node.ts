/** A server of queues that cannot be used: what is wrong and what to do. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
}

/** Where the server is. The password is never part of it, so that it can be shown. */
export interface QueueAddress {
  readonly host: string;
  readonly port: number;
  readonly database: number;
  readonly user: string | undefined;
  readonly encrypted: boolean;
  /** As messages show it. */
  readonly words: string;
}

/** The environment variable that holds the password: command lines are seen by everybody on a machine. */
export const PASSWORD_VARIABLE = 'TARCOMP_QUEUE_PASSWORD';

const USUAL_PORT = 6379;
const MOST_DATABASES = 1_000_000;
const FORMS = 'redis://127.0.0.1:6379 or rediss://user@host:6380';

/** @throws {QueueError} if it is no address of a server, or holds a password */
export function queueAddress(text: string): QueueAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'redis:' && url.protocol !== 'rediss:') || url.hostname === '') {
    // Whatever it is, a password may be in it.
    throw new QueueError(`the queue needs an address such as ${FORMS}`);
  }
  if (url.password !== '') {
    throw new QueueError(
      `the address of the queue holds a password, which everybody on this machine could see; put it into the environment variable ${PASSWORD_VARIABLE}`,
    );
  }
  const database = Number(url.pathname.replace(/^\/?$/, '/0').slice(1));
  if (!Number.isInteger(database) || database < 0 || database > MOST_DATABASES || url.search || url.hash) {
    throw new QueueError(
      `after the port of the queue only the number of a database may follow, as in ${url.protocol}//${url.host}/0`,
    );
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? USUAL_PORT : Number(url.port);
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    host,
    port,
    database,
    user: url.username === '' ? undefined : decoded(url.username),
    encrypted: url.protocol === 'rediss:',
    words: `${url.protocol}//${shown}:${port}${database === 0 ? '' : `/${database}`}`,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Games and units cross the wire, and whoever reaches the server can give workers something to do.
 * @throws {QueueError} unless the server is on this machine, or is reached by TLS and with a password
 */
export function checkSafety({ host, encrypted, words }: QueueAddress, password: string | undefined): void {
  if (isLoopback(host)) return;
  const missing = [
    ...(encrypted ? [] : ['TLS (rediss://)']),
    ...(password === undefined ? [`a password (in the environment variable ${PASSWORD_VARIABLE})`] : []),
  ];
  if (missing.length === 0) return;
  throw new QueueError(
    `${words} is another machine, and is to be reached without ${missing.join(' and ')}; if nobody else can reach it, allow that with --insecure-queue`,
  );
}

/** By its name alone: what else leads to this machine is not known before it is asked. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
