import { parseArgs } from 'node:util';
import { RULESETS, type RulesetName } from '../../src/rules/ruleset.js';

export interface LockstepOptions {
  readonly seed: number;
  /** How many are played. */
  readonly phases: number;
  /** One that is played alone, and told. */
  readonly phase: number | undefined;
  /** What all battles are played by; without it any, and any with changed cells. */
  readonly ruleset: RulesetName | undefined;
}

export const USAGE = `npm run lockstep -- [options]

  --phases N   how many weapons phases are played (100000)
  --seed N     of the run (1)
  --phase N    one phase of the run alone, with the rolls of both sides
  --ruleset R  one of ${RULESETS.join(', ')}, as it stands (all of them, and some with changed cells)
`;

const MOST = 1_000_000_000;

/** @throws {RangeError | TypeError} with words for the person who typed it */
export function readOptions(args: readonly string[]): LockstepOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      phases: { type: 'string' },
      seed: { type: 'string' },
      phase: { type: 'string' },
      ruleset: { type: 'string' },
    },
  });
  return {
    seed: whole('seed', values.seed, 0) ?? 1,
    phases: whole('phases', values.phases, 1) ?? 100_000,
    phase: whole('phase', values.phase, 0),
    ruleset: rulesetNamed(values.ruleset),
  };
}

function whole(flag: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= MOST) return value;
  throw new RangeError(`--${flag} ${text}: expected a whole number from ${least} to ${MOST}`);
}

function rulesetNamed(text: string | undefined): RulesetName | undefined {
  const named = RULESETS.find((name) => name === text);
  if (text === undefined || named !== undefined) return named;
  throw new RangeError(`--ruleset ${text}: expected one of ${RULESETS.join(', ')}`);
}

/** What shows a phase again. */
export const commandFor = (seed: number, phase: number, ruleset?: RulesetName): string =>
  `npm run lockstep -- --seed ${seed} --phase ${phase}${ruleset === undefined ? '' : ` --ruleset ${ruleset}`}`;
