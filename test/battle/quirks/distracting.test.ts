import { describe, expect, it } from 'vitest';
import { RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import { modifierIn, only, ppcShot, SHORT, strike } from './moments.js';

const blue = { quirks: ['distracting'] };
/** 4, which just hits at short range; then the center torso. */
const shot = { hexes: SHORT, dice: [2, 2, 3, 4] } as const;
/** 5, which just hits with a fist; then the center torso. */
const punch = { blow: { kind: 'punch', limb: RIGHT_ARM }, dice: [2, 3, 3] } as const;

describe("A Distracting 'Mech", () => {
  it('is missed by a shot that would just hit it, in standard', () => {
    const plain = ppcShot({ ruleset: 'standard', ...shot });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4, total: 4 } });
    const attack = only(ppcShot({ ruleset: 'standard', ...shot, blue }), 'weapon-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 5, total: 4 } });
    expect(modifierIn(attack, 'distracting')).toBe(1);
  });

  it('is missed by a fist as well, in standard', () => {
    const plain = strike({ ruleset: 'standard', ...punch });
    expect(only(plain, 'physical-attack')).toMatchObject({ hit: true, roll: { needed: 5, total: 5 } });
    const attack = only(strike({ ruleset: 'standard', ...punch, blue }), 'physical-attack');
    expect(attack).toMatchObject({ hit: false, roll: { needed: 6, total: 5 } });
    expect(modifierIn(attack, 'target_distracting')).toBe(1);
  });

  it('distracts nobody in total-warfare', () => {
    const shotAt = ppcShot({ ruleset: 'total-warfare', ...shot, blue });
    expect(only(shotAt, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4 } });
    shotAt.done();
    const struck = strike({ ruleset: 'total-warfare', ...punch, blue });
    expect(only(struck, 'physical-attack')).toMatchObject({ hit: true, roll: { needed: 5 } });
    struck.done();
  });
});
