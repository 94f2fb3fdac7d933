import { QueueError } from './queue-address.node.js';

export interface QueuePackages {
  readonly bullmq: typeof import('bullmq');
  readonly Redis: typeof import('ioredis').Redis;
}

/**
 * Loads the packages that a queue needs. Without a queue they need not be installed.
 * @throws {QueueError} if they are not installed
 */
export async function queuePackages(): Promise<QueuePackages> {
  try {
    const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, Redis };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new QueueError(
      'a queue needs two packages that are not installed; run "npm install bullmq@6.7.0 ioredis@6.0.0" where tarcomp is installed',
    );
  }
}
