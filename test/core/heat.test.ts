import { describe, expect, it } from 'vitest';
import { calculateHeatWounds, calculateMovementHeat } from '../../src/rules/heat/index.js';
import { effectOf } from '../rules/effect/fired.js';
import { inEach } from './in-each.js';

const wounds = (heat: number, more: { torsoMounted?: boolean; unitQuirks?: readonly string[] } = {}) =>
  inEach((ruleset) => calculateHeatWounds({ heat, lifeSupportHits: 1, ...more }, { ruleset }));

describe('heat', () => {
  it('HT-1 an attempt to stand makes no heat', () => {
    const heat = inEach((ruleset) => calculateMovementHeat('walk', { attemptsToStand: 2, ruleset }));
    expect(heat).toEqual([3, 3, 1]);
  });

  it.each([
    [9, 0, 0, 0],
    [10, 0, 0, 1],
    [15, 1, 1, 1],
    [19, 1, 1, 1],
    [20, 1, 1, 2],
    [25, 2, 2, 2],
  ])('HT-2 PI-5 without life support a pilot suffers at heat %i', (heat, ...expected) => {
    expect(wounds(heat)).toEqual(expected);
  });

  it.each([
    [1, 1, 1, 1],
    [14, 1, 1, 1],
    [15, 2, 2, 2],
    [25, 3, 3, 2],
  ])('HT-3 PI-5 and in a torso-mounted cockpit at heat %i', (heat, ...expected) => {
    expect(wounds(heat, { torsoMounted: true })).toEqual(expected);
  });

  it('HT-5 flamers burn and heat at once, an ER flamer with half the heat', () => {
    const both = (weapon: string) =>
      inEach((ruleset) => {
        const { points, heatEach } = effectOf(weapon, { ruleset });
        return [points, heatEach];
      });
    expect(both('Flamer')).toEqual([
      [2, 0],
      [2, 0],
      [2, 2],
    ]);
    expect(both('ER Flamer')).toEqual([
      [2, 0],
      [2, 0],
      [2, 1],
    ]);
    expect(both('Heavy Flamer')).toEqual([
      [4, 0],
      [4, 0],
      [4, 4],
    ]);
  });

  it('Improved / Poor Life Support shift the new bands by 5', () => {
    const quirk = (id: string) => [4, 5, 14, 15, 24, 25].map((heat) => wounds(heat, { unitQuirks: [id] })[2]);
    expect(quirk('imp_life_support')).toEqual([0, 0, 0, 1, 1, 2]);
    expect(quirk('poor_life_support')).toEqual([0, 1, 1, 2, 2, 2]);
  });
});
