import { describe, expect, test } from 'vitest';
import { applyExplosion, rollCriticalBehindCaseII } from '../../../src/edge/rules/damage.js';
import type { MechLocation } from '../../../src/rules/hit-location/locations.js';
import { extendRuleset, type RulesetName } from '../../../src/rules/ruleset.js';
import { scriptedDice } from '../scripted-dice.js';
import { mechWith } from './sample-mech.js';

describe('an explosion inside (docs/rules/explosions.md)', () => {
  test('passes armor by, there and farther inward', () => {
    const report = applyExplosion(mechWith(), 'right_arm', 24);
    expect(report.mech.right_arm.structure).toBe(0);
    expect(report.mech.right_torso).toEqual({ armor: 15, rearArmor: 5, structure: 0 });
    expect(report.mech.center_torso).toEqual({ armor: 20, rearArmor: 8, structure: 12 });
    expect(report).toMatchObject({
      absorbed: 24,
      destroyed: ['right_arm', 'right_torso'],
      criticalChecks: ['right_arm', 'right_torso', 'center_torso'],
    });
  });

  test('wounds the pilot twice, even behind CASE', () => {
    expect(applyExplosion(mechWith(), 'left_torso', 5).pilotWounds).toBe(2);
    expect(applyExplosion(mechWith(), 'left_torso', 5, { protection: 'case' }).pilotWounds).toBe(2);
    expect(applyExplosion(mechWith(), 'left_torso', 5, { protection: 'case-ii' }).pilotWounds).toBe(2);
  });

  test('wounds a pilot who bears it less, in total-warfare alone', () => {
    const wounds = (abilities: string[], ruleset: RulesetName) =>
      applyExplosion(mechWith(), 'left_torso', 5, { abilities, ruleset }).pilotWounds;
    expect(wounds(['iron_man'], 'total-warfare')).toBe(1);
    expect(wounds(['pain_resistance'], 'total-warfare')).toBe(1);
    expect(wounds(['iron_man', 'pain_resistance'], 'total-warfare')).toBe(0);
    expect(wounds(['iron_man', 'pain_resistance'], 'standard')).toBe(2);
    expect(wounds([], 'total-warfare')).toBe(2);
  });

  test('refuses abilities and rulesets that nobody knows, even where it does no damage', () => {
    const unknown = { abilities: ['unknown'] };
    expect(() => applyExplosion(mechWith(), 'left_torso', 0, unknown)).toThrow(RangeError);
    const ruleset = 'house' as RulesetName;
    expect(() => applyExplosion(mechWith(), 'left_torso', 0, { ruleset })).toThrow(RangeError);
  });

  test('of nothing hurts nobody', () => {
    expect(applyExplosion(mechWith(), 'left_torso', 0)).toMatchObject({ pilotWounds: 0, steps: [] });
  });

  test('counts double in composite structure', () => {
    const report = applyExplosion(mechWith(), 'left_torso', 5, { structureType: 'composite' });
    expect(report.mech.left_torso.structure).toBe(2);
  });
});

describe('CASE', () => {
  test('keeps what the location cannot take from going inward', () => {
    const report = applyExplosion(mechWith(), 'left_torso', 100, { protection: 'case' });
    expect(report).toMatchObject({
      absorbed: 12,
      lost: 88,
      destroyed: ['left_torso', 'left_arm'],
      mechDestroyed: false,
    });
    expect(report.mech.center_torso).toEqual(mechWith().center_torso);
  });
});

describe('a cap on what reaches the structure', () => {
  const mostInside = { none: 20, case: 10, 'case-ii': 1 };
  const ruleset = extendRuleset('total-warfare', { explosions: { mostInside } });

  test('lets 20 of 40 points through without CASE: what the torso cannot take goes to the center', () => {
    const { mech } = applyExplosion(mechWith({ left_torso: { structure: 14 } }), 'left_torso', 40, {
      ruleset,
    });
    expect([mech.left_torso.structure, mech.center_torso.structure]).toEqual([0, 10]);
  });

  test('lets 10 of 40 points through behind CASE: a torso of 14 lives with 4', () => {
    const options = { ruleset, protection: 'case' } as const;
    const { mech } = applyExplosion(mechWith({ left_torso: { structure: 14 } }), 'left_torso', 40, options);
    expect(mech.left_torso.structure).toBe(4);
  });
});

describe('CASE II', () => {
  const protection = 'case-ii';

  test('lets one point into the structure, and the rest out through the back', () => {
    const report = applyExplosion(mechWith(), 'left_torso', 100, { protection });
    expect(report.mech.left_torso).toEqual({ armor: 15, rearArmor: 0, structure: 11 });
    expect(report).toMatchObject({ absorbed: 6, lost: 94, criticalChecks: ['left_torso'], destroyed: [] });
  });

  test('takes no more rear armor than there is force', () => {
    const report = applyExplosion(mechWith(), 'left_torso', 4, { protection });
    expect(report.mech.left_torso).toMatchObject({ rearArmor: 2, structure: 11 });
  });

  test('takes half the armor that a limb was built with', () => {
    const mech = mechWith({ left_arm: { armor: 8, originalArmor: 11 } });
    const report = applyExplosion(mech, 'left_arm', 50, { protection });
    expect(report.mech.left_arm).toMatchObject({ armor: 2, structure: 7 });
  });

  test('lets a critical check follow on less than 8', () => {
    expect(rollCriticalBehindCaseII(scriptedDice(3, 4))).toBe(true);
    expect(rollCriticalBehindCaseII(scriptedDice(4, 4))).toBe(false);
  });
});

test('wrong input is refused with field and value', () => {
  expect(() => applyExplosion(mechWith(), 'tail' as MechLocation, 5)).toThrow(/location is "tail"/);
  expect(() => applyExplosion(mechWith(), 'head', 1.5)).toThrow(/damage is 1.5/);
});
