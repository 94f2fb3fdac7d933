import { type Command, InvalidArgumentError } from 'commander';
import { MOST_SHARDS, type Shard } from '../../cluster/shard.js';
import { MOST_SHARD_GAMES } from '../../cluster/shard-result.js';
import type { BattleFlags } from './battle-flags.js';
import { whole } from './number-flag.js';
import { QUEUE_WORDS, type QueueFlags, withInsecureFlag } from './queue-flags.js';

/** Where `battle` and `compare` play their games, and what they write. */
export interface RunFlags extends QueueFlags {
  readonly shard?: Shard;
  readonly out?: string;
  readonly results?: string;
  readonly shardGames?: number;
}

export function withRunFlags(command: Command): Command {
  command
    .option(
      '--results <file>',
      'write the result of each game to a file, in order, one line of JSON per game',
    )
    .option(
      '--shard <i/n>',
      'play only the i-th of n equal shards, and write it to the file given by --out; "tarcomp merge" puts them together',
      shardOf,
    )
    .option('--out <file>', 'the file for the shard')
    .option(
      '--queue <address>',
      `have workers ("tarcomp worker") play the games, through a server such as redis://127.0.0.1:6379. ${QUEUE_WORDS}`,
    )
    .option(
      '--shard-games <n>',
      'games that a worker gets at a time (default: a few seconds of work)',
      whole(1, MOST_SHARD_GAMES),
    );
  return withInsecureFlag(command);
}

function shardOf(text: string): Shard {
  const [number, of] = (/^(\d{1,7})\/(\d{1,7})$/.exec(text.trim()) ?? []).slice(1).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of || of > MOST_SHARDS) {
    throw new InvalidArgumentError('Expected a shard and how many there are, such as 2/8.');
  }
  return { number, of };
}

/** Refuses combinations of flags that make no sense. */
export function checkRunFlags(
  command: Command,
  {
    shard,
    out,
    games,
    queue,
    shardGames,
    insecureQueue,
    threads,
  }: RunFlags & Pick<BattleFlags, 'games' | 'threads'>,
): void {
  const refuse = (problem: string) => command.error(`error: ${problem}`, { exitCode: 2 });
  if (queue !== undefined && shard !== undefined)
    refuse('--shard and --queue cannot be combined; give one of them');
  if (queue !== undefined && threads !== undefined)
    refuse('--threads and --queue cannot be combined; each worker has its own threads');
  if (queue === undefined && shardGames !== undefined) refuse('--shard-games needs --queue ADDRESS');
  if (queue === undefined && insecureQueue !== undefined) refuse('--insecure-queue needs --queue ADDRESS');
  if (shard !== undefined && out === undefined) refuse('--shard needs --out FILE, the file for the shard');
  if (out !== undefined && shard === undefined) refuse('--out needs --shard I/N, such as --shard 1/8');
  if (shard !== undefined && shard.of > games) {
    refuse(`--shard ${shard.number}/${shard.of}: there are only ${games} games, and each shard needs one`);
  }
}
