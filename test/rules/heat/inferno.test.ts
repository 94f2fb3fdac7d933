import { expect, test } from 'vitest';
import { infernoHeat, infernoHeatInside } from '../../../src/rules/heat/inferno.js';

test('each inferno missile that hits brings two points of heat', () => {
  expect([0, 1, 6, 20].map(infernoHeat)).toEqual([0, 2, 12, 40]);
});

test('those that blow up inside bring as much, and at most 30 (combat.md section 17)', () => {
  expect([0, 1, 14, 15, 16, 100].map(infernoHeatInside)).toEqual([0, 2, 28, 30, 30, 30]);
});
