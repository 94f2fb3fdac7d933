import type { Combatant } from '../../combatant/combatant.js';

// What is counted of a squad, by place in its list of counters.

/** Incendiary missiles of this turn that have not yet cost a trooper. */
export const INFERNOS = 0;
export const COUNTERS = 1;

export const counted = ({ counters }: Combatant, place: number): number => counters[place] as number;

export function count({ counters }: Combatant, place: number, value: number): void {
  counters[place] = value;
}
