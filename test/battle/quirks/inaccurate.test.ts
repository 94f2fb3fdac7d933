import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { indirectFire, MEDIUM, modifierIn, only, ppcShot } from './moments.js';

const red = { weaponQuirks: [{ quirk: 'inaccurate', weapon: 'PPC' }] };
/** 6, which just hits at medium range; then the center torso. */
const dice = [3, 3, 3, 4];

describe('An Inaccurate weapon', () => {
  it.each(RULESETS)('misses where another of its kind just hits, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: MEDIUM, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 6, total: 6 } });
    const inaccurate = ppcShot({ ruleset, hexes: MEDIUM, dice, red });
    const attack = only(inaccurate, 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 7, total: 6 } });
    expect(modifierIn(attack, 'inaccurate')).toBe(1);
    expect(inaccurate.of('hit')).toEqual([]);
  });

  it.each(RULESETS)('is no better when it fires indirectly, in %s', (ruleset) => {
    const launcher = { weaponQuirks: [{ quirk: 'inaccurate', weapon: 'LRM 10' }] };
    const attack = only(indirectFire({ ruleset, dice: [1, 1], red: launcher }), 'weapon-attack');
    expect(attack).toMatchObject({ indirect: true, roll: { needed: 8 } });
    expect(modifierIn(attack, 'inaccurate')).toBe(1);
  });
});
