import { describe, expect, test } from 'vitest';
import { applyDamage } from '../../../src/rules/damage/index.js';
import { mechWith } from './sample-mech.js';

const bare = { armor: 0, structure: 8 };

describe('hardened armor', () => {
  const options = { armorType: 'hardened' };

  test('takes two points of damage with each of its own', () => {
    const report = applyDamage(mechWith(), 'left_arm', 7, options);
    expect(report.mech.left_arm).toEqual({ armor: 6.5, structure: 8 });
    expect(report.absorbed).toBe(7);
  });

  test('lets through what is more than twice its points', () => {
    const report = applyDamage(mechWith(), 'left_arm', 23, options);
    expect(report.mech.left_arm).toEqual({ armor: 0, structure: 5 });
    expect(report.absorbed).toBe(23);
  });

  test('of one location does not serve the next', () => {
    const mech = mechWith({ left_arm: { armor: 1, structure: 1, armorType: 'hardened' } });
    expect(applyDamage(mech, 'left_arm', 7).mech.left_torso.armor).toBe(11);
  });
});

describe('ferro-lamellor armor', () => {
  const options = { armorType: 'ferro-lamellor' };

  test.each([
    [1, 1],
    [2, 1],
    [5, 4],
    [10, 8],
    [24, 19],
  ])('makes %i points of damage %i', (damage, left) => {
    const mech = mechWith({ center_torso: { armor: 40 } });
    const report = applyDamage(mech, 'center_torso', damage, options);
    expect(report.mech.center_torso.armor).toBe(40 - left);
    expect(report.absorbed).toBe(left);
  });

  test('softens a hit once, and not at all where it is gone', () => {
    const mech = mechWith({ left_arm: { armor: 1, structure: 1 } });
    // 10 become 8: two in the arm, six in the torso.
    expect(applyDamage(mech, 'left_arm', 10, options).mech.left_torso.armor).toBe(9);
    expect(applyDamage(mechWith({ left_arm: bare }), 'left_arm', 5, options).mech.left_arm.structure).toBe(3);
  });
});

describe('composite structure', () => {
  const options = { structureType: 'composite' };

  test('suffers twice, which counts once for the phase', () => {
    const report = applyDamage(mechWith({ left_arm: bare }), 'left_arm', 3, options);
    expect(report.mech.left_arm.structure).toBe(2);
    expect(report.absorbed).toBe(3);
  });

  test('passes on half of what it could not take, rounded down', () => {
    const report = applyDamage(mechWith({ left_arm: { armor: 0, structure: 3 } }), 'left_arm', 5, options);
    // 10 − 3 = 7, of which 3 go on.
    expect(report.mech.left_torso.armor).toBe(12);
  });
});

describe('reinforced structure', () => {
  const options = { structureType: 'reinforced' };

  test('suffers half, rounded up', () => {
    const report = applyDamage(mechWith({ left_arm: bare }), 'left_arm', 5, options);
    expect(report.mech.left_arm.structure).toBe(5);
    expect(report.absorbed).toBe(5);
  });

  test('passes on what is more than twice its points', () => {
    const mech = mechWith({ left_arm: { armor: 0, structure: 2 } });
    expect(applyDamage(mech, 'left_arm', 7, options).mech.left_torso.armor).toBe(12);
    expect(applyDamage(mech, 'left_arm', 8, options).mech.left_torso.armor).toBe(11);
    expect(applyDamage(mech, 'left_arm', 3, options)).toMatchObject({ lost: 0, destroyed: ['left_arm'] });
  });
});

test('every other material takes damage point by point', () => {
  const options = { armorType: 'ferro-fibrous', structureType: 'endo-steel' };
  expect(applyDamage(mechWith(), 'left_arm', 12, options)).toEqual(applyDamage(mechWith(), 'left_arm', 12));
});
