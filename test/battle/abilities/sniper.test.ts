import { describe, expect, it } from 'vitest';
import { BOTH_RULESETS, modifier, only, shotBothWays } from './moments.js';

describe('Sniper', () => {
  it.each(BOTH_RULESETS)('in %s pays half for range', (ruleset) => {
    // Gunnery 4, long range +4.
    const shot = { weapon: 'Medium Laser', distance: 8, dice: [3, 3, 3, 4], ruleset };
    const { gifted, plain } = shotBothWays(['sniper'], shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({ bracket: 'long', hit: true, roll: { needed: 6 } });
    expect(modifier(only(gifted, 'weapon-attack'), 'sniper')).toBe(-2);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 8 } });
  });
});
