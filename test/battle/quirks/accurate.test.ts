import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { MEDIUM, modifierIn, only, ppcShot } from './moments.js';

const red = { weaponQuirks: [{ quirk: 'accurate', weapon: 'PPC' }] };
/** 5 where 6 is needed without the quirk; then the center torso. */
const dice = [2, 3, 3, 4];

describe('An Accurate weapon', () => {
  it.each(RULESETS)('hits where another of its kind just misses, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: MEDIUM, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 6, total: 5 } });
    const accurate = ppcShot({ ruleset, hexes: MEDIUM, dice, red });
    const attack = only(accurate, 'weapon-attack');
    expect(attack).toMatchObject({ hit: true, roll: { needed: 5, total: 5 } });
    expect(modifierIn(attack, 'accurate')).toBe(-1);
    expect(only(accurate, 'hit')).toMatchObject({ damage: 10 });
    accurate.done();
  });

  it.each(RULESETS)('lends nothing to the others aboard, in %s', (ruleset) => {
    const other = { weaponQuirks: [{ quirk: 'accurate', weapon: 'LRM 10' }] };
    const attack = only(ppcShot({ ruleset, hexes: MEDIUM, dice, red: other }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 6 } });
  });
});
