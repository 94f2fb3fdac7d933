import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { MEDIUM, modifierIn, only, ppcShot, SHORT } from './moments.js';

const red = { quirks: ['poor_targeting_short'] };
/** 4, which just hits without the quirk; then the center torso. */
const dice = [2, 2, 3, 4];

describe('Poor Targeting (short)', () => {
  it.each(RULESETS)('makes a miss of what would just hit at short range, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: SHORT, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4, total: 4 } });
    expect(only(plain, 'hit')).toMatchObject({ damage: 10 });
    plain.done();

    const poor = ppcShot({ ruleset, hexes: SHORT, dice, red });
    const attack = only(poor, 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, bracket: 'short', roll: { needed: 5, total: 4 } });
    expect(modifierIn(attack, 'poor_targeting_short')).toBe(1);
    expect(poor.of('hit')).toEqual([]);
  });

  it.each(RULESETS)('leaves shots at other ranges alone, in %s', (ruleset) => {
    const attack = only(ppcShot({ ruleset, hexes: MEDIUM, dice: [1, 1], red }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 6 } });
    expect(modifierIn(attack, 'poor_targeting_short')).toBeUndefined();
  });
});
