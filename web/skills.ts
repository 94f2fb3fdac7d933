import { REGULAR_GUNNERY, REGULAR_PILOTING } from '../src/edge/battle.js';

export { WORST_SKILL } from '../src/edge/rules.js';
export const BEST_SKILL = 0;
export const REGULAR = { gunnery: REGULAR_GUNNERY, piloting: REGULAR_PILOTING } as const;
