import type { D6Roller } from '../../dice/index.js';
import { rollDie } from '../../dice/roller.js';

/** Fair dice find even one of twelve slots long before this. A faulty roller might never find it. */
const MOST_ROLLS = 1000;

/**
 * Rolls the slot that a critical hit strikes and returns it, counted from 0; undefined if none can be hit. A location
 * has six slots, or twelve in two halves. A slot that cannot be hit is rerolled.
 * @throws {RangeError} if there are neither six nor twelve slots, or if the dice never find one that can be hit
 */
export function rollCriticalSlot(hittable: readonly boolean[], roller: D6Roller): number | undefined {
  const halves = hittable.length / 6;
  if (halves !== 1 && halves !== 2) {
    throw new RangeError(`hittable has ${hittable.length} slots: expected 6 or 12`);
  }
  if (!hittable.includes(true)) return undefined;
  for (let rolls = 0; rolls < MOST_ROLLS; rolls += 1) {
    const upper = halves === 1 || rollDie(roller) <= 3;
    const slot = (upper ? 0 : 6) + rollDie(roller) - 1;
    if (hittable[slot]) return slot;
  }
  throw new RangeError(`roller found no slot that can be hit in ${MOST_ROLLS} rolls: expected fair dice`);
}
