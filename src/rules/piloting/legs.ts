import type { LegDamage, PilotState } from './situation.js';

const LEG_DESTROYED = 5;
const HIP = 2;
const NO_LEGS: readonly LegDamage[] = [];

export const legsLost = ({ legs = NO_LEGS }: PilotState): number =>
  legs.filter(({ destroyed }) => destroyed).length;

/** Whether too few legs are left to keep its feet with. */
export const cannotStandOnLegs = (pilot: PilotState): boolean => legsLost(pilot) >= (pilot.quad ? 3 : 2);

/** Of a quad's legs the first to go takes its bonus alone, and two count as one of two. */
export function lostLegsModifier(pilot: PilotState): number {
  const lost = legsLost(pilot);
  if (!pilot.quad) return lost * LEG_DESTROYED;
  return lost >= 2 ? LEG_DESTROYED : 0;
}

/** A lost leg has no hip left to count, and a hip masks the actuators below it. */
export const hipsModifier = ({ legs = NO_LEGS }: PilotState): number =>
  legs.filter(({ destroyed, hip }) => hip && !destroyed).length * HIP;

export const legActuatorsModifier = ({ legs = NO_LEGS }: PilotState): number =>
  legs.reduce((sum, { destroyed, hip, actuators = 0 }) => (destroyed || hip ? sum : sum + actuators), 0);
