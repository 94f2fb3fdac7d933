import type { PilotState } from '../../../rules/piloting/index.js';
import type { Combatant } from '../../combatant/combatant.js';
import { infantryFigures } from './figures.js';

/**
 * All units on foot need this number to avoid bogging down, whatever their training (Total Warfare, "Bogging Down").
 */
const ON_FOOT = 4;
const CARRIED: readonly string[] = ['hover', 'vtol', 'submarine'];

export function infantryPilotState(unit: Combatant): PilotState {
  const { motion } = infantryFigures(unit.design);
  return {
    piloting: ON_FOOT,
    movementType: unit.movement,
    motion: CARRIED.includes(motion) ? 'carried-infantry' : 'infantry',
    conscious: unit.conscious,
  };
}
