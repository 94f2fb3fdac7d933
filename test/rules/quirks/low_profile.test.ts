import { describe, expect, test } from 'vitest';
import { calculateClusterModifier } from '../../../src/edge/rules/cluster.js';
import {
  glancingDamage,
  hasCoveredLegs,
  isGlancingBlow,
  struckLocation,
} from '../../../src/edge/rules/hit-location.js';
import { calculateToHit } from '../../../src/rules/to-hit/calculate.js';
import { itemNamed } from '../items.js';

const unitQuirks = ['low_profile'];
const attacker = { gunnery: 4, movementType: 'stationary', heat: 0 } as const;
const target = { movementType: 'stationary', hexesMoved: 0 } as const;

describe('Low Profile in standard', () => {
  test('Low Profile partial cover', () => {
    expect(struckLocation('left_leg', { unitQuirks })).toBe('cover');
    expect(struckLocation('right_leg', { unitQuirks })).toBe('cover');
    expect(struckLocation('center_torso', { unitQuirks })).toBe('center_torso');
    expect(hasCoveredLegs({ unitQuirks })).toBe(hasCoveredLegs({ partialCover: true }));
  });

  test('makes it harder to hit by 1 (docs/rules/standard.md)', () => {
    expect(calculateToHit(attacker, { ...target, unitQuirks }, 'short', 3).finalToHit).toBe(5);
  });

  test('is no better behind partial cover', () => {
    const covered = { ...target, partialCover: true };
    expect(calculateToHit(attacker, { ...covered, unitQuirks }, 'short', 3).finalToHit).toBe(5);
    expect(struckLocation('left_leg', { partialCover: true, unitQuirks })).toBe('cover');
  });

  test('knows no glancing blows', () => {
    expect(isGlancingBlow(7, 7, unitQuirks)).toBe(false);
  });
});

describe('Low Profile in total-warfare', () => {
  const ruleset = 'total-warfare';

  test('lets a hit glance off that succeeds by 0 or 1', () => {
    expect(isGlancingBlow(7, 7, unitQuirks, { ruleset })).toBe(true);
    expect(isGlancingBlow(8, 7, unitQuirks, { ruleset })).toBe(true);
    expect(isGlancingBlow(9, 7, unitQuirks, { ruleset })).toBe(false);
    expect(isGlancingBlow(6, 7, unitQuirks, { ruleset })).toBe(false);
  });

  test('halves the damage of a glancing blow, and takes 4 from a cluster roll', () => {
    expect(glancingDamage(15)).toBe(7);
    expect(glancingDamage(10)).toBe(5);
    expect(calculateClusterModifier({ weapon: itemNamed('LRM 20'), glancing: true }, { ruleset })).toBe(-4);
  });

  test('neither covers the legs nor makes it harder to hit', () => {
    expect(struckLocation('left_leg', { unitQuirks }, { ruleset })).toBe('left_leg');
    expect(calculateToHit(attacker, { ...target, unitQuirks }, 'short', 3, { ruleset }).finalToHit).toBe(4);
  });

  test('leaves the cover of a hill to the line of sight', () => {
    expect(struckLocation('left_leg', { unitQuirks, partialCover: true }, { ruleset })).toBe('cover');
  });
});

test('a unit of usual height has its legs in the open, and nothing glances off', () => {
  expect(struckLocation('left_leg', { unitQuirks: [] })).toBe('left_leg');
  expect(isGlancingBlow(7, 7, ['stable'], { ruleset: 'total-warfare' })).toBe(false);
});

test('wrong rolls are refused with their value', () => {
  expect(() => isGlancingBlow(13, 7, unitQuirks)).toThrow(/roll is 13/);
  expect(() => isGlancingBlow(7, Number.NaN, unitQuirks)).toThrow(/targetNumber is NaN/);
  expect(() => glancingDamage(-1)).toThrow(/damage is -1/);
});
