import { describe, expect, it } from 'vitest';
import { LEFT_ARM, RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import { modifierIn, only, strike } from './moments.js';

const red = { quirks: ['battle_fists_la'] };
const blow = { kind: 'punch', limb: LEFT_ARM } as const;
const otherBlow = { kind: 'punch', limb: RIGHT_ARM } as const;
/** Six points of armor are left where the fist falls: as much as 55 tons punch away. */
const blue = { condition: { armor: { center_torso: 6 } } };
/** 12, which hits; then the center torso; then a critical check that finds nothing. */
const dice = [6, 6, 3, 1, 1];

describe('Battle Fists (LA)', () => {
  it('strike through armor that would hold, in standard', () => {
    const plain = strike({ ruleset: 'standard', blow, blue, dice });
    expect(only(plain, 'hit')).toMatchObject({ damage: 6 });
    expect(only(plain, 'damage')).toMatchObject({ armor: 6, structure: 0 });
    const fists = strike({ ruleset: 'standard', blow, blue, dice, red });
    expect(only(fists, 'hit')).toMatchObject({ damage: 7 });
    expect(only(fists, 'damage')).toMatchObject({ armor: 6, structure: 1 });
    expect(only(fists, 'critical-check')).toMatchObject({ unit: fists.blue.index });
  });

  it('strike truer in total-warfare, and no harder', () => {
    // 4, one less than piloting 5 asks for.
    const near = [2, 2, 3];
    const plain = strike({ ruleset: 'total-warfare', blow, blue, dice: near });
    expect(only(plain, 'physical-attack')).toMatchObject({ hit: false, roll: { needed: 5, total: 4 } });
    const fists = strike({ ruleset: 'total-warfare', blow, blue, dice: near, red });
    const attack = only(fists, 'physical-attack');
    expect(attack).toMatchObject({ hit: true, roll: { needed: 4, total: 4 } });
    expect(modifierIn(attack, 'battle_fists_la')).toBe(-1);
    expect(only(fists, 'hit')).toMatchObject({ damage: 6 });
    fists.done();
  });

  it('need their hand in total-warfare', () => {
    const handless = { ...red, condition: { criticals: { left_arm: [3] } } };
    const attack = only(
      strike({ ruleset: 'total-warfare', blow, blue, dice, red: handless }),
      'physical-attack',
    );
    expect(modifierIn(attack, 'battle_fists_la')).toBeUndefined();
  });

  it('do nothing for the other arm', () => {
    const standard = strike({ ruleset: 'standard', blow: otherBlow, blue, dice, red });
    expect(only(standard, 'hit')).toMatchObject({ damage: 6 });
    const book = strike({ ruleset: 'total-warfare', blow: otherBlow, blue, dice, red });
    expect(only(book, 'physical-attack')).toMatchObject({ roll: { needed: 5 } });
  });
});
