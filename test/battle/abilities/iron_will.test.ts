import { describe, expect, it } from 'vitest';
import { bothWays, modifier, only } from './moments.js';
import { headHit } from './wounded.js';

describe('Iron Will', () => {
  it('stays conscious in standard where others pass out', () => {
    const { gifted, plain } = bothWays(['iron_will'], (pilot) => headHit('standard', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ unit: 1, conscious: true, roll: { needed: 5 } });
    expect(modifier(only(gifted, 'consciousness'), 'iron_will')).toBe(-2);
    expect(only(plain, 'consciousness')).toMatchObject({ unit: 1, conscious: false, roll: { needed: 7 } });
  });

  it('is not added to Iron Man', () => {
    const { gifted } = bothWays(['iron_will', 'iron_man'], (pilot) => headHit('standard', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ conscious: true, roll: { needed: 5 } });
  });

  it('does nothing in total-warfare', () => {
    const { gifted } = bothWays(['iron_will'], (pilot) => headHit('total-warfare', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ conscious: false, roll: { needed: 7 } });
  });
});
