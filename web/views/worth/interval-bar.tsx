import type { WorthFigure } from '../../worth/read-worth.js';

/** A scale for all bars of a table; `none` is the figure of no difference. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly none: number;
}

/** A scale that covers all intervals. */
export function scaleOf(figures: readonly WorthFigure[], none: number): Scale {
  return {
    from: Math.min(none, ...figures.map(({ low }) => low)),
    to: Math.max(none, ...figures.map(({ high }) => high)),
    none,
  };
}

/** A figure as a dot on its interval, beside the line of no difference. Screen readers get the numbers from the table. */
export function IntervalBar({ figure: { value, low, high }, scale: { from, to, none } }: IntervalBarProps) {
  const at = (number: number): string => `${to > from ? (100 * (number - from)) / (to - from) : 50}%`;
  return (
    <svg class="interval-bar" aria-hidden="true">
      <line class="interval-none" x1={at(none)} x2={at(none)} y1="0" y2="100%" />
      <line class="interval-ends" x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
      <circle class="interval-dot" cx={at(value)} cy="50%" r="3" />
    </svg>
  );
}

interface IntervalBarProps {
  readonly figure: WorthFigure;
  readonly scale: Scale;
}
