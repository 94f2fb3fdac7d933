import type { MechChassis } from '../body/chassis.js';
import type { LegsLost, MovementRules } from '../rulesets/areas/movement.js';

/** What a 'Mech can still do with this many legs lost. */
export function withLegsLost({ legsLost }: MovementRules, chassis: MechChassis, lost: number): LegsLost {
  const rows = legsLost[chassis];
  return rows[Math.min(lost, rows.length - 1)] as LegsLost;
}
