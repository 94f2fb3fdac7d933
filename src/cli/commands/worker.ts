import type { Command } from 'commander';
import { QueueError } from '../../cluster/queue-address.node.js';
import { workOnQueue } from '../../cluster/queue-worker.node.js';
import { RefusedRunError } from '../../cluster/run-setup.node.js';
import { MOST_THREADS } from '../../simulate/setup.js';
import { whole } from '../flags/number-flag.js';
import { QUEUE_WORDS, type QueueFlags, queueServer, withInsecureFlag } from '../flags/queue-flags.js';
import { counted, grouped } from '../print/number-words.js';
import type { Terminal } from '../print/terminal.js';

const EXAMPLES = `
Examples:
  tarcomp worker --queue redis://127.0.0.1:6379
  tarcomp worker --queue rediss://games.example.org:6380 --threads 8
  tarcomp battle --red Atlas --blue Awesome --games 1000000 --queue redis://127.0.0.1:6379`;

interface Flags extends QueueFlags {
  readonly queue: string;
  readonly threads?: number;
  readonly once?: true;
  readonly lock: number;
}

const SECOND = 1000;
const LONGEST_LOCK = 3600;

export function define(command: Command, terminal: Terminal): void {
  command
    .description(
      'Play games that "tarcomp battle" and "tarcomp compare" send with --queue, on this machine, until it is stopped. ' +
        `Any number of workers can play one run, and each may come and go. ${QUEUE_WORDS}`,
    )
    .requiredOption('--queue <address>', 'the server that holds the queue, such as redis://127.0.0.1:6379')
    .option('--threads <n>', 'number of threads (default: one per core)', whole(1, MOST_THREADS))
    .option('--once', 'play one run and end when it is over')
    .option(
      '--lock <seconds>',
      'seconds without a sign of life after which its games are given to other workers',
      whole(1, LONGEST_LOCK),
      30,
    );
  withInsecureFlag(command)
    .addHelpText('after', EXAMPLES)
    .action(async (flags: Flags) => {
      const { queue, threads, once, lock } = flags;
      const stop = new AbortController();
      const onSignal = () => stop.abort();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
      try {
        const { shards, games } = await workOnQueue({
          ...queueServer(queue, flags, terminal.note),
          ...(threads !== undefined && { threads }),
          ...(once === true && { once }),
          lock: lock * SECOND,
          signal: stop.signal,
          onProgress: (served) =>
            terminal.progress(`${grouped(served.games)} games in ${counted(served.shards, 'shard')}`),
        });
        terminal.note(`Played ${grouped(games)} games in ${counted(shards, 'shard')}.`);
      } catch (error) {
        if (error instanceof QueueError) terminal.fail(`${error.message}.`);
        else if (error instanceof RefusedRunError)
          terminal.fail(`This worker cannot play the run that was sent: ${error.message}.`);
        else throw error;
      } finally {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
      }
    });
}
