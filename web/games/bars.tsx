import type { ComponentChildren } from 'preact';
import type { Interval } from '../../src/edge/simulate.js';
import './games.css';

interface BarProps {
  readonly label: ComponentChildren;
  /** The text at the end of the bar. */
  readonly words: string;
  /** 0 to 1. */
  readonly share: number;
  readonly interval?: Interval;
  readonly side?: 'red' | 'blue';
}

/** A bar with its figure in words; the whisker is the interval. */
export function Bar({ label, words, share, interval, side }: BarProps) {
  return (
    <div class={`bar ${side ?? ''}`}>
      <span class="bar-label">{label}</span>
      <span class="bar-words numbers">{words}</span>
      <span class="bar-track" aria-hidden="true">
        <span class="bar-fill" style={{ width: inHundredths(share) }} />
        {interval !== undefined && (
          <span
            class="bar-whisker"
            style={{ left: inHundredths(interval.low), width: inHundredths(interval.high - interval.low) }}
          />
        )}
      </span>
    </div>
  );
}

export const inHundredths = (share: number): string =>
  `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/** A rate, to one digit. A bare 0 or 100 is correct here, because games were counted. */
export const ratePercent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const range = ({ low, high }: Interval): string => `${(low * 100).toFixed(1)} to ${ratePercent(high)}`;

export const rateBar = (rate: Interval & { readonly value: number }) => ({
  share: rate.value,
  interval: rate,
  words: `${ratePercent(rate.value)} (${range(rate)})`,
});
