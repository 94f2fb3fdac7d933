import { describe, expect, it } from 'vitest';
import { hitArm, modifierIn, only, ppcShot, SHORT } from './moments.js';

const blue = { quirks: ['protected_actuators'] };
/** 8 for one critical hit; then the shoulder. */
const dice = [4, 4, 1, 1];

describe('Protected Actuators', () => {
  it('escape a critical hit that strikes those of another, in standard', () => {
    const plain = hitArm({ ruleset: 'standard', dice });
    expect(only(plain, 'critical-check')).toMatchObject({ location: 'left_arm', total: 8, hits: 1 });
    expect(only(plain, 'critical-hit')).toMatchObject({ location: 'left_arm', slot: 0 });
    const shielded = hitArm({ ruleset: 'standard', dice, blue });
    const check = only(shielded, 'critical-check');
    expect(check).toMatchObject({ location: 'left_arm', total: 8, hits: 0, negated: 0 });
    expect(modifierIn(check, 'protected_actuators')).toBe(1);
    expect(shielded.of('critical-hit')).toEqual([]);
  });

  it('hold an arm that a 12 tears off another, in standard', () => {
    const plain = hitArm({ ruleset: 'standard', dice: [6, 6] });
    expect(only(plain, 'critical-check')).toMatchObject({ blownOff: true });
    const shielded = hitArm({ ruleset: 'standard', dice: [6, 6, 1, 1, 1, 2], blue });
    expect(only(shielded, 'critical-check')).toMatchObject({ blownOff: false, hits: 2 });
    shielded.done();
  });

  it('help arms and legs alone', () => {
    const torso = ppcShot({
      ruleset: 'standard',
      hexes: SHORT,
      dice: [6, 6, 3, 4, 4, 4, 1, 1],
      blue: { ...blue, condition: { armor: { center_torso: 0 } } },
    });
    expect(only(torso, 'critical-check')).toMatchObject({ location: 'center_torso', hits: 1 });
  });

  it('are out of reach for infantry alone in total-warfare', () => {
    const check = only(hitArm({ ruleset: 'total-warfare', dice, blue }), 'critical-check');
    expect(check).toMatchObject({ location: 'left_arm', total: 8, hits: 1 });
    expect(modifierIn(check, 'protected_actuators')).toBeUndefined();
  });
});
