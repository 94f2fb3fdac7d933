import { expect, it } from 'vitest';
import { CLEAR_HEX, footworkOf, PLAIN_FOOTWORK } from '../../src/edge/battle.js';
import { entries } from './entries.js';

const shared = Object.entries(Object.assign({}, ...Object.values(entries))).filter(
  ([, value]) => typeof value === 'object' && value !== null,
);

/** Where something can be changed: the names that lead there. */
function* openPlaces(value: unknown, path: string, seen = new Set<unknown>()): Iterable<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  // Bytes cannot be frozen; the next test shows that nobody shares them.
  if (!ArrayBuffer.isView(value) && !Object.isFrozen(value)) yield path;
  if (value instanceof Map || value instanceof Set) yield `${path} (a ${value.constructor.name})`;
  for (const [name, part] of Object.entries(value)) yield* openPlaces(part, `${path}.${name}`, seen);
}

it.each(shared)('%s is frozen to the bottom', (name, value) => {
  expect([...openPlaces(value, name)].slice(0, 5)).toEqual([]);
});

it('what cannot be frozen is a copy, which the library does not look at', () => {
  const body = { chassis: 'biped', animalistic: false } as const;
  const before = footworkOf([], body).terrain.join();
  PLAIN_FOOTWORK.terrain.fill(9);
  footworkOf([], body).terrain.fill(9);
  expect(footworkOf([], body).terrain.join()).toBe(before);
});

it('what is clear stays clear', () => {
  expect(() => (CLEAR_HEX.terrain as string[]).push('rubble')).toThrow(TypeError);
});
