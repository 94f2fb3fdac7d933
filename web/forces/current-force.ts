import { computed, signal } from '@preact/signals';
import { byLastChange, type Force } from './force.js';
import { keptForces } from './kept-forces.js';

/** The force that was opened last on this visit. */
const opened = signal<string | undefined>(undefined);

export function makeCurrent(id: string): void {
  opened.value = id;
}

/** The force that units are added to: the one opened last, or the one changed last. Undefined if there is none. */
export const currentForce = computed<Force | undefined>(() => {
  const values = keptForces.listing.value?.values ?? [];
  return values.find(({ id }) => id === opened.value) ?? [...values].sort(byLastChange)[0];
});
