import type { Combatant } from '../combatant/combatant.js';
import { OFF_MAP } from '../map/hex-map.js';
import { CONTACT, EMPTY, ENEMY, FRIEND } from './mover.js';

/** Units of one side that a hex has room for, and of both together (Total Warfare, "Stacking"). */
const OF_ONE_SIDE = 2;
const OF_BOTH = 4;

/**
 * Corrects who stands where, as a unit sees it, for all who leave room for others, or where the unit itself does. Two that
 * fill a hex never share one.
 */
export function leaveRoom(units: readonly Combatant[], unit: Combatant, occupancy: Uint8Array): void {
  for (const other of units) {
    if (other === unit || other.hex === OFF_MAP || other.swarming >= 0) continue;
    occupancy[other.hex] = roomIn(units, unit, other.hex);
  }
}

function roomIn(units: readonly Combatant[], unit: Combatant, hex: number): number {
  const small = unit.design.sharesHex;
  let friends = 0;
  let enemies = 0;
  let filled = EMPTY;
  for (const other of units) {
    if (other === unit || other.hex !== hex || other.swarming >= 0) continue;
    const friend = other.side === unit.side;
    if (friend) friends += 1;
    else enemies += 1;
    if (!small && !other.design.sharesHex) filled = friend && !other.design.emplaced ? FRIEND : ENEMY;
  }
  if (filled !== EMPTY) return filled;
  const full = friends >= OF_ONE_SIDE || friends + enemies >= OF_BOTH;
  if (enemies === 0 || unit.design.stridesOver) return full ? FRIEND : EMPTY;
  return full ? ENEMY : CONTACT;
}
