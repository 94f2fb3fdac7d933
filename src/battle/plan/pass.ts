import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Decision, DecisionKind } from '../decision.js';
import { NO_BLOWS, STAY } from '../orders.js';
import { torsoFacings } from '../weapons/arcs.js';
import { withdrawalMove } from '../withdrawal.js';

/** Returns the least that a unit may be ordered: nothing, or to withdraw if it has to. */
export function passOf(battle: Battle, unit: Combatant, kind: DecisionKind): Decision {
  const { index } = unit;
  if (kind === 'move')
    return { kind, unit: index, order: unit.withdrawing ? withdrawalMove(battle, unit) : STAY };
  if (kind === 'strike') return { kind, unit: index, order: NO_BLOWS };
  const facings = torsoFacings(unit);
  const torsoFacing = facings.includes(unit.torsoFacing) ? unit.torsoFacing : (facings[0] ?? unit.facing);
  return { kind, unit: index, order: { torsoFacing, shots: [] } };
}
