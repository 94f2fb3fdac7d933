import { describe, expect, it } from 'vitest';
import { needs } from '../physical/fighters.js';
import { inBoth } from '../shot.js';

const abilities = ['blind_fighter'];

describe('Blind Fighter', () => {
  it('takes 1 off what darkness adds to shots, in total-warfare', () => {
    expect(inBoth({ by: { abilities }, options: { environment: { light: 'night' } } })).toEqual([6, 5]);
    expect(inBoth({ by: { abilities }, options: { environment: { light: 'pitch_black' } } })).toEqual([8, 7]);
  });

  it('does so for physical attacks', () => {
    const environment = { light: 'pitch_black' } as const;
    expect(needs('kick', { abilities }, {}, { environment })).toBe(5);
    expect(needs('kick', { abilities }, {}, { environment, ruleset: 'total-warfare' })).toBe(4);
  });

  it('does nothing by day, nor against rain', () => {
    expect(inBoth({ by: { abilities } })).toEqual([4, 4]);
    expect(inBoth({ by: { abilities }, options: { environment: { precipitation: 'heavy_rain' } } })).toEqual([
      6, 5,
    ]);
    expect(needs('kick', { abilities }, {}, { ruleset: 'total-warfare' })).toBe(3);
  });
});
