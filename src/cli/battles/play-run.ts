import { playOnQueue } from '../../cluster/play-on-queue.node.js';
import { playShard } from '../../cluster/play-shard.node.js';
import { gamesOfShard } from '../../cluster/shard.js';
import type { Job } from '../../simulate/index.js';
import { playOnThreads, type ThreadOptions } from '../../simulate/play-on-threads.node.js';
import { gamesWords } from '../../simulate/run-identity.node.js';
import { OutputFile } from '../files/output-file.js';
import type { BattleFlags } from '../flags/battle-flags.js';
import { queueServer } from '../flags/queue-flags.js';
import type { RunFlags } from '../flags/run-flags.js';
import type { Terminal } from '../print/terminal.js';
import { cut } from '../print/visible.js';
import { runReport } from '../reports/run-report.js';

/** Plays a job on threads or a queue, as the flags say. Prints the result, or writes a shard if one is requested. */
export async function playRun(
  job: Job,
  change: readonly string[],
  flags: RunFlags & Pick<BattleFlags, 'json'>,
  options: ThreadOptions,
  terminal: Terminal,
): Promise<void> {
  const { shard, out, json = false, queue, shardGames } = flags;
  if (queue !== undefined) {
    const server = queueServer(queue, flags, terminal.note);
    const tally = await playOnQueue(job, {
      ...options,
      ...server,
      ...(shardGames !== undefined && { shardGames }),
    });
    terminal.print(runReport(job, tally, change, json));
    return;
  }
  if (shard === undefined || out === undefined) {
    terminal.print(runReport(job, await playOnThreads(job, options), change, json));
    return;
  }
  const file = new OutputFile(out, '--out');
  file.write(await playShard(job, shard, options, { change, json }));
  const games = gamesWords(gamesOfShard(shard, job[0].games));
  terminal.note(
    `${cut(out)} holds shard ${shard.number} of ${shard.of}, ${games}. Put all shards together with "tarcomp merge".`,
  );
}
