import type { PilotRules } from '../areas/pilot.js';

export const PILOT: PilotRules = { consciousnessRolls: 'each-wound' };
