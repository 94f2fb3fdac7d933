import type { Trait } from '../catalog/index.js';
import type { Unit } from '../units/any-unit.js';

/** Computers that link units, and how many one network holds (Total Warfare). */
const KINDS: readonly { readonly gear: readonly Trait[]; readonly most: number }[] = [
  {
    gear: ['c3-master', 'c3-boosted-master', 'c3-slave', 'c3-boosted-slave', 'c3-emergency-master'],
    most: 12,
  },
  { gear: ['c3i'], most: 6 },
  { gear: ['naval-c3'], most: 6 },
];

/** The network of each unit, by a name: those of one kind are linked in the order of the force, as many as fit. */
export function networksOf(units: readonly Unit[]): readonly (string | undefined)[] {
  const counts = KINDS.map(() => 0);
  return units.map((unit) => {
    const kind = KINDS.findIndex(({ gear }) =>
      unit.equipment.some(({ item }) => gear.some((trait) => item?.traits.includes(trait))),
    );
    const { most = 1 } = KINDS[kind] ?? {};
    if (kind < 0) return undefined;
    const number = Math.floor((counts[kind] ?? 0) / most);
    counts[kind] = (counts[kind] ?? 0) + 1;
    return `${kind}-${number}`;
  });
}
