import { describe, expect, it } from 'vitest';
import { RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import { BOTH_RULESETS, bothWays, faceToFace, modifier, only, RED_WINS } from './moments.js';

/** By the 55 tons that strike: 6 points. */
const DAMAGE = { standard: 6, 'total-warfare': 7 };

describe('Melee Specialist', () => {
  it.each(BOTH_RULESETS)('in %s strikes truer, and by the book harder, too', (ruleset) => {
    // Piloting 5; then the center torso.
    const { gifted, plain } = bothWays(['melee_specialist'], (pilot) => ({
      ...faceToFace(1, { pilot }),
      ruleset,
      dice: [...RED_WINS, 2, 2, 3],
      turns: [{ 0: { strike: [{ kind: 'punch', target: 1, limb: RIGHT_ARM }] } }],
    }));
    expect(only(gifted, 'physical-attack')).toMatchObject({ kind: 'punch', hit: true, roll: { needed: 4 } });
    expect(modifier(only(gifted, 'physical-attack'), 'melee_specialist')).toBe(-1);
    expect(only(gifted, 'hit')).toMatchObject({ location: 'center_torso', damage: DAMAGE[ruleset] });
    expect(only(plain, 'physical-attack')).toMatchObject({ hit: false, roll: { needed: 5 } });
    expect(plain.of('hit')).toEqual([]);
  });
});
