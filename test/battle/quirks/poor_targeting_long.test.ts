import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { LONG, modifierIn, only, ppcShot, SHORT } from './moments.js';

const red = { quirks: ['poor_targeting_long'] };
/** 8, which just hits without the quirk; then the center torso. */
const dice = [4, 4, 3, 4];

describe('Poor Targeting (long)', () => {
  it.each(RULESETS)('makes a miss of what would just hit at long range, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: LONG, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 8, total: 8 } });
    expect(only(plain, 'hit')).toMatchObject({ damage: 10 });
    plain.done();

    const poor = ppcShot({ ruleset, hexes: LONG, dice, red });
    const attack = only(poor, 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, bracket: 'long', roll: { needed: 9, total: 8 } });
    expect(modifierIn(attack, 'poor_targeting_long')).toBe(1);
    expect(poor.of('hit')).toEqual([]);
  });

  it.each(RULESETS)('leaves shots at other ranges alone, in %s', (ruleset) => {
    const attack = only(ppcShot({ ruleset, hexes: SHORT, dice: [1, 1], red }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 4 } });
    expect(modifierIn(attack, 'poor_targeting_long')).toBeUndefined();
  });
});
