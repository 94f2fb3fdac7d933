import type { LegsLost, MovementRules } from '../rulesets/areas/movement.js';

/** What a 'Mech can do with so many legs less; nobody loses more than all. */
export function withLegsLost({ legsLost }: MovementRules, quad: boolean, lost: number): LegsLost {
  const rows = quad ? legsLost.quad : legsLost.biped;
  return rows[Math.min(lost, rows.length - 1)] as LegsLost;
}
