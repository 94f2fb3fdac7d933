import { multiplied, type ReportWriter } from './report.js';

/** Highest movement points for each target movement modifier, from 0 up. */
const TMM_STEPS = [2, 4, 6, 9, 17, 24] as const;

export function targetMovementModifier(movementPoints: number): number {
  let modifier = 0;
  while (modifier < TMM_STEPS.length && movementPoints > (TMM_STEPS[modifier] as number)) modifier += 1;
  return modifier;
}

const factors: number[] = [];

/** (1 + (points − 5) / 10) to the power of 1.2, rounded to two decimals: the table of TechManual. */
export function speedFactor(movementPoints: number): number {
  const points = Math.max(0, movementPoints);
  factors[points] ??= Math.round((1 + (points - 5) / 10) ** 1.2 * 100) / 100;
  return factors[points];
}

/** Multiplies an offensive rating by the factor for these movement points. */
export const multipliedBySpeed = (before: number, movementPoints: number, report?: ReportWriter): number =>
  multiplied(before, 'Speed factor', speedFactor(movementPoints), report);
