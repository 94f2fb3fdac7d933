import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { LONG, MEDIUM, modifierIn, only, ppcShot } from './moments.js';

const red = { quirks: ['poor_targeting_medium'] };
/** 6, which just hits without the quirk; then the center torso. */
const dice = [3, 3, 3, 4];

describe('Poor Targeting (medium)', () => {
  it.each(RULESETS)('makes a miss of what would just hit at medium range, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: MEDIUM, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 6, total: 6 } });
    expect(only(plain, 'hit')).toMatchObject({ damage: 10 });
    plain.done();

    const poor = ppcShot({ ruleset, hexes: MEDIUM, dice, red });
    const attack = only(poor, 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, bracket: 'medium', roll: { needed: 7, total: 6 } });
    expect(modifierIn(attack, 'poor_targeting_medium')).toBe(1);
    expect(poor.of('hit')).toEqual([]);
  });

  it.each(RULESETS)('leaves shots at other ranges alone, in %s', (ruleset) => {
    const attack = only(ppcShot({ ruleset, hexes: LONG, dice: [1, 1], red }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 8 } });
    expect(modifierIn(attack, 'poor_targeting_medium')).toBeUndefined();
  });
});
