import { describe, expect, it } from 'vitest';
import { hitArm, modifierIn, only, ppcShot, SHORT } from './moments.js';

const blue = { quirks: ['exposed_actuators'] };
/** 7, one less than a critical hit takes; then the shoulder. */
const dice = [3, 4, 1, 1];

describe('Exposed Actuators', () => {
  it('suffer a critical hit that those of another escape, in standard', () => {
    const plain = hitArm({ ruleset: 'standard', dice });
    expect(only(plain, 'critical-check')).toMatchObject({ location: 'left_arm', total: 7, hits: 0 });
    const bare = hitArm({ ruleset: 'standard', dice, blue });
    const check = only(bare, 'critical-check');
    expect(check).toMatchObject({ location: 'left_arm', total: 7, hits: 1 });
    expect(modifierIn(check, 'exposed_actuators')).toBe(-1);
    expect(only(bare, 'critical-hit')).toMatchObject({ location: 'left_arm', slot: 0 });
    bare.done();
  });

  it('bring down a unit that is hit in the leg, in standard', () => {
    // The left leg has 5 points of armor left; 7 finds the hip, and 6 is not enough to stay upright with it.
    const shot = { hexes: SHORT, dice: [6, 6, 4, 5, 3, 4, 1, 3, 3, 1, 4, 6, 4, 6, 6, 6] };
    const condition = { armor: { left_leg: 5 } };
    expect(ppcShot({ ruleset: 'standard', ...shot, blue: { condition } }).of('fall')).toEqual([]);
    const bare = ppcShot({ ruleset: 'standard', ...shot, blue: { ...blue, condition } });
    expect(only(bare, 'critical-hit')).toMatchObject({ location: 'left_leg', slot: 0 });
    expect(bare.of('piloting-roll')[0]).toMatchObject({ cause: 'leg', passed: false });
    expect(only(bare, 'fall')).toMatchObject({ unit: bare.blue.index });
    bare.done();
  });

  it('are within reach of infantry alone in total-warfare', () => {
    const check = only(hitArm({ ruleset: 'total-warfare', dice, blue }), 'critical-check');
    expect(check).toMatchObject({ location: 'left_arm', total: 7, hits: 0 });
    expect(modifierIn(check, 'exposed_actuators')).toBeUndefined();
  });
});
