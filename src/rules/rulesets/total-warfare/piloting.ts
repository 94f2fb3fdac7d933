import type { PilotingRules } from '../areas/piloting.js';

export const PILOTING: PilotingRules = { perWound: 0 };
