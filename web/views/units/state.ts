import { computed, signal } from '@preact/signals';
import { SORT_FIELDS, type SortField } from '../../../src/edge/search.js';
import { BEST_SKILL, REGULAR, WORST_SKILL } from '../../skills.js';
import { asEntry, shareInAddress } from '../../state/address.js';

/** The order that the user chose; without one, the library decides by the query. */
export interface Order {
  readonly sort: SortField;
  readonly descending: boolean;
}

export const query = signal('');
export const order = signal<Order | undefined>(undefined);
/** The skills of the pilots for whom Battle Values are shown. */
export const skills = signal<{ readonly gunnery: number; readonly piloting: number }>(REGULAR);
/** The id of the unit whose page is open; empty for the list. */
export const openUnit = signal('');

export const isRegular = computed(
  () => skills.value.gunnery === REGULAR.gunnery && skills.value.piloting === REGULAR.piloting,
);

/** Shows the page of a unit; Back returns to the list. */
export function showUnit(id: string): void {
  asEntry(() => {
    openUnit.value = id;
  });
}

const WRITTEN_SKILLS = /^(\d)\/(\d)$/;

function readSkills(text: string | null): typeof skills.value {
  const [, gunnery, piloting] = WRITTEN_SKILLS.exec(text ?? '') ?? [];
  if (gunnery === undefined || piloting === undefined) return REGULAR;
  const within = (written: string) => Math.min(WORST_SKILL, Math.max(BEST_SKILL, Number(written)));
  return { gunnery: within(gunnery), piloting: within(piloting) };
}

export function readOrder(text: string | null): Order | undefined {
  const [field, direction] = (text ?? '').split(':');
  const sort = SORT_FIELDS.find((known) => known === field);
  return sort && { sort, descending: direction === 'desc' };
}

export const writeOrder = ({ sort, descending }: Order): string => `${sort}${descending ? ':desc' : ''}`;

shareInAddress(
  'units',
  (written) => {
    query.value = written.get('q') ?? '';
    order.value = readOrder(written.get('sort'));
    skills.value = readSkills(written.get('skills'));
    openUnit.value = written.get('unit') ?? '';
  },
  () => {
    const written = new URLSearchParams();
    if (query.value !== '') written.set('q', query.value);
    if (order.value !== undefined) written.set('sort', writeOrder(order.value));
    if (!isRegular.value) written.set('skills', `${skills.value.gunnery}/${skills.value.piloting}`);
    if (openUnit.value !== '') written.set('unit', openUnit.value);
    return written;
  },
);
