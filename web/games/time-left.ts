import { counted } from '../words.js';

interface Progress {
  readonly played: number;
  readonly games: number;
  /** Milliseconds so far. */
  readonly elapsed: number;
}

/** Too early for an estimate. */
const SOONEST = 2_000;
const SECOND = 1_000;
const MINUTE = 60;
const HOUR = 3_600;

/** "about 3 minutes left", or nothing while it is too early to say. */
export function timeLeft({ played, games, elapsed }: Progress): string {
  if (played === 0 || elapsed < SOONEST) return '';
  const seconds = ((elapsed / played) * (games - played)) / SECOND;
  if (seconds >= 1.5 * HOUR) return `about ${counted(Math.round(seconds / HOUR), 'hour')} left`;
  if (seconds >= 1.5 * MINUTE) return `about ${counted(Math.round(seconds / MINUTE), 'minute')} left`;
  return `about ${counted(Math.max(1, Math.ceil(seconds)), 'second')} left`;
}
