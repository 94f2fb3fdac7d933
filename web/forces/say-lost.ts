import { say, unsay } from '../state/toast.js';

/** After a `.mul` is saved: what is not in it. */
export function sayLost(lost: readonly string[]): void {
  if (lost.length > 0)
    say(`The .mul leaves out ${lost.join('; ')}. A .json keeps it.`, { label: 'OK', act: unsay });
}
