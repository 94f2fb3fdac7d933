import type { Weapon } from '../../catalog/index.js';

/** Shots that a weapon may fire in a turn. */
export const mostShotsOf = ({ burst }: Weapon): number => burst?.shots ?? 1;

/** Whether who does nothing else with its weapons may free it again (combat.md section 12: rotary autocannons). */
export const canBeCleared = ({ burst }: Weapon): boolean => burst?.jams === 'until-cleared';
