import { describe, expect, it } from 'vitest';
import { RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { indirectFire, modifierIn, only, ppcShot, SHORT, strike } from './moments.js';

const red = { quirks: ['sensor_ghosts'] };
/** 4, which just hits at short range; then the center torso. */
const dice = [2, 2, 3, 4];

/** Piloting 5; a punch is easier by one in the new book. */
const PUNCH = { standard: 5, 'total-warfare': 5, core: 4 };

describe('Sensor Ghosts', () => {
  it.each(RULESETS)('make a miss of what would just hit, in %s', (ruleset) => {
    const plain = ppcShot({ ruleset, hexes: SHORT, dice });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4, total: 4 } });
    const haunted = ppcShot({ ruleset, hexes: SHORT, dice, red });
    const attack = only(haunted, 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 5, total: 4 } });
    expect(modifierIn(attack, 'sensor_ghosts')).toBe(1);
    expect(haunted.of('hit')).toEqual([]);
  });

  it.each(RULESETS)('spoil indirect fire as well, in %s', (ruleset) => {
    // Gunnery 4, medium range 2, indirect fire 1.
    const plain = only(indirectFire({ ruleset, dice: [1, 1] }), 'weapon-attack');
    expect(plain).toMatchObject({ indirect: true, hit: false, roll: { needed: 7 } });
    const haunted = only(indirectFire({ ruleset, dice: [1, 1], red }), 'weapon-attack');
    expect(haunted).toMatchObject({ indirect: true, roll: { needed: 8 } });
    expect(modifierIn(haunted, 'sensor_ghosts')).toBe(1);
  });

  it.each(RULESETS)('do not follow a fist, in %s', (ruleset) => {
    const punch = strike({ ruleset, blow: { kind: 'punch', limb: RIGHT_ARM }, dice: [2, 3, 3], red });
    expect(only(punch, 'physical-attack')).toMatchObject({ hit: true, roll: { needed: PUNCH[ruleset] } });
  });
});
