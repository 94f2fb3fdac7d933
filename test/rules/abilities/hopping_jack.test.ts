import { describe, expect, it } from 'vitest';
import { inBoth } from '../shot.js';

const abilities = ['hopping_jack'];

describe('Hopping Jack', () => {
  it('pays 2 for a jump instead of 3, in total-warfare', () => {
    expect(inBoth({ by: { abilities, movementType: 'jump' } })).toEqual([7, 6]);
    expect(inBoth({ by: { abilities, movementType: 'run' } })).toEqual([6, 6]);
  });

  it('adds nothing to Jumping Jack', () => {
    const both = [...abilities, 'jumping_jack'];
    expect(inBoth({ by: { abilities: both, movementType: 'jump' } })).toEqual([5, 5]);
  });
});
