import { multiplied, type ReportWriter, shown } from '../report.js';

/** A factor on the sum of both ratings. */
export interface LastFactor {
  readonly name: string;
  readonly factor: number;
}

const NONE: readonly LastFactor[] = [];

/** Returns the sum of both ratings with their last factors, unrounded. The report's last line is rounded. */
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
  for (const { name, factor } of factors) value = multiplied(value, name, factor, report);
  report?.line('Base Battle Value', 'rounded', Math.round(value));
  return value;
}
