import type { Weapon } from '../../catalog/index.js';

/** Shots that a weapon may fire in a turn. */
export const mostShotsOf = ({ burst }: Weapon): number => burst?.shots ?? 1;

/** Whether who does nothing else with its weapons may free it again (docs/rules/weapon-attacks.md: rotary autocannons). */
export const canBeCleared = ({ burst }: Weapon): boolean => burst?.jams === 'until-cleared';
