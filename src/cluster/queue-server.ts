/** The server that holds the queue: Redis or Valkey. */
export interface QueueServer {
  /** Its address: `redis://HOST:PORT`, or `rediss://…` for TLS. It holds no password. */
  readonly queue: string;
  readonly password?: string;
  /** Allows a server on another machine without TLS or without a password. */
  readonly insecure?: boolean;
  /** Told what users should know: a lost connection, a server that throws keys away. */
  readonly onNote?: (text: string) => void;
}
