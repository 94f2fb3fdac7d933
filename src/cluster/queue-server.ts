/** The server that holds the queue: Redis or Valkey. */
export interface QueueServer {
  /** Its address: `redis://HOST:PORT`, or `rediss://…` for TLS. It must not contain a password. */
  readonly queue: string;
  readonly password?: string;
  /** Allows a server on another machine without TLS or without a password. */
  readonly insecure?: boolean;
  /** Called with notes for users, such as a lost connection or a server that evicts keys. */
  readonly onNote?: (text: string) => void;
}
