import type { Command } from 'commander';
import { ShardMerger } from '../../cluster/merge-shards.node.js';
import { ShardError } from '../../cluster/shard-file.node.js';
import { readTextFile } from '../files/text-file.js';
import type { Terminal } from '../print/terminal.js';
import { cut } from '../print/visible.js';
import { runReport } from '../reports/run-report.js';

const EXAMPLES = `
Examples:
  tarcomp battle --red Atlas --blue Awesome --games 100000 --shard 1/4 --out part-1.json
  tarcomp merge part-*.json
  tarcomp merge --json part-1.json part-2.json part-3.json part-4.json > result.json`;

/** In bytes: far more than a job with the largest map and forces needs. */
const LARGEST_SHARD = 100_000_000;

interface Flags {
  readonly json?: true;
}

export function define(command: Command, terminal: Terminal): void {
  command
    .description(
      'Combine the shards of a battle or comparison, and print what the whole run would have printed, to the last ' +
        'byte. Shards come from "tarcomp battle" and "tarcomp compare" with --shard, in any order. Missing shards, ' +
        'overlapping ones and shards of another run are refused.',
    )
    .argument('<files...>', 'the files of all shards')
    .option('--json', 'print one JSON object; the default if all shards were played with --json')
    .addHelpText('after', EXAMPLES)
    .action((files: readonly string[], flags: Flags) => {
      try {
        const merger = new ShardMerger();
        for (const file of files) merger.add(readTextFile(file, 'shard', LARGEST_SHARD), file);
        const { job, tally, change, json } = merger.merged();
        terminal.print(runReport(job, tally, change, flags.json ?? json));
      } catch (error) {
        if (!(error instanceof ShardError)) throw error;
        terminal.fail(`${cut(error.file)}: ${error.problem}`);
      }
    });
}
