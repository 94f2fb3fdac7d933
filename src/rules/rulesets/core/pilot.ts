import type { PilotRules } from '../areas/pilot.js';

export const PILOT: Partial<PilotRules> = { consciousnessRolls: 'end-of-phase' };
