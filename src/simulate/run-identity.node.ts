import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { rulesetOf } from '../rules/ruleset.js';
import { fullName } from '../units/index.js';
import type { Stretch } from './harvest.js';
import type { Job } from './job.js';
import { describeJob } from './packed-job.js';
import { mapName, type Simulation } from './setup.js';

/** Whose games they are that a file keeps. */
export interface RunIdentity {
  /** Everything that decides the run. */
  readonly fingerprint: string;
  /** The same for people, in a line. */
  readonly summary: string;
  /** Version of the program: another may play other games. */
  readonly program: string;
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of all jobs of a run, with the most games of one of them; of a part of one job, with those games. */
export function identityOf(jobs: readonly Job[], games: number, part?: Stretch): RunIdentity {
  const described = [games, ...jobs.map(describeJob), ...(part ?? [])];
  return {
    fingerprint: digest(JSON.stringify(described)),
    summary: `${summaryOf(jobs)}${part === undefined ? '' : `, of which ${gamesWords(part)}`}`,
    program: programVersion(),
  };
}

/** As people count them, from 1. */
export const gamesWords = ([from, to]: Stretch): string =>
  to - from === 1 ? `game ${to}` : `games ${from + 1} to ${to}`;

/** What is played, in a line for people. */
export function summaryOf([job, ...otherJobs]: readonly Job[]): string {
  const [first, second] = job ?? [];
  const others = second === undefined ? otherJobs.length : 1;
  return `${first === undefined ? 'nothing' : battleSummary(first)}${others > 0 ? ` and ${others} more` : ''}`;
}

function battleSummary({ red, blue, map, games, seed, ruleset }: Simulation): string {
  const names = (force: Simulation['red']) => force.map(({ unit }) => fullName(unit)).join(', ');
  return `${names(red)} against ${names(blue)}, ${games} games, seed ${seed}, ${mapName(map)}, ${rulesetOf(ruleset).name}`;
}

/** The package asks for itself by name, which holds from the sources and from the built file alike. */
export function programVersion(): string {
  const manifest = createRequire(import.meta.url)('tarcomp/package.json') as { version: string };
  return manifest.version;
}
