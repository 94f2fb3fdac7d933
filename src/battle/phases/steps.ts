import type { Battle } from '../battle.js';
import type { Phase } from '../phase.js';
import { endPhase } from './end.js';
import { heatPhase } from './heat.js';
import { initiativePhase } from './initiative.js';
import { movementPhase } from './movement.js';
import { physicalPhase } from './physical.js';
import { weaponsPhase } from './weapons.js';

/** The function for one step of each phase. */
export type PhaseSteps = Readonly<Record<Exclude<Phase, 'over'>, (battle: Battle) => void>>;

export const PHASE_STEPS: PhaseSteps = {
  initiative: initiativePhase,
  movement: movementPhase,
  weapons: weaponsPhase,
  physical: physicalPhase,
  heat: heatPhase,
  end: endPhase,
};
