import { describe, expect, it } from 'vitest';
import { BOTH_RULESETS, only, shotBothWays } from './moments.js';

const LRM = { weapon: 'LRM 5', distance: 7 };

describe('Cluster Hitter', () => {
  it.each(BOTH_RULESETS)('in %s brings more missiles to the target', (ruleset) => {
    // 8 of five missiles: 3 hit; 9: 4. A location for each in standard, one for all in the book.
    const shot = { ...LRM, dice: [4, 4, 4, 4, ...Array<number[]>(4).fill([3, 4]).flat()], ruleset };
    const { gifted, plain } = shotBothWays(['cluster_hitter'], shot);
    expect(only(gifted, 'cluster')).toMatchObject({ hits: 4, dice: [4, 4], modifier: 1 });
    expect(only(gifted, 'cluster').modifiers).toMatchObject([{ id: 'cluster_hitter', value: 1 }]);
    expect(gifted.of('damage').reduce((sum, { armor }) => sum + armor, 0)).toBe(4);
    expect(only(plain, 'cluster')).toMatchObject({ hits: 3, modifier: 0 });
    expect(plain.of('damage').reduce((sum, { armor }) => sum + armor, 0)).toBe(3);
  });
});
