import type { Unit } from '../units/index.js';
import { carries, NETWORK_KINDS } from './force.js';

/**
 * The C3 network of each unit where nobody says otherwise, by a name: those of one kind are linked in the order of the force, as
 * many as fit. Undefined for units that are in none.
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
