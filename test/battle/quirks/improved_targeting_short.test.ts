import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { MEDIUM, modifierIn, only, ppcShot, SHORT } from './moments.js';

const red = { quirks: ['improved_targeting_short'] };
/** 3 where 4 is needed without the quirk; then a hit on the center torso. */
const dice = [1, 2, 3, 4];

describe('Improved Targeting (short)', () => {
  it.each(RULESETS)('makes a hit of a near miss at short range, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: SHORT, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 4, total: 3 } });
    expect(plain.of('hit')).toEqual([]);

    const improved = ppcShot({ ruleset, hexes: SHORT, dice, red });
    const attack = only(improved, 'weapon-attack');
    expect(attack).toMatchObject({ hit: true, bracket: 'short', roll: { needed: 3, total: 3 } });
    expect(modifierIn(attack, 'improved_targeting_short')).toBe(-1);
    expect(only(improved, 'hit')).toMatchObject({ damage: 10 });
    improved.done();
  });

  it.each(RULESETS)('leaves shots at other ranges alone, in %s', (ruleset) => {
    const attack = only(ppcShot({ ruleset, hexes: MEDIUM, dice: [1, 1], red }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 6 } });
    expect(modifierIn(attack, 'improved_targeting_short')).toBeUndefined();
  });
});
