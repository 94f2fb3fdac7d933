import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { LONG, modifierIn, only, ppcShot, SHORT } from './moments.js';

const red = { quirks: ['improved_targeting_long'] };
/** 7 where 8 is needed without the quirk; then a hit on the center torso. */
const dice = [3, 4, 3, 4];

describe('Improved Targeting (long)', () => {
  it.each(RULESETS)('makes a hit of a near miss at long range, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: LONG, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 8, total: 7 } });
    expect(plain.of('hit')).toEqual([]);

    const improved = ppcShot({ ruleset, hexes: LONG, dice, red });
    const attack = only(improved, 'weapon-attack');
    expect(attack).toMatchObject({ hit: true, bracket: 'long', roll: { needed: 7, total: 7 } });
    expect(modifierIn(attack, 'improved_targeting_long')).toBe(-1);
    expect(only(improved, 'hit')).toMatchObject({ damage: 10 });
    improved.done();
  });

  it.each(RULESETS)('leaves shots at other ranges alone, in %s', (ruleset) => {
    const attack = only(ppcShot({ ruleset, hexes: SHORT, dice: [1, 1], red }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 4 } });
    expect(modifierIn(attack, 'improved_targeting_long')).toBeUndefined();
  });
});
