import type { PilotingRules } from '../areas/piloting.js';

export const PILOTING: Partial<PilotingRules> = {};
