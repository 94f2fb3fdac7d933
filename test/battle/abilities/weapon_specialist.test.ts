import { describe, expect, it } from 'vitest';
import { BOTH_RULESETS, modifier, only, shotBothWays } from './moments.js';

describe('Weapon Specialist', () => {
  it.each(BOTH_RULESETS)(
    'in %s hits with the weapon of their choice by a roll that is 2 lower',
    (ruleset) => {
      // Gunnery 4 at short range; then the center torso.
      const shot = { weapon: 'Medium Laser', distance: 3, dice: [1, 2, 3, 4], ruleset };
      const { gifted, plain } = shotBothWays(['weapon_specialist_medium_laser'], shot);
      expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 2, total: 3 } });
      expect(modifier(only(gifted, 'weapon-attack'), 'weapon_specialist')).toBe(-2);
      expect(only(gifted, 'damage')).toMatchObject({ unit: 1, armor: 5 });
      expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 4, total: 3 } });
      expect(plain.of('damage')).toEqual([]);
    },
  );

  it.each(BOTH_RULESETS)('in %s fires any other weapon like everybody else', (ruleset) => {
    const shot = { weapon: 'SRM 2', distance: 3, dice: [1, 2], ruleset };
    const { gifted } = shotBothWays(['weapon_specialist_medium_laser'], shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 4 } });
    expect(modifier(only(gifted, 'weapon-attack'), 'weapon_specialist')).toBeUndefined();
  });
});
