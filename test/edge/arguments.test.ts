import { describe, expect, it } from 'vitest';
import { calls, callsInNode } from './calls.js';
import { publicFunctions } from './entries.js';

const given = new Map(Object.entries({ ...calls, ...callsInNode }));
const functions = publicFunctions().flatMap(([entry, name, tried]) => {
  const call = given.get(name);
  return call === undefined ? [] : [{ title: `${name} of ${entry}`, tried, call }];
});
const rolling = functions.filter(({ call }) => call.names.includes('roller'));

describe('Arguments of public functions', () => {
  it('come in one order: the situation, then dice, then options', () => {
    const others = functions.filter(({ call: { names } }) => {
      const situation = names.filter((name) => name !== 'roller' && name !== 'options');
      return (
        [...situation, 'roller', 'options'].filter((name) => names.includes(name)).join() !== names.join()
      );
    });
    expect(others.map(({ title }) => title)).toEqual([]);
  });

  it.each(rolling)('$title may be called without dice: random ones are rolled', ({ tried, call }) => {
    const without = call.given().map((value, place) => (call.names[place] === 'roller' ? undefined : value));
    expect(() => tried(...without)).not.toThrow();
  });
});
