import { describe, expect, it } from 'vitest';
import { BOTH_RULESETS, modifier, only, shotBothWays } from './moments.js';

const MEDIUM = ['range_master_medium'];

describe('Range Master', () => {
  it.each(BOTH_RULESETS)('in %s fires at the range of their choice as if it were short', (ruleset) => {
    const shot = { weapon: 'Medium Laser', distance: 5, dice: [2, 2, 3, 4], ruleset };
    const { gifted, plain } = shotBothWays(MEDIUM, shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({
      bracket: 'medium',
      hit: true,
      roll: { needed: 4 },
    });
    expect(modifier(only(gifted, 'weapon-attack'), 'range_master')).toBe(-2);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 6 } });
  });

  it('pays at short range for it in total-warfare alone', () => {
    const shot = { weapon: 'Medium Laser', distance: 2, dice: [2, 2, 3, 4] };
    const standard = shotBothWays(MEDIUM, { ...shot, ruleset: 'standard' }).gifted;
    expect(only(standard, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4 } });
    const book = shotBothWays(MEDIUM, { ...shot, ruleset: 'total-warfare' }).gifted;
    expect(only(book, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 6 } });
    expect(modifier(only(book, 'weapon-attack'), 'range_master')).toBe(2);
  });
});
