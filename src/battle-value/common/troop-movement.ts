import type { ReportWriter } from '../report.js';
import { targetMovementModifier } from '../speed.js';

/** Movement points for Battle Value of units that walk, jump or swim. */
export interface TroopMovement {
  readonly run: number;
  readonly jump: number;
  readonly umu: number;
}

export const UNMOVED: TroopMovement = { run: 0, jump: 0, umu: 0 };

export function reportMovement({ run, jump, umu }: TroopMovement, report?: ReportWriter): void {
  if (report === undefined) return;
  report.section('Movement');
  report.line('Movement points', `run ${run}, jump ${jump}, underwater ${umu}`);
}

/**
 * Returns the best target movement modifier of all ways to move.
 * @param gliding added to running, for gliders
 */
export function bestMovementModifier(
  { run, jump, umu }: TroopMovement,
  report?: ReportWriter,
  gliding = 0,
): number {
  const running = run > 0 ? targetMovementModifier(run) + gliding : 0;
  const jumping = jump > 0 ? targetMovementModifier(jump) + 1 : 0;
  const swimming = targetMovementModifier(umu);
  report?.line('Target movement modifiers', `run ${running}, jump ${jumping}, underwater ${swimming}`);
  return Math.max(running, jumping, swimming);
}
