import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ICriticalCheck, resolveCriticalCheck } from '../../../src/edge/rules/critical.js';
import type { HitLocation } from '../../../src/edge/rules/hit-location.js';
import type { RULESETS } from '../../../src/rules/ruleset.js';
import { ruleset } from '../generators/common.js';
import { criticalCheck } from '../generators/criticals.js';
import { scriptedDice } from '../scripted-dice.js';

const hitsOn = (location: HitLocation, dice: [number, number]) =>
  resolveCriticalCheck({ location }, scriptedDice(...dice)).hits;

describe('a critical check (docs/rules/critical-hits.md)', () => {
  test('hits nothing up to 7, one slot on 8 and 9, two on 10 and 11', () => {
    expect(hitsOn('left_arm', [1, 1])).toBe(0);
    expect(hitsOn('left_arm', [3, 4])).toBe(0);
    expect(hitsOn('left_arm', [4, 4])).toBe(1);
    expect(hitsOn('left_arm', [4, 5])).toBe(1);
    expect(hitsOn('left_arm', [5, 5])).toBe(2);
    expect(hitsOn('left_arm', [5, 6])).toBe(2);
  });

  test.each<HitLocation>(['center_torso', 'left_torso', 'right_torso', 'center_torso_rear'])(
    'hits three slots of the %s on a 12',
    (location) => {
      expect(resolveCriticalCheck({ location }, scriptedDice(6, 6))).toMatchObject({
        hits: 3,
        limbBlownOff: false,
      });
    },
  );

  test.each<HitLocation>(['head', 'left_arm', 'right_arm', 'left_leg', 'right_leg'])(
    'blows off the %s on a 12',
    (location) => {
      expect(resolveCriticalCheck({ location }, scriptedDice(6, 6))).toMatchObject({
        hits: 0,
        negated: 0,
        limbBlownOff: true,
      });
    },
  );

  test('says what was rolled, and leaves Edge out where none was given', () => {
    const dice = scriptedDice(2, 3);
    expect(resolveCriticalCheck({ location: 'head' }, dice)).toEqual({
      roll: { dice: [2, 3], total: 5 },
      targetModifier: 0,
      modifiers: [],
      hits: 0,
      negated: 0,
      limbBlownOff: false,
      negationsUsed: 0,
    });
    dice.done();
  });
});

describe('what a unit is made of', () => {
  const modifierOf = (check: Partial<ICriticalCheck>) =>
    resolveCriticalCheck({ location: 'left_torso', ...check }, scriptedDice(3, 4)).targetModifier;

  test('changes the numbers: industrial −2, reinforced +1, hardened armor +2', () => {
    expect(modifierOf({ structureType: 'industrial' })).toBe(-2);
    expect(modifierOf({ structureType: 'reinforced' })).toBe(1);
    expect(modifierOf({ armorType: 'hardened' })).toBe(2);
    expect(modifierOf({ structureType: 'reinforced', armorType: 'hardened' })).toBe(3);
  });

  test('changes nothing where it is plain', () => {
    expect(modifierOf({ structureType: 'endo-steel', armorType: 'ferro-fibrous' })).toBe(0);
  });
});

describe('further quirks and abilities, in total-warfare alone (docs/rules/standard.md)', () => {
  test.each<[string, Partial<ICriticalCheck>, number]>([
    ['Poor Workmanship', { unitQuirks: ['poor_work'] }, -1],
    ['Prototype', { unitQuirks: ['prototype'] }, -2],
    ['Human TRO', { attackerAbilities: ['human_tro'] }, -1],
    ['Human TRO for Meks', { attackerAbilities: ['human_tro_mek'] }, -1],
    ['Human TRO for vehicles', { attackerAbilities: ['human_tro_vee'] }, 0],
  ])('%s', (_, check, modifier) => {
    const on = (ruleset: (typeof RULESETS)[number]) =>
      resolveCriticalCheck({ location: 'head', ...check }, scriptedDice(1, 1), { ruleset }).targetModifier;
    expect(on('standard')).toBe(0);
    expect(on('total-warfare')).toBe(modifier);
  });
});

describe('any check for critical hits', () => {
  const die = fc.integer({ min: 1, max: 6 });

  test('has a number that is the sum of its entries, each named once and none of 0', () => {
    fc.assert(
      fc.property(criticalCheck, ruleset, die, die, (check, under, first, second) => {
        const { modifiers, targetModifier } = resolveCriticalCheck(check, scriptedDice(first, second), {
          ruleset: under,
        });
        expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(targetModifier);
        expect(modifiers.every(({ value }) => value !== 0)).toBe(true);
        expect(new Set(modifiers.map(({ id }) => id)).size).toBe(modifiers.length);
      }),
    );
  });

  test('scores hits that add up with what was negated, whatever a unit carries and in whatever order', () => {
    fc.assert(
      fc.property(criticalCheck, ruleset, die, die, (check, under, first, second) => {
        const resolve = (given: typeof check) =>
          resolveCriticalCheck(given, scriptedDice(first, second), { ruleset: under });
        const { edge, negationsUsed = 0, unitQuirks, ...rest } = check;
        const result = resolve(check);
        const plain = resolve({ ...rest, unitQuirks: unitQuirks.filter((id) => !id.startsWith('rugged')) });
        const points = edge?.remainingPoints ?? 0;
        const byRugged = result.negationsUsed - negationsUsed;
        const byEdge = points - (result.edge?.remainingPoints ?? points);
        expect(result.hits + result.negated).toBe(plain.hits);
        expect(result.negated).toBe(byRugged + byEdge);
        expect(result.limbBlownOff).toBe(plain.limbBlownOff);
        const reversed = resolve({ ...check, unitQuirks: [...unitQuirks].reverse() });
        expect({ ...reversed, modifiers: [] }).toEqual({ ...result, modifiers: [] });
      }),
    );
  });
});

test('wrong input is refused with field and value', () => {
  const location = 'tail' as HitLocation;
  expect(() => resolveCriticalCheck({ location }, scriptedDice())).toThrow(/location is "tail"/);
  expect(() => resolveCriticalCheck({ location: 'head', negationsUsed: -1 }, scriptedDice())).toThrow(
    /negationsUsed is -1/,
  );
  expect(() => resolveCriticalCheck({ location: 'head', attackerAbilities: ['x'] }, scriptedDice())).toThrow(
    /"x"/,
  );
});
