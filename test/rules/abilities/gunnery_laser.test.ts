import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const abilities = ['gunnery_laser'];

describe('Gunnery (Laser)', () => {
  it('helps by 1 with energy weapons in total-warfare', () => {
    expect(inBoth({ by: { abilities, weaponCategory: 'energy' } })).toEqual([4, 3]);
  });

  it('costs nothing with others', () => {
    expect(inBoth({ by: { abilities, weaponCategory: 'ballistic' } })).toEqual([4, 4]);
    expect(inBoth({ by: { abilities } })).toEqual([4, 4]);
  });
});
