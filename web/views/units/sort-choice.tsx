import { Choice } from '../../controls/choice.js';
import { COLUMNS } from './columns.js';
import { order, readOrder, writeOrder } from './state.js';

const CHOICES = [
  { value: '', label: 'Best match' },
  ...COLUMNS.flatMap(({ sort, heading, spoken = heading, numeric }) => [
    { value: sort, label: `${spoken}, ${numeric ? 'lowest first' : 'A to Z'}` },
    { value: `${sort}:desc`, label: `${spoken}, ${numeric ? 'highest first' : 'Z to A'}` },
  ]),
];

/** For phones, where there are no column headings to press. */
export const SortChoice = () => (
  <Choice
    label="Sort by"
    value={order.value === undefined ? '' : writeOrder(order.value)}
    choices={CHOICES}
    onChange={(written) => {
      order.value = readOrder(written);
    }}
  />
);
