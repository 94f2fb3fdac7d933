import type { RulesetName } from '../src/rules/ruleset.js';
import { Chance } from './chance.js';
import { BrokenPromise } from './demand.js';
import type { Scoreboard } from './scoreboard.js';
import type { Target } from './target.js';

/** A failed case. */
export interface Finding {
  readonly target: string;
  readonly seed: number;
  /** The requested target. */
  readonly ruleset?: RulesetName;
  readonly message: string;
  /** The place of the error, to distinguish causes. */
  readonly stack: string;
}

/** Plays one case and records it. It measures processor time, because other programs may be running. */
export function playCase(
  target: Target,
  index: number,
  seed: number,
  board: Scoreboard,
  ruleset?: RulesetName,
): Finding | undefined {
  const before = process.cpuUsage();
  let error: unknown;
  try {
    if (target.play(new Chance(seed, ruleset)) === 'refused') board.add(index, 'refused', 1);
  } catch (thrown) {
    error = thrown ?? new Error('something was thrown that is nothing');
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  board.add(index, 'cases', 1);
  board.add(index, 'seconds', seconds);
  if (seconds > board.get(index, 'slowest')) {
    board.set(index, 'slowest', seconds);
    board.set(index, 'slowestSeed', seed);
  }
  if (error === undefined && seconds > target.longest) {
    error = new BrokenPromise(`took ${seconds.toFixed(1)} s of processor time: at most ${target.longest} s`);
  }
  if (error === undefined) return undefined;
  board.add(index, 'findings', 1);
  return { target: target.name, seed, ...(ruleset && { ruleset }), ...told(error) };
}

function told(error: unknown): { readonly message: string; readonly stack: string } {
  if (!(error instanceof Error)) return { message: `threw ${String(error)}`, stack: '' };
  const cause = error.cause instanceof Error ? `\n  because of ${error.cause.stack}` : '';
  return { message: `${error.name}: ${error.message}`, stack: `${error.stack ?? ''}${cause}` };
}
