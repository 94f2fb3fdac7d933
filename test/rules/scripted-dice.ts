import { expect } from 'vitest';
import type { D6Roller } from '../../src/dice/index.js';

/** A roller that gives these and no more; `done` fails if any of them was not rolled. */
export function scriptedDice(...rolls: number[]): D6Roller & { done: () => void } {
  const left = [...rolls];
  const roller = () => {
    const next = left.shift();
    if (next === undefined) throw new Error('one die too many was rolled');
    return next;
  };
  return Object.assign(roller, { done: () => expect(left, 'dice left over').toEqual([]) });
}
