export const BEST_SKILL = 0;
export const WORST_SKILL = 8;
export const REGULAR = { gunnery: 4, piloting: 5 } as const;
