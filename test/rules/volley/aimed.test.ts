import { describe, expect, it } from 'vitest';
import { calculateVolleyOdds, type VolleyShot } from '../../../src/edge/rules/volley.js';

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
    // What cannot happen is not listed.
    expect(at('left_leg', true).damage).toEqual([1]);
    expect(at('center_torso', true).expected).toBeCloseTo(5, 12);
    expect(at('left_leg', false).expected).toBeCloseTo(5 * (1 - AS_AIMED - (1 - AS_AIMED) * LEGS), 12);
    expect(at('center_torso', false).expected).toBeCloseTo(5 * (1 - (1 - AS_AIMED) * LEGS), 12);
    expect(at('left_leg', false).head).toBeCloseTo((1 - AS_AIMED) * HEAD, 12);
  });
});

describe('A shot for itself', () => {
  it('strikes the head as often as a hit does', () => {
    const [eight, sure] = calculateVolleyOdds([{ ...laser, needed: 8 }, laser]).shots;
    expect(eight?.head).toBeCloseTo((15 / 36) * HEAD, 12);
    expect(sure?.head).toBeCloseTo(HEAD, 12);
  });

  it('strikes it no less often where it may glance off', () => {
    // 8 and 9 glance: 9 of the 15 ways to hit.
    const odds = calculateVolleyOdds([{ ...laser, needed: 8, damagePerHit: 10, glancingMargin: 1 }]);
    expect(odds.head).toBeCloseTo((15 / 36) * HEAD, 12);
    expect(odds.damage[5]).toBeCloseTo(9 / 36, 12);
    expect(odds.damage[10]).toBeCloseTo(6 / 36, 12);
  });

  it('finds the legs alone of a target that stands in water, from below its surface', () => {
    expect(calculateVolleyOdds([{ ...laser, cover: 'body' }]).expected).toBeCloseTo(5 * LEGS, 12);
    expect(calculateVolleyOdds([{ ...laser, cover: 'body' }]).head).toBeCloseTo(0, 12);
  });

  it('aimed at what nobody has is refused', () => {
    const aim = { location: 'tail', sure: true } as unknown as NonNullable<VolleyShot['aim']>;
    expect(() => calculateVolleyOdds([{ ...laser, aim }])).toThrow('shots[0].aim.location is "tail"');
  });
});
