import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const abilities = ['gunnery_missile'];

describe('Gunnery (Missile)', () => {
  it('helps by 1 with missile weapons in total-warfare', () => {
    expect(inBoth({ by: { abilities, weaponCategory: 'missile' } })).toEqual([4, 3]);
  });

  it('costs nothing with others', () => {
    expect(inBoth({ by: { abilities, weaponCategory: 'energy' } })).toEqual([4, 4]);
    expect(inBoth({ by: { abilities } })).toEqual([4, 4]);
  });
});
