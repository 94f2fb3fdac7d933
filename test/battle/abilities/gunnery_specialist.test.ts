import { describe, expect, it } from 'vitest';
import { BOTH_RULESETS, modifier, only, shotBothWays } from './moments.js';

const ENERGY = ['gunnery_specialist_energy'];

describe('Gunnery Specialist', () => {
  it.each(BOTH_RULESETS)('in %s hits more easily with the category of their choice', (ruleset) => {
    // Gunnery 4, medium range +2.
    const shot = { weapon: 'Medium Laser', distance: 4, dice: [2, 3, 3, 4], ruleset };
    const { gifted, plain } = shotBothWays(ENERGY, shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 5 } });
    expect(modifier(only(gifted, 'weapon-attack'), 'gunnery_specialist')).toBe(-1);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 6 } });
  });

  it.each(BOTH_RULESETS)('in %s misses with another category what others hit', (ruleset) => {
    const shot = { weapon: 'AC/5', distance: 4, dice: [2, 2, 3, 4], ruleset };
    const { gifted, plain } = shotBothWays(ENERGY, shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 5 } });
    expect(modifier(only(gifted, 'weapon-attack'), 'gunnery_specialist')).toBe(1);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4 } });
  });

  it('adds to Weapon Specialist in standard, and gives way to it in total-warfare', () => {
    const shot = { weapon: 'Medium Laser', distance: 4, dice: [1, 2, 3, 4] };
    const both = [...ENERGY, 'weapon_specialist_medium_laser'];
    const standard = shotBothWays(both, { ...shot, ruleset: 'standard' }).gifted;
    expect(only(standard, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 3 } });
    const book = shotBothWays(both, { ...shot, ruleset: 'total-warfare' }).gifted;
    expect(only(book, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 4 } });
    expect(modifier(only(book, 'weapon-attack'), 'gunnery_specialist')).toBeUndefined();
  });
});
