import { grouped } from '../words.js';
import type { AbilityWorth, UnitWorth } from './read-worth.js';

export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** "Worth +4.2 points of win rate (+3.4 to +5.0), as much as +3.1 % Battle Value" */
export function abilityWorthWords({ points, battleValue, measurable }: AbilityWorth): string {
  const interval = `(${signed(points.low)} to ${signed(points.high)})`;
  if (!measurable)
    return `Between bots, no measurable effect: ${signed(points.value)} points of win rate ${interval}`;
  return `Between bots, ${signed(points.value)} points of win rate ${interval}, as much as ${signed(battleValue.value)} % Battle Value`;
}

/** "1,390 to 1,520" */
export const worthEnds = ({ fairValue: { low, high } }: UnitWorth): string =>
  `${grouped(low)} to ${grouped(high)}`;

/** "1,450 (1,390 to 1,520)" */
export const unitWorthWords = (worth: UnitWorth): string =>
  `${grouped(worth.fairValue.value)} (${worthEnds(worth)})`;
