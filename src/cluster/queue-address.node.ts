/** The queue cannot be used. The message says what is wrong and what to do. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
}

/** The server's address. It never holds the password, so it can be shown. */
export interface QueueAddress {
  readonly host: string;
  readonly port: number;
  readonly database: number;
  readonly user: string | undefined;
  readonly encrypted: boolean;
  /** As messages show it. */
  readonly words: string;
}

/** The environment variable with the password. Every user of a machine can see command lines. */
export const PASSWORD_VARIABLE = 'TARCOMP_QUEUE_PASSWORD';

const USUAL_PORT = 6379;
const MOST_DATABASES = 1_000_000;
const FORMS = 'redis://127.0.0.1:6379 or rediss://user@host:6380';

/** @throws {QueueError} if the text is not a server's address, or contains a password */
export function queueAddress(text: string): QueueAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== 'redis:' && url.protocol !== 'rediss:') || url.hostname === '') {
    // The text is not repeated, as it may contain a password.
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
 * Games and units cross the network, and anyone who reaches the server can give the workers work.
 * @throws {QueueError} unless the server is on this machine, or is reached with TLS and a password
 */
export function checkSafety({ host, encrypted, words }: QueueAddress, password: string | undefined): void {
  if (isLoopback(host)) return;
  const missing = [
    ...(encrypted ? [] : ['TLS (rediss://)']),
    ...(password === undefined ? [`a password (in the environment variable ${PASSWORD_VARIABLE})`] : []),
  ];
  if (missing.length === 0) return;
  throw new QueueError(
    `${words} is another machine, and would be reached without ${missing.join(' and ')}; if nobody else can reach it, allow that with --insecure-queue`,
  );
}

/** Decides by name alone: whether another name leads to this machine is unknown before it is resolved. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
