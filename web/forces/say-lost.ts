import { say, unsay } from '../state/toast.js';

/** After saving a `.mul`, says what the format left out. */
export function sayLost(lost: readonly string[]): void {
  if (lost.length > 0)
    say(`The .mul leaves out ${lost.join('; ')}. A .json keeps it.`, { label: 'OK', act: unsay });
}
