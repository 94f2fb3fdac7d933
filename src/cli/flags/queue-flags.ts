import type { Command } from 'commander';
import { stated } from '../../check/stated.js';
import { PASSWORD_VARIABLE } from '../../cluster/queue-address.node.js';
import type { QueueServer } from '../../cluster/queue-server.js';

/** The flags that name a queue. */
export interface QueueFlags {
  readonly queue?: string;
  readonly insecureQueue?: true;
}

export const QUEUE_WORDS = `The server is Redis or Valkey. If it asks for a password, put it into the environment variable ${PASSWORD_VARIABLE}.`;

export const withInsecureFlag = (command: Command): Command =>
  command.option(
    '--insecure-queue',
    'allow a server on another machine without TLS (rediss://) or a password',
  );

/** Returns the server that the flags and the environment name. */
export function queueServer(
  queue: string,
  { insecureQueue }: QueueFlags,
  onNote: (text: string) => void,
): QueueServer {
  return { queue, ...stated({ password: process.env[PASSWORD_VARIABLE], insecure: insecureQueue }), onNote };
}
