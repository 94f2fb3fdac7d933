import type { D6Roller } from '../../dice/index.js';

/**
 * The slot that a critical hit strikes, counted from 0, or nothing where none can be hit. A location has six slots, or
 * twelve in two halves; what cannot be hit is rolled again.
 * @throws {RangeError} if there are neither six nor twelve slots
 */
export function rollCriticalSlot(hittable: readonly boolean[], roller: D6Roller): number | undefined {
  const halves = hittable.length / 6;
  if (halves !== 1 && halves !== 2) {
    throw new RangeError(`hittable has ${hittable.length} slots: expected 6 or 12`);
  }
  if (!hittable.includes(true)) return undefined;
  for (;;) {
    const upper = halves === 1 || roller() <= 3;
    const slot = (upper ? 0 : 6) + roller() - 1;
    if (hittable[slot]) return slot;
  }
}
