import { describe, expect, it } from 'vitest';
import { commitNamed, coversPackages } from '../../bench/commits/checkout.js';
import { comparisonOf } from '../../bench/commits/comparison.js';

const lockfile = (packages: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    packages: {
      '': { version: '1.0.0' },
      ...Object.fromEntries(Object.entries(packages).map(([path, version]) => [path, { version }])),
    },
  });

describe('The comparison of two commits', () => {
  it('tells median and best of each, and the ratio with its range', () => {
    const pairs = [
      [100, 400],
      [110, 550],
      [90, 270],
    ] as const;
    expect(comparisonOf(pairs, 'more')).toBe('100 (best 110) and 400 (best 550): ratio 4.00 (3.00 to 5.00)');
  });

  it('counts a cost the other way round: less is better', () => {
    expect(comparisonOf([[6, 2]], 'less')).toBe('6 and 2: ratio 3.00');
  });

  it('lends its packages to a commit that needs no others', () => {
    const ours = lockfile({ 'node_modules/vite': '8.3.8', 'node_modules/ioredis': '6.0.0' });
    expect(coversPackages(ours, lockfile({ 'node_modules/vite': '8.3.8' }))).toBe(true);
    expect(coversPackages(ours, lockfile({ 'node_modules/vite': '8.3.7' }))).toBe(false);
    expect(coversPackages(ours, lockfile({ 'node_modules/nanoid': '5.0.0' }))).toBe(false);
  });

  it('refuses what is no commit, in words', () => {
    expect(() => commitNamed('no-such-commit')).toThrow('no-such-commit is no commit of this repository');
  });
});
