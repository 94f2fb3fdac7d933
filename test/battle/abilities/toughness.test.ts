import { describe, expect, it } from 'vitest';
import { bothWays, modifier, only } from './moments.js';
import { headHit } from './wounded.js';

describe('Toughness', () => {
  it('stays conscious in standard where others pass out', () => {
    const { gifted, plain } = bothWays(['toughness'], (pilot) => headHit('standard', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ unit: 1, conscious: true, roll: { needed: 6 } });
    expect(modifier(only(gifted, 'consciousness'), 'toughness')).toBe(-1);
    expect(only(plain, 'consciousness')).toMatchObject({ unit: 1, conscious: false, roll: { needed: 7 } });
  });

  it('adds to Iron Man', () => {
    const { gifted } = bothWays(['toughness', 'iron_man'], (pilot) => headHit('standard', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ conscious: true, roll: { needed: 4 } });
  });

  it('does nothing in total-warfare', () => {
    const { gifted } = bothWays(['toughness'], (pilot) => headHit('total-warfare', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ conscious: false, roll: { needed: 7 } });
  });
});
