import { type Command, InvalidArgumentError, Option } from 'commander';
import { WORST_SKILL } from '../../check/check.js';
import { MOST_UNITS, MOST_VALUE, type Range } from '../../muster/wish.js';
import type { RulesetName } from '../../rules/ruleset.js';
import { whole } from './number-flag.js';
import { rulesetFlag } from './ruleset-flag.js';
import { unitsFlag } from './units-flag.js';

export interface MusterFlags {
  readonly bv: number;
  readonly tolerance?: number;
  readonly count: Range;
  readonly query: string;
  readonly skills: { readonly gunnery: Range; readonly piloting: Range };
  readonly against?: string;
  readonly candidates: number;
  readonly games: number;
  readonly seed: number;
  readonly out?: string;
  readonly ruleset: RulesetName;
  readonly units?: string;
  readonly threads?: number;
  readonly json?: true;
}

export function withMusterFlags(command: Command): Command {
  return command
    .requiredOption('--bv <n>', 'Battle Value to spend, pilots included', whole(1, MOST_VALUE))
    .option('--tolerance <n>', 'points that may be left over (default: 2 % of --bv)', whole(0, MOST_VALUE))
    .addOption(new Option('--count <n|a-b>', 'how many units').argParser(countOf).default([4, 4], '4'))
    .option('--query <query>', 'which units to draw from; see "tarcomp find --help"', 'kind=mek')
    .addOption(
      new Option('--skills <g/p|a-b/c-d>', "the pilots' gunnery and piloting, each a number or a range")
        .argParser(skillsOf)
        .default({ gunnery: [4, 4], piloting: [5, 5] }, '4/5'),
    )
    .option('--against <force>', 'draw several forces and rank them by how often they beat this one')
    .option('--candidates <n>', 'with --against: how many forces to draw', whole(1, 200), 12)
    .option('--games <n>', 'with --against: games that the best candidates play', whole(1, 100_000), 400)
    .option('--seed <n>', 'the same seed draws the same force', whole(0, Number.MAX_SAFE_INTEGER), 1)
    .option('--out <file>', 'write the force, or the best one, to a MegaMek .mul file or a .json file')
    .addOption(rulesetFlag('rules to use'))
    .addOption(unitsFlag())
    .option('--threads <n>', 'with --against: number of threads (default: one per core)', whole(1, 256))
    .option('--json', 'print one JSON object');
}

function countOf(text: string): Range {
  const range = rangeOf(text, 1, MOST_UNITS);
  if (range !== undefined) return range;
  throw new InvalidArgumentError(`Expected a number from 1 to ${MOST_UNITS}, or a range such as 3-5.`);
}

function skillsOf(text: string): MusterFlags['skills'] {
  const [gunnery, piloting, ...more] = text.split('/').map((part) => rangeOf(part, 0, WORST_SKILL));
  if (gunnery !== undefined && piloting !== undefined && more.length === 0) return { gunnery, piloting };
  throw new InvalidArgumentError('Expected gunnery and piloting from 0 to 8, such as 4/5 or 2-4/3-5.');
}

function rangeOf(text: string, lowest: number, highest: number): Range | undefined {
  const [, first, last = first] = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const range: Range = [Number(first), Number(last)];
  return range[0] >= lowest && range[1] <= highest && range[0] <= range[1] ? range : undefined;
}
