import { createHash } from 'node:crypto';
import { rulesetOf } from '../rules/ruleset.js';
import { fullName } from '../units/index.js';
import type { Stretch } from './harvest.js';
import type { Job } from './job.js';
import { describeJob } from './packed-job.js';
import { programVersion } from './program-version.node.js';
import { mapName, type Simulation } from './setup.js';

/** Identifies the run that a file belongs to. */
export interface RunIdentity {
  /** A digest of everything that decides the run. */
  readonly fingerprint: string;
  /** One line that describes the run to people. */
  readonly summary: string;
  /** The version of TarComp: another version may play different games. */
  readonly program: string;
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Identifies a run by its jobs and the largest number of games among them, or a part of one job by its games. */
export function identityOf(jobs: readonly Job[], games: number, part?: Stretch): RunIdentity {
  const described = [games, ...jobs.map(describeJob), ...(part ?? [])];
  return {
    fingerprint: digest(JSON.stringify(described)),
    summary: `${summaryOf(jobs)}${part === undefined ? '' : `, of which ${gamesWords(part)}`}`,
    program: programVersion(),
  };
}

/** Counts games from 1, as people do. */
export const gamesWords = ([from, to]: Stretch): string =>
  to - from === 1 ? `game ${to}` : `games ${from + 1} to ${to}`;

/** Describes what is played in one line. */
export function summaryOf([job, ...otherJobs]: readonly Job[]): string {
  const [first, second] = job ?? [];
  const others = second === undefined ? otherJobs.length : 1;
  return `${first === undefined ? 'nothing' : battleSummary(first)}${others > 0 ? ` and ${others} more` : ''}`;
}

function battleSummary({ red, blue, map, games, seed, ruleset }: Simulation): string {
  const names = (force: Simulation['red']) => force.map(({ unit }) => fullName(unit)).join(', ');
  return `${names(red)} against ${names(blue)}, ${games} games, seed ${seed}, ${mapName(map)}, ${rulesetOf(ruleset).name}`;
}
