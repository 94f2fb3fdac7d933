import { parseArgs } from 'node:util';
import { RULESETS, type RulesetName } from '../src/rules/ruleset.js';

export interface FuzzOptions {
  /** How long to continue, if `cases` is not given. */
  readonly minutes: number;
  /** Names of targets; empty for all. */
  readonly only: readonly string[];
  /** The first case of each target. */
  readonly from: number;
  /** The number of cases of each target. */
  readonly cases: number | undefined;
  /** The ruleset of every case that takes one; if undefined, each picks one. */
  readonly ruleset: RulesetName | undefined;
}

export const USAGE = `npm run fuzz -- [options]

  --minutes N    how long to go on (1)
  --cases N      so many cases of each target, however long it takes
  --only NAMES   these targets alone, with commas between them
  --from N       the first case; each case has the number that it is made from (1)
  --seed N       one case alone, to see a finding again
  --ruleset R    one of ${RULESETS.join(', ')} (each case picks one)
`;

const MOST = 2 ** 48;

/** @throws {RangeError | TypeError} with words for the person who typed it */
export function readOptions(args: readonly string[], targets: readonly string[]): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      cases: { type: 'string' },
      only: { type: 'string' },
      from: { type: 'string' },
      seed: { type: 'string' },
      ruleset: { type: 'string' },
    },
  });
  const only = (values.only ?? '').split(',').filter((name) => name !== '');
  const unknown = only.find((name) => !targets.includes(name));
  if (unknown !== undefined) {
    throw new RangeError(`--only ${unknown}: no such target; expected one of ${targets.join(', ')}`);
  }
  const seed = numberOf('seed', values.seed);
  const ruleset = RULESETS.find((name) => name === values.ruleset);
  if (values.ruleset !== undefined && ruleset === undefined) {
    throw new RangeError(`--ruleset ${values.ruleset}: expected one of ${RULESETS.join(', ')}`);
  }
  return {
    minutes: numberOf('minutes', values.minutes) ?? 1,
    only,
    from: whole('from', seed ?? numberOf('from', values.from) ?? 1),
    cases: seed === undefined ? optionalWhole('cases', numberOf('cases', values.cases)) : 1,
    ruleset,
  };
}

function numberOf(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= MOST) return value;
  throw new RangeError(`--${flag} ${text}: expected a number, 0 or more`);
}

function whole(flag: string, value: number): number {
  if (Number.isInteger(value)) return value;
  throw new RangeError(`--${flag} ${value}: expected a whole number`);
}

const optionalWhole = (flag: string, value: number | undefined): number | undefined =>
  value === undefined ? undefined : whole(flag, value);
