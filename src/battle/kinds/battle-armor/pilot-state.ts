import type { PilotState } from '../../../rules/piloting/index.js';
import type { Combatant } from '../../combatant/combatant.js';

/** The number that all infantry needs to avoid bogging down (Total Warfare, "Bogging Down"). */
const NOT_TO_STICK = 4;

export const squadPilotState = ({ movement, conscious }: Combatant): PilotState => ({
  piloting: NOT_TO_STICK,
  movementType: movement,
  motion: 'infantry',
  conscious,
});
