import type { Signal } from '@preact/signals';
import { GamesBar } from '../../../games/games-bar.js';
import { grouped } from '../../../words.js';
import { type Run, stopRun } from './run.js';

interface RunBarProps {
  readonly run: Signal<Run>;
  readonly label: string;
  readonly onStart: () => void;
  /** Why it cannot begin. */
  readonly problem: string | undefined;
  readonly stale: boolean;
}

/** Start, stop and progress of a run. */
export function RunBar({ run, label, onStart, problem, stale }: RunBarProps) {
  const { state, played, games, elapsed, problem: failure } = run.value;
  const words =
    state === 'done' && !stale
      ? `Played ${grouped(games)} games.`
      : stale && state !== 'none'
        ? 'The battle has changed. Play it again.'
        : '';
  return (
    <GamesBar
      running={state === 'running'}
      label={label}
      onStart={onStart}
      onStop={() => stopRun(run)}
      played={played}
      games={games}
      elapsed={elapsed}
      words={words}
      problem={problem}
      failure={failure}
    />
  );
}
