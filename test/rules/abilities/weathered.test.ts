import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const by = { abilities: ['weathered'] };

describe('Weathered', () => {
  it('takes 1 off what weather adds, in total-warfare', () => {
    expect(inBoth({ by, options: { environment: { precipitation: 'downpour' } } })).toEqual([7, 5]);
    expect(inBoth({ by, options: { environment: { precipitation: 'heavy_rain' } } })).toEqual([6, 4]);
  });

  it('takes 1 and no more, however bad it is', () => {
    const missile = { ...by, weaponCategory: 'missile' } as const;
    const environment = { precipitation: 'downpour', wind: 'storm' } as const;
    expect(inBoth({ by: missile, options: { environment } })).toEqual([10, 8]);
  });

  it('does nothing in weather that does not matter, in the dark, or by day', () => {
    expect(inBoth({ by, options: { environment: { precipitation: 'light_rain' } } })).toEqual([5, 4]);
    expect(inBoth({ by, options: { environment: { light: 'night' } } })).toEqual([6, 6]);
    expect(inBoth({ by })).toEqual([4, 4]);
  });

  it('leaves nothing for an Environmental Specialist to ease twice', () => {
    const both = { abilities: ['weathered', 'env_specialist_rain'] };
    expect(inBoth({ by: both, options: { environment: { precipitation: 'downpour' } } })).toEqual([7, 4]);
    expect(inBoth({ by: both, options: { environment: { precipitation: 'heavy_rain' } } })).toEqual([6, 4]);
  });
});
