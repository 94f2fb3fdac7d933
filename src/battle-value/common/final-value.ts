import { type ReportWriter, shown } from '../report.js';

/** What counts last, on both ratings together. */
export interface LastFactor {
  readonly name: string;
  readonly factor: number;
}

const NONE: readonly LastFactor[] = [];

/** Both ratings with their last factors, not rounded yet; the report's line is. */
export function finalValue(
  defensive: number,
  offensive: number,
  report?: ReportWriter,
  factors: readonly LastFactor[] = NONE,
): number {
  let value = defensive + offensive;
  const words = report && `${shown(defensive)} + ${shown(offensive)}`;
  report?.section('Battle Value');
  if (factors.length === 0) {
    report?.line('Base Battle Value', `${words}, rounded`, Math.round(value));
    return value;
  }
  report?.line('Defensive + offensive', `${words}`, value);
  for (const { name, factor } of factors) {
    const before = value;
    value = value * factor;
    report?.line(name, `${shown(before)} × ${factor}`, value);
  }
  report?.line('Base Battle Value', 'rounded', Math.round(value));
  return value;
}
