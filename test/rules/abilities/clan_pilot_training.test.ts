import { describe, expect, it } from 'vitest';
import { needs } from '../physical/fighters.js';
import { inBoth } from '../shot.js';

const abilities = ['clan_pilot_training'];

describe('Clan Pilot Training', () => {
  it('adds 1 to physical attacks in total-warfare', () => {
    expect(needs('kick', { abilities })).toBe(3);
    expect(needs('kick', { abilities }, {}, { ruleset: 'total-warfare' })).toBe(4);
  });

  it('leaves shots alone', () => {
    expect(inBoth({ by: { abilities } })).toEqual([4, 4]);
  });
});
