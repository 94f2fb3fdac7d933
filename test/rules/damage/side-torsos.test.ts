import { describe, expect, test } from 'vitest';
import { applyDamage, applyExplosion } from '../../../src/rules/damage/index.js';
import { mechWith } from './sample-mech.js';

describe('an arm and the torso that it hangs on (docs/rules/damage.md)', () => {
  test.each([
    ['left_torso', 'left_arm', 'right_arm'],
    ['right_torso', 'right_arm', 'left_arm'],
  ] as const)('go together when the %s is destroyed', (torso, arm, otherArm) => {
    // 15 points of armor and 12 of structure.
    const { mech, destroyed } = applyDamage(mechWith(), torso, 27);
    expect(mech[arm]).toEqual({ armor: 0, structure: 0 });
    expect(mech[otherArm]).toEqual({ armor: 10, structure: 8 });
    expect(destroyed).toEqual([torso, arm]);
  });

  test.each(['left_torso', 'right_torso'] as const)('stay together as long as the %s holds', (torso) => {
    const { mech, destroyed } = applyDamage(mechWith(), torso, 26);
    expect(mech[torso].structure).toBe(1);
    expect(mech.left_arm).toEqual({ armor: 10, structure: 8 });
    expect(mech.right_arm).toEqual({ armor: 10, structure: 8 });
    expect(destroyed).toEqual([]);
  });

  test('neither arm goes with the center torso', () => {
    const { mech } = applyDamage(mechWith(), 'center_torso', 100);
    expect(mech.left_arm).toEqual({ armor: 10, structure: 8 });
    expect(mech.right_arm).toEqual({ armor: 10, structure: 8 });
  });
});

describe('the side that damage comes from', () => {
  test.each(['left_torso', 'right_torso', 'center_torso'] as const)(
    'decides which armor of the %s it meets',
    (torso) => {
      const front = applyDamage(mechWith(), torso, 3);
      expect(front.steps).toMatchObject([{ location: torso, rear: false, armorLost: 3 }]);
      const rear = applyDamage(mechWith(), `${torso}_rear`, 3);
      expect(rear.steps).toMatchObject([{ location: torso, rear: true, armorLost: 3 }]);
      expect(rear.mech[torso].armor).toBe(mechWith()[torso].armor);
    },
  );

  test('is none for an explosion inside', () => {
    expect(applyExplosion(mechWith(), 'left_torso', 3).steps).toMatchObject([{ rear: false, armorLost: 0 }]);
  });
});

test('a hit without damage pierces nothing, whatever its location roll was', () => {
  const options = { throughArmorCritical: true };
  expect(applyDamage(mechWith(), 'center_torso', 0, options).criticalChecks).toEqual([]);
  expect(applyDamage(mechWith(), 'center_torso', 1, options).criticalChecks).toEqual(['center_torso']);
});

test('behind CASE II an explosion in a location that is gone takes no armor with it', () => {
  const mech = mechWith({ left_torso: { armor: 0, rearArmor: 5, structure: 0 } });
  const report = applyExplosion(mech, 'left_torso', 10, { protection: 'case-ii' });
  expect(report.mech.left_torso.rearArmor).toBe(5);
  expect(report).toMatchObject({ absorbed: 0, lost: 10 });
});
