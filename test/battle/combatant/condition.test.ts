import { describe, expect, test } from 'vitest';
import type { ConditionSetup } from '../../../src/battle/combatant/condition.js';
import { LEFT_ARM, LEFT_LEG, LEFT_TORSO, RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import { sampleBattle } from '../sample-battle.js';

const damaged = (condition: ConditionSetup) =>
  sampleBattle({
    red: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], condition }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 9] }],
  });

describe('a battle may start with a unit', () => {
  test('that has lost armor and structure', () => {
    const { red } = damaged({
      armor: { left_arm: 0 },
      structure: { left_arm: 4 },
      rearArmor: { left_torso: 1 },
    });
    expect([red.armor[LEFT_ARM], red.structure[LEFT_ARM], red.rearArmor[LEFT_TORSO]]).toEqual([0, 4, 1]);
  });

  test('whose side torso is gone, and with it the arm', () => {
    const { red } = damaged({ armor: { left_torso: 0 }, structure: { left_torso: 0 } });
    expect([red.hasLost(LEFT_TORSO), red.hasLost(LEFT_ARM), red.hasLost(RIGHT_ARM)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(red.isOut).toBe(false);
  });

  test('with critical hits, which count from the start', () => {
    const { red } = damaged({ criticals: { center_torso: [0, 3], left_leg: [0] } });
    expect([red.engineHits, red.gyroHits, red.hasHipHit]).toEqual([1, 1, true]);
    expect(red.hitSlots[LEFT_LEG]).toBe(1);
  });

  test('with less ammunition, and none in a bin that is hit', () => {
    const { red } = damaged({ rounds: [3, 4, 5] });
    expect([...red.rounds]).toEqual([3, 4, 5]);
    const [bin] = red.design.bins;
    expect(bin?.item.name).toBe('SRM 2 Ammo');
    expect(damaged({ criticals: { center_torso: [11] } }).red.rounds[0]).toBe(0);
  });

  test('hot, with a wounded pilot, and on the ground', () => {
    const { red } = damaged({ heat: 9, wounds: 2, prone: true });
    expect([red.heat, red.wounds, red.prone]).toEqual([9, 2, true]);
  });

  test('that is lost already, if its wounds are such', () => {
    expect(damaged({ criticals: { center_torso: [0, 1, 2] } }).red.lost).toBe('engine-destroyed');
  });

  test.each<[ConditionSetup, RegExp]>([
    [{ armor: { left_arm: 99 } }, /armor\.left_arm is 99: expected a whole number, from 0 to 16/],
    [{ criticals: { head: [6] } }, /criticals\.head is 6: expected a whole number, from 0 to 5/],
    [{ wounds: 6 }, /wounds is 6: expected a whole number, from 0 to 5/],
    [{ heat: -1 }, /heat is -1/],
    [{ rounds: [1000] }, /rounds\[0\] is 1000/],
  ])('but not with %j', (condition, message) => {
    expect(() => damaged(condition)).toThrow(message);
  });
});
