import type { Combatant } from '../../combatant/combatant.js';

// The counters of a squad, by index.

/** Incendiary missiles of this turn that have not yet killed a trooper. */
export const INFERNOS = 0;
export const COUNTERS = 1;

export const counted = ({ counters }: Combatant, place: number): number => counters[place] as number;

export function count({ counters }: Combatant, place: number, value: number): void {
  counters[place] = value;
}
