import type { Signal } from '@preact/signals';
import { type Run, stopRun } from './run.js';

interface RunBarProps {
  readonly run: Signal<Run>;
  readonly label: string;
  readonly onStart: () => void;
  /** Why it cannot begin. */
  readonly problem: string | undefined;
  readonly stale: boolean;
}

/** Start, stop, and how far it is. */
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
      <span class="run-words numbers" role="status">
        {running && `${played.toLocaleString('en')} of ${games.toLocaleString('en')} games`}
        {!running && stale && state !== 'none' && 'The battle was changed since: play again for its result.'}
      </span>
      {(problem ?? failure) !== undefined && !running && (
        <p class="notice bad" role="alert">
          {problem ?? failure}
        </p>
      )}
    </div>
  );
}
