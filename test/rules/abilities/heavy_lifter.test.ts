import { describe, expect, it } from 'vitest';
import {
  calculatePhysicalDamage,
  calculatePhysicalToHit,
  carryObject,
  physicalHitTable,
} from '../../../src/edge/rules/physical.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { attacker, needs, target } from '../physical/fighters.js';

const abilities = ['heavy_lifter'];
const lifter = { abilities, objectTonnage: 5 };

describe('Heavy Lifter', () => {
  it('Heavy Lifter object manipulation', () => {
    expect(carryObject({ tonnage: 50, abilities }, 7.5)).toEqual({
      capacity: 7.5,
      canCarry: true,
      canThrow: true,
      canRun: false,
    });
    const thrown = calculatePhysicalToHit('throw', attacker(lifter), target());
    expect(thrown).toMatchObject({ targetNumber: 5, impossible: false });
  });

  it('lifts 15 % of the tonnage, where others lift 10 % and throw nothing, in every ruleset', () => {
    for (const ruleset of RULESETS) {
      expect(carryObject({ tonnage: 50 }, 5, { ruleset })).toMatchObject({
        capacity: 5,
        canCarry: true,
        canThrow: false,
      });
      expect(carryObject({ tonnage: 50 }, 5.5, { ruleset })).toMatchObject({ canCarry: false, canRun: true });
      expect(carryObject({ tonnage: 50, abilities: ['hvy_lifter'] }, 7.5, { ruleset }).canThrow).toBe(true);
      expect(carryObject({ tonnage: 50, abilities }, 8, { ruleset }).canCarry).toBe(false);
      expect(needs('throw', { objectTonnage: 5 }, {}, { ruleset })).toBe(Number.POSITIVE_INFINITY);
    }
  });

  it('needs two working hands', () => {
    expect(carryObject({ tonnage: 50, abilities, workingHands: 1 }, 1).canCarry).toBe(false);
    expect(needs('throw', { ...lifter, workingHands: 1 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('cannot throw more than it lifts', () => {
    expect(needs('throw', { abilities, objectTonnage: 8 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('throws up to three hexes to the front, 1 harder a hex beyond the first', () => {
    expect(needs('throw', lifter, {}, { distance: 1 })).toBe(5);
    expect(needs('throw', lifter, {}, { distance: 2 })).toBe(6);
    expect(needs('throw', lifter, {}, { distance: 3 })).toBe(7);
    expect(needs('throw', lifter, {}, { distance: 4 })).toBe(Number.POSITIVE_INFINITY);
    expect(needs('throw', lifter, {}, { inArc: false })).toBe(Number.POSITIVE_INFINITY);
  });

  it('throws with the usual modifiers, Melee Specialist included', () => {
    const running = {
      ...lifter,
      abilities: ['heavy_lifter', 'melee_specialist'],
      movementType: 'walk',
    } as const;
    expect(needs('throw', running, { immobile: true }, { targetTerrain: ['light_woods'] })).toBe(2);
  });

  it('does half the tonnage of the object, at least a point, on the punch table', () => {
    expect(calculatePhysicalDamage('throw', attacker(lifter))).toBe(3);
    expect(calculatePhysicalDamage('throw', attacker({ abilities, objectTonnage: 0.5 }))).toBe(1);
    expect(physicalHitTable('throw')).toEqual({ table: 'punch' });
    expect(physicalHitTable('throw', { target: { prone: true } })).toEqual({ table: 'punch' });
  });

  it('refuses an object of no sensible weight', () => {
    expect(() => carryObject({ tonnage: 50 }, Number.NaN)).toThrow(/objectTonnage is NaN/);
    expect(() => carryObject({ tonnage: -5 }, 1)).toThrow(/tonnage is -5/);
    expect(() => carryObject({ tonnage: 50, workingHands: 3 }, 1)).toThrow(/workingHands is 3/);
  });

  it('cannot throw what nobody weighed', () => {
    const thrower = { abilities: ['heavy_lifter'] };
    expect(() => needs('throw', thrower)).toThrow(/^attacker.objectTonnage is undefined: /);
    expect(() => calculatePhysicalDamage('throw', attacker(thrower))).toThrow(TypeError);
  });
});
