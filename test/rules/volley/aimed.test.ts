import { describe, expect, it } from 'vitest';
import { calculateVolleyOdds, type VolleyShot } from '../../../src/rules/volley/index.js';

const laser: VolleyShot = { needed: 2, damagePerHit: 5 };
/** 6 to 8 on two dice: where it was aimed. */
const AS_AIMED = 16 / 36;
/** From the front, 5 and 9 are legs and 12 is the head. */
const LEGS = 8 / 36;
const HEAD = 1 / 36;

describe('A shot that is aimed at a location', () => {
  it('finds the head by chance alone where it was aimed at something else', () => {
    const at = (sure: boolean) => ({ ...laser, aim: { location: 'center_torso', sure } }) as const;
    expect(calculateVolleyOdds([at(true)]).head).toBe(0);
    expect(calculateVolleyOdds([at(false)]).head).toBeCloseTo((1 - AS_AIMED) * HEAD, 12);
  });

  it('is lost in the cover before the legs, if aimed at them or by chance', () => {
    const at = (location: 'left_leg' | 'center_torso', sure: boolean) =>
      calculateVolleyOdds([{ ...laser, cover: 'legs', aim: { location, sure } }]);
    expect(at('left_leg', true).expected).toBe(0);
    expect(at('center_torso', true).expected).toBeCloseTo(5, 12);
    expect(at('left_leg', false).expected).toBeCloseTo(5 * (1 - AS_AIMED - (1 - AS_AIMED) * LEGS), 12);
    expect(at('center_torso', false).expected).toBeCloseTo(5 * (1 - (1 - AS_AIMED) * LEGS), 12);
    expect(at('left_leg', false).head).toBeCloseTo((1 - AS_AIMED) * HEAD, 12);
  });
});
