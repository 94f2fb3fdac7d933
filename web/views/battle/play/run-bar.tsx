import type { Signal } from '@preact/signals';
import { grouped } from '../../../words.js';
import { type Run, stopRun } from './run.js';
import { timeLeft } from './time-left.js';

interface RunBarProps {
  readonly run: Signal<Run>;
  readonly label: string;
  readonly onStart: () => void;
  /** Why it cannot begin. */
  readonly problem: string | undefined;
  readonly stale: boolean;
}

/** Start, stop and progress. On a phone it stays at the foot of the screen. */
export function RunBar({ run, label, onStart, problem, stale }: RunBarProps) {
  const { state, played, games, problem: failure } = run.value;
  const running = state === 'running';
  return (
    <div class="run-bar">
      {running ? (
        <button type="button" class="button stop" onClick={() => stopRun(run)}>
          ◼ Stop
        </button>
      ) : (
        <button type="button" class="button main" disabled={problem !== undefined} onClick={onStart}>
          ▶ {label}
        </button>
      )}
      {running && <progress max={games} value={played} aria-label="Games played" />}
      {running && (
        <span class="run-words numbers">
          {[`${grouped(played)} of ${grouped(games)} games`, timeLeft(run.value)]
            .filter((words) => words !== '')
            .join(', ')}
        </span>
      )}
      <span class="run-words" role="status">
        {state === 'done' && !stale && `Played ${grouped(games)} games.`}
        {!running && stale && state !== 'none' && 'The battle has changed. Play it again.'}
      </span>
      {(problem ?? failure) !== undefined && !running && (
        <p class="notice bad" role="alert">
          {problem ?? failure}
        </p>
      )}
    </div>
  );
}
