import { computed, signal } from '@preact/signals';
import { makeCurrent } from '../../forces/current-force.js';
import type { Force } from '../../forces/force.js';
import { keptForces } from '../../forces/kept-forces.js';
import { type LinkedForce, readForceQuery, writeForceQuery } from '../../forces/written-force.js';
import { asEntry, shareInAddress } from '../../state/address.js';
import { type MusterOrder, readOrder, writeOrder } from './muster/muster-order.js';
import { changeOrder, order } from './muster/muster-state.js';

/** The current page: the list, a force on this device by its id, a force from a link, or a muster. */
type Shown =
  | { readonly is: 'list' }
  | { readonly is: 'kept'; readonly id: string }
  | { readonly is: 'linked'; readonly force: LinkedForce }
  | { readonly is: 'muster' };

export const shown = signal<Shown>({ is: 'list' });

export const shownForce = computed<Force | undefined>(() => {
  const now = shown.value;
  if (now.is !== 'kept') return undefined;
  return keptForces.listing.value?.values.find(({ id }) => id === now.id);
});

/** Back returns to the page before. */
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

/** Opens the muster page with part of its order replaced. */
export function showMuster(fields: Partial<MusterOrder> = {}): void {
  asEntry(() => {
    changeOrder(fields);
    shown.value = { is: 'muster' };
  });
}

const ID = 'force';
const SHOW = 'show';

shareInAddress(
  'forces',
  (query) => {
    const id = query.get(ID);
    const force = readForceQuery(query);
    if (id !== null) makeCurrent(id);
    if (query.get(SHOW) === 'muster') {
      order.value = readOrder(query);
      shown.value = { is: 'muster' };
    } else if (id !== null) shown.value = { is: 'kept', id };
    else shown.value = force === undefined ? { is: 'list' } : { is: 'linked', force };
  },
  () => {
    const now = shown.value;
    switch (now.is) {
      case 'kept':
        return new URLSearchParams({ [ID]: now.id });
      case 'linked':
        return writeForceQuery(now.force);
      case 'muster':
        return new URLSearchParams([[SHOW, 'muster'], ...writeOrder(order.value)]);
      case 'list':
        // An empty address would not change the view.
        return new URLSearchParams({ [SHOW]: 'list' });
    }
  },
);
