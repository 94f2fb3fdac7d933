import type { Weapon } from '../../catalog/index.js';

/** Most shots that a weapon may fire in a turn. */
export const mostShotsOf = ({ burst }: Weapon): number => burst?.shots ?? 1;

/**
 * Whether a jam can be cleared by a unit that fires nothing else (docs/rules/weapon-attacks.md: rotary autocannons).
 */
export const canBeCleared = ({ burst }: Weapon): boolean => burst?.jams === 'until-cleared';
