import type { PilotState } from '../../rules/piloting/index.js';
import type { Combatant } from '../combatant/combatant.js';

/** A unit as the rules of piloting rolls see it. */
export const pilotStateOf = (unit: Combatant): PilotState => unit.design.kind.pilotStateOf(unit);
