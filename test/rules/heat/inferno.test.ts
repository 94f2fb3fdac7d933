import { expect, test } from 'vitest';
import { heatOfBurningRounds } from '../../../src/rules/heat/inferno.js';
import { rulesetOf } from '../../../src/rules/ruleset.js';
import { ammunitionNamed } from '../items.js';

const heatOf = (name: string, rounds: number): number =>
  heatOfBurningRounds(ammunitionNamed(name), rounds, rulesetOf('total-warfare'));

test('infernos that blow up inside bring two points of heat for each missile, and at most 30 (docs/rules/explosions.md)', () => {
  expect([0, 1, 7, 8, 50].map((rounds) => heatOf('srm-2-inferno-ammo', rounds))).toEqual([0, 4, 28, 30, 30]);
  expect(heatOf('srm-6-inferno-ammo', 2)).toBe(24);
});

test('other missiles bring none', () => {
  expect(heatOf('srm-6-ammo', 15)).toBe(0);
});
