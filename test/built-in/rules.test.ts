import { describe, expect, it } from 'vitest';
import {
  calculateClusterModifier,
  createCatalog,
  itemiseClusterModifier,
  preparedToHitNumber,
  prepareToHit,
  type RulesetName,
  rollWeaponHits,
  toHitNumber,
} from '../../src/index.js';
import { scriptedDice } from '../rules/scripted-dice.js';

const attacker = { gunnery: 4, movementType: 'stationary', heat: 0 } as const;
const target = { movementType: 'stationary', hexesMoved: 0 } as const;
const catalog = createCatalog([]);

describe('a named weapon is found in the built-in catalog', () => {
  it('by prepareToHit', () => {
    const line = {
      bracket: 'short',
      range: 1,
      interveningTerrain: 0,
      targetTerrain: 0,
      partialCover: false,
    } as const;
    const weapon = 'Gauss Rifle';
    const needs = (ruleset: RulesetName) =>
      preparedToHitNumber(prepareToHit(attacker, target, { weapon, ruleset }), line);
    // Gunnery 4, and a minimum range of 2: 2 − 1, by the rulebook 1 more.
    expect(needs('standard')).toBe(5);
    expect(needs('total-warfare')).toBe(6);
    expect(toHitNumber(attacker, target, 'short', 1, { weapon })).toBe(5);
  });

  it('by calculateClusterModifier and itemiseClusterModifier', () => {
    expect(calculateClusterModifier({ weapon: 'Ultra AC/5' })).toBe(0);
    expect(calculateClusterModifier({ weapon: 'ATM 12' })).toBe(2);
    expect(itemiseClusterModifier({ weapon: 'ATM 12' }).modifiers).toMatchObject([
      { id: 'artemis', value: 2 },
    ]);
  });

  it('by rollWeaponHits', () => {
    const dice = scriptedDice(3, 4);
    expect(rollWeaponHits({ weapon: 'LRM 20' }, dice)).toBe(12);
    dice.done();
  });
});

describe('another catalog takes its place', () => {
  it('in prepareToHit', () => {
    expect(() => prepareToHit(attacker, target, { weapon: 'Gauss Rifle', catalog })).toThrow(
      'weapon is "Gauss Rifle"',
    );
  });

  it('in cluster rolls', () => {
    const wrong = new RangeError('weapon is "LRM 20": no equipment of that name');
    expect(() => itemiseClusterModifier({ weapon: 'LRM 20' }, { catalog })).toThrow(wrong);
    expect(() => rollWeaponHits({ weapon: 'LRM 20' }, scriptedDice(), { catalog })).toThrow(wrong);
  });
});
