import { signal } from '@preact/signals';
import { type MusterOrder, USUAL_ORDER } from './muster-order.js';

export const order = signal<MusterOrder>(USUAL_ORDER);

export function changeOrder(fields: Partial<MusterOrder>): void {
  order.value = { ...order.value, ...fields };
}
