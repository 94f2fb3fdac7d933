import type { Unit } from '../units/index.js';
import { carries, NETWORK_KINDS } from './force.js';

/**
 * Returns a default C3 network name for each unit: units of one kind are linked in the order of the force, as many as
 * fit. Undefined for units without one.
 */
export function networksOf(units: readonly Unit[]): readonly (string | undefined)[] {
  const counts = NETWORK_KINDS.map(() => 0);
  return units.map((unit) => {
    const kind = NETWORK_KINDS.findIndex(({ gear }) => carries(unit, gear));
    const { most = 1 } = NETWORK_KINDS[kind] ?? {};
    if (kind < 0) return undefined;
    const number = Math.floor((counts[kind] ?? 0) / most);
    counts[kind] = (counts[kind] ?? 0) + 1;
    return `${kind}-${number}`;
  });
}
