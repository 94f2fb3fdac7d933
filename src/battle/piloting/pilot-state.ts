import type { PilotState } from '../../rules/piloting/index.js';
import type { Combatant } from '../combatant/combatant.js';

/** A unit as the rules of piloting rolls see it. */
export function pilotStateOf(unit: Combatant): PilotState {
  const state = unit.design.kind.pilotStateOf(unit);
  return unit.shockedFor === 0 ? state : { ...state, shocked: true };
}
