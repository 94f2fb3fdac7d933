import { describe, expect, it } from 'vitest';
import { readMember } from '../../web/forces/written-member.js';
import { hashProblem, readHash } from '../../web/state/written-address.js';
import { ids } from '../../web/views/attack/fields.js';

const KILOBYTE = 1024;
const link = (side: string, units: number) =>
  `#/battle?${Array.from({ length: units }, () => `${side}=Atlas+AS7-D`).join('&')}`;
const ofLength = (length: number) => '#/attack?attacker='.padEnd(length, 'A');

/** In milliseconds: the best of three, for a machine that does other things as well. */
function timeOf(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('An address', () => {
  it('names a view and what is to be seen there', () => {
    const { view, query, problem } = readHash('#/battle?red=Atlas+AS7-D&red=Locust+LCT-1V&seed=7');
    expect({ view, problem }).toEqual({ view: 'battle', problem: undefined });
    expect(query?.getAll('red')).toEqual(['Atlas AS7-D', 'Locust LCT-1V']);
    expect(query?.get('seed')).toBe('7');
  });

  it.each(['', '#', '#/', '#/nowhere', '#/attack', '#/attack?'])('of %j opens the first view', (hash) => {
    expect(readHash(hash)).toEqual({ view: 'attack' });
  });

  it('holds 24 units a side', () => {
    const both = `${link('red', 24)}&${link('blue', 24).slice('#/battle?'.length)}`;
    expect(readHash(both).query?.getAll('blue')).toHaveLength(24);
  });

  it.each(['red', 'blue', 'a', 'b'])('is refused with more than 24 units of the side %s', (side) => {
    const { query, problem } = readHash(link(side, 25));
    expect(query).toBeUndefined();
    expect(problem).toMatch(/25 units for one side.*may have 24/);
  });

  it('has at most 64 kB', () => {
    expect(hashProblem(ofLength(64 * KILOBYTE))).toBeUndefined();
    expect(readHash(ofLength(64 * KILOBYTE + 1))).toEqual({
      view: 'attack',
      problem: expect.stringMatching(/65 kB.*limit is 64 kB/),
    });
  });

  it.each([
    ['of two megabytes', ofLength(2_000_000)],
    ['with 5,000 units', link('red', 5_000)],
    ['with as many units as 64 kB hold', link('a', 5_000).slice(0, 64 * KILOBYTE)],
    ['with as many fields as 64 kB hold', `#/attack?${'a&b&'.repeat(KILOBYTE * 16)}`.slice(0, 64 * KILOBYTE)],
  ])('%s is refused in less than 100 ms', (_, hash) => {
    expect(readHash(hash).problem).toBeDefined();
    expect(timeOf(() => readHash(hash))).toBeLessThan(100);
  });
});

describe('Lists in an address', () => {
  it('hold each id once, and no more than a unit can have', () => {
    expect(ids.read('sniper.sniper.edge')).toEqual(['sniper', 'edge']);
    const many = Array.from({ length: 10_000 }, (_, number) => `quirk_${number}`);
    expect(ids.read(many.join('.'))).toHaveLength(100);
  });

  it('hold each ability of a pilot once', () => {
    expect(readMember(`Atlas AS7-D:3/4:${'sniper+'.repeat(1_000)}edge`).abilities).toEqual([
      'sniper',
      'edge',
    ]);
  });
});
