import type { Weapon } from '../../catalog/index.js';

const LOWEST_ROLL = 2;

/** Shots that a weapon may fire in a turn. */
export const mostShotsOf = ({ burst }: Weapon): number => burst?.shots ?? 1;

/** Whether who does nothing else with its weapons may free it again (combat.md section 12: rotary autocannons). */
export const canBeCleared = ({ burst }: Weapon): boolean => burst?.jams === 'until-cleared';

/**
 * The attack roll up to which a burst jams the weapon, 0 if none does: an Ultra autocannon on 2 when it fires twice, a
 * rotary one the more easily the faster it fires (combat.md section 12).
 */
export function jamsUpTo(weapon: Weapon, shots: number): number {
  if (shots < 2 || weapon.burst === undefined) return 0;
  if (!canBeCleared(weapon)) return LOWEST_ROLL;
  return shots >= 6 ? 4 : shots >= 4 ? 3 : LOWEST_ROLL;
}

/** What can be cleared hits all the same, with what it fired before it jammed. */
export const jamMisses = (weapon: Weapon): boolean => !canBeCleared(weapon);

/** What clearing a jam adds to gunnery. */
export const CLEARING_MODIFIER = 3;
