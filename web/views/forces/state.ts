import { computed, signal } from '@preact/signals';
import { makeCurrent } from '../../forces/current-force.js';
import type { Force } from '../../forces/force.js';
import { keptForces } from '../../forces/kept-forces.js';
import { type LinkedForce, readForceQuery, writeForceQuery } from '../../forces/written-force.js';
import { asEntry, shareInAddress } from '../../state/address.js';

/** What is on show: the list, a force of this device by its id, or one that a link has brought. */
type Shown =
  | { readonly is: 'list' }
  | { readonly is: 'kept'; readonly id: string }
  | { readonly is: 'linked'; readonly force: LinkedForce };

export const shown = signal<Shown>({ is: 'list' });

export const shownForce = computed<Force | undefined>(() => {
  const now = shown.value;
  if (now.is !== 'kept') return undefined;
  return keptForces.listing.value?.values.find(({ id }) => id === now.id);
});

/** Back returns to what was there before. */
export function showForce(id: string): void {
  makeCurrent(id);
  asEntry(() => {
    shown.value = { is: 'kept', id };
  });
}

export function showList(): void {
  asEntry(() => {
    shown.value = { is: 'list' };
  });
}

const ID = 'force';

shareInAddress(
  'forces',
  (query) => {
    const id = query.get(ID);
    const force = readForceQuery(query);
    if (id !== null) makeCurrent(id);
    shown.value =
      id !== null ? { is: 'kept', id } : force !== undefined ? { is: 'linked', force } : { is: 'list' };
  },
  () => {
    const now = shown.value;
    if (now.is === 'linked') return writeForceQuery(now.force);
    // An address that says nothing would leave the view as it is.
    return new URLSearchParams(now.is === 'kept' ? { [ID]: now.id } : { show: 'list' });
  },
);
