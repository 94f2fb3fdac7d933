import type { ITargetNumber } from '../../rules/modifier.js';
/** Returns a number with its sign, using a typographic minus. Infinity means impossible. */
export const signed = (value: number, digits?: number): string => {
  if (!Number.isFinite(value)) return '∞';
  const size = Math.abs(value);
  return `${value < 0 ? '−' : '+'}${digits === undefined ? size : size.toFixed(digits)}`;
};

export const counted = (count: number, one: string): string =>
  `${grouped(count)} ${count === 1 ? one : `${one}s`}`;

/** Separates thousands with commas. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A hyphen for what cannot be rolled. */
export const odds = ({
  impossible,
  probability,
}: Pick<ITargetNumber, 'impossible' | 'probability'>): string => (impossible ? '-' : percent(probability));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns an approximate duration, in the largest unit that is precise enough. */
export function durationWords(seconds: number): string {
  const [unit, word] =
    seconds <= 2 * MINUTE
      ? [1, 's']
      : seconds <= 2 * HOUR
        ? [MINUTE, 'min']
        : seconds <= 2 * DAY
          ? [HOUR, 'h']
          : [DAY, 'days'];
  return `${grouped(Math.ceil(seconds / unit))} ${word}`;
}
