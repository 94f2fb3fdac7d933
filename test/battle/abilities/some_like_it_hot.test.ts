import { describe, expect, it } from 'vitest';
import { BOTH_RULESETS, modifier, only, shotBothWays } from './moments.js';

describe('Some Like It Hot', () => {
  it.each(BOTH_RULESETS)('in %s is hampered less by heat', (ruleset) => {
    // Gunnery 4, heat 13 +2.
    const red = { condition: { heat: 13 } };
    const shot = { weapon: 'Medium Laser', distance: 3, dice: [2, 3, 3, 4], ruleset, red };
    const { gifted, plain } = shotBothWays(['some_like_it_hot'], shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 5 } });
    expect(modifier(only(gifted, 'weapon-attack'), 'some_like_it_hot')).toBe(-1);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 6 } });
  });

  it.each(BOTH_RULESETS)('in %s gains nothing while it is cool', (ruleset) => {
    const red = { condition: { heat: 7 } };
    const shot = { weapon: 'Medium Laser', distance: 3, dice: [1, 2], ruleset, red };
    const { gifted } = shotBothWays(['some_like_it_hot'], shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 4 } });
  });
});
