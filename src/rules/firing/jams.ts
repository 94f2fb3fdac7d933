import type { Weapon } from '../../catalog/index.js';
import { firesBursts } from '../cluster/families.js';

const ROTARY = 'rotary-autocannon';
const ULTRA_JAM = 2;

/**
 * The attack roll up to which a burst jams the weapon, 0 if none does: an Ultra autocannon on 2 when it fires twice, a
 * rotary one the more easily the faster it fires (combat.md section 12).
 */
export function jamsUpTo(weapon: Weapon, shots: number): number {
  if (shots < 2 || !firesBursts(weapon)) return 0;
  if (weapon.ammoFamily !== ROTARY) return ULTRA_JAM;
  return shots >= 6 ? 4 : shots >= 4 ? 3 : 2;
}

/** A rotary autocannon hits all the same with what it fired before it jammed. */
export const jamMisses = ({ ammoFamily }: Weapon): boolean => ammoFamily !== ROTARY;
