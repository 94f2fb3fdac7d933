import { Button } from '../controls/button.js';
import { Problem } from '../controls/problem.js';
import { grouped } from '../words.js';
import { timeLeft } from './time-left.js';
import './games.css';

interface GamesBarProps {
  readonly running: boolean;
  readonly label: string;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly played: number;
  readonly games: number;
  /** Milliseconds since it began. */
  readonly elapsed: number;
  /** Shown while nothing is played. */
  readonly words: string;
  /** Shown before the number of games is known. */
  readonly before?: string;
  /** Why it cannot begin. */
  readonly problem?: string | undefined;
  /** Why it broke off. */
  readonly failure?: string | undefined;
}

/** Start, stop and progress. On a phone it stays at the foot of the screen. */
export function GamesBar(props: GamesBarProps) {
  const { running, label, onStart, onStop, played, games, words, before, problem, failure } = props;
  return (
    <div class="run-bar">
      {running ? (
        <Button look="stop" onClick={onStop}>
          ◼ Stop
        </Button>
      ) : (
        <Button look="main" disabled={problem !== undefined} onClick={onStart}>
          ▶ {label}
        </Button>
      )}
      {running && games === 0 && <span class="run-words">{before}</span>}
      {running && games > 0 && <progress max={games} value={played} aria-label="Games played" />}
      {running && games > 0 && (
        <span class="run-words numbers">
          {[`${grouped(played)} of ${grouped(games)} games`, timeLeft(props)]
            .filter((part) => part !== '')
            .join(', ')}
        </span>
      )}
      <span class="run-words" role="status">
        {!running && words}
      </span>
      {!running && <Problem words={problem ?? failure} />}
    </div>
  );
}
