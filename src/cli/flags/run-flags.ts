import { type Command, InvalidArgumentError } from 'commander';
import { MOST_SHARDS, type Shard } from '../../cluster/shard.js';
import type { BattleFlags } from './battle-flags.js';

/** Where the games of `battle` and `compare` are played, and what is written of them. */
export interface RunFlags {
  readonly shard?: Shard;
  readonly out?: string;
  readonly results?: string;
}

export function withRunFlags(command: Command): Command {
  return command
    .option(
      '--results <file>',
      'write what came of each game to a file, one line of JSON per game, in the order of the games',
    )
    .option(
      '--shard <i/n>',
      'play only the i-th of n equal shards, and write it to the file given by --out; "tarcomp merge" puts them together',
      shardOf,
    )
    .option('--out <file>', 'the file for the shard');
}

function shardOf(text: string): Shard {
  const [number, of] = (/^(\d{1,7})\/(\d{1,7})$/.exec(text.trim()) ?? []).slice(1).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of || of > MOST_SHARDS) {
    throw new InvalidArgumentError('Expected a shard and how many there are, such as 2/8.');
  }
  return { number, of };
}

/** Refuses flags that make no sense together, as wrong usage. */
export function checkRunFlags(
  command: Command,
  { shard, out, games }: RunFlags & Pick<BattleFlags, 'games'>,
): void {
  const refuse = (problem: string) => command.error(`error: ${problem}`, { exitCode: 2 });
  if (shard !== undefined && out === undefined) refuse('--shard needs --out FILE, the file for the shard');
  if (out !== undefined && shard === undefined) refuse('--out needs --shard I/N, such as --shard 1/8');
  if (shard !== undefined && shard.of > games) {
    refuse(`--shard ${shard.number}/${shard.of}: there are only ${games} games, and each shard needs one`);
  }
}
