import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { LONG, MEDIUM, modifierIn, only, ppcShot } from './moments.js';

const red = { quirks: ['improved_targeting_medium'] };
/** 5 where 6 is needed without the quirk; then a hit on the center torso. */
const dice = [2, 3, 3, 4];

describe('Improved Targeting (medium)', () => {
  it.each(RULESETS)('makes a hit of a near miss at medium range, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: MEDIUM, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 6, total: 5 } });
    expect(plain.of('hit')).toEqual([]);

    const improved = ppcShot({ ruleset, hexes: MEDIUM, dice, red });
    const attack = only(improved, 'weapon-attack');
    expect(attack).toMatchObject({ hit: true, bracket: 'medium', roll: { needed: 5, total: 5 } });
    expect(modifierIn(attack, 'improved_targeting_medium')).toBe(-1);
    expect(only(improved, 'hit')).toMatchObject({ damage: 10 });
    improved.done();
  });

  it.each(RULESETS)('leaves shots at other ranges alone, in %s', (ruleset) => {
    const attack = only(ppcShot({ ruleset, hexes: LONG, dice: [1, 1], red }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 8 } });
    expect(modifierIn(attack, 'improved_targeting_medium')).toBeUndefined();
  });
});
