import type { GyroKind, PilotState } from './situation.js';

interface GyroDamage {
  /** By hits; one more destroys it. */
  readonly modifiers: readonly number[];
  /** For the roll that a hit itself asks for. */
  readonly atOnce: readonly number[];
}

const STANDARD: GyroDamage = { modifiers: [0, 3], atOnce: [0, 3] };
const HEAVY_DUTY: GyroDamage = { modifiers: [0, 1, 3], atOnce: [0, 2, 3] };

const damageOf = (type: GyroKind = 'standard') => (type === 'heavy-duty' ? HEAVY_DUTY : STANDARD);

/** Hits that a gyro of this kind does not survive (combat.md 16.4). */
export const fatalGyroHits = (type?: GyroKind): number => damageOf(type).modifiers.length;

export const gyroDestroyed = ({ gyroHits = 0, gyroType }: PilotState): boolean =>
  gyroHits >= fatalGyroHits(gyroType);

export const gyroModifier = ({ gyroHits = 0, gyroType }: PilotState): number =>
  damageOf(gyroType).modifiers[gyroHits] ?? 0;

/** Beyond what the gyro's state adds: a hit that the state does not know of yet counts all the same, once. */
export function gyroHitModifier(pilot: PilotState): number {
  const hits = Math.max(1, pilot.gyroHits ?? 0);
  const atOnce = damageOf(pilot.gyroType).atOnce[hits];
  return atOnce === undefined ? 0 : atOnce - gyroModifier(pilot);
}

/** A heavy-duty gyro bears its first hit without a thought, a superheavy one at least when the unit lands a jump. */
const STEADY_RUNNING: ReadonlySet<GyroKind> = new Set(['heavy-duty']);
const STEADY_LANDING: ReadonlySet<GyroKind> = new Set(['heavy-duty', 'superheavy']);

export const gyroUnsteadyRunning = (pilot: PilotState): boolean => isUnsteady(pilot, STEADY_RUNNING);
export const gyroUnsteadyLanding = (pilot: PilotState): boolean => isUnsteady(pilot, STEADY_LANDING);

function isUnsteady(
  { gyroHits = 0, gyroType = 'standard' }: PilotState,
  steady: ReadonlySet<GyroKind>,
): boolean {
  return gyroHits > (steady.has(gyroType) ? 1 : 0);
}
