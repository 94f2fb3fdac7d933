import { describe, expect, it } from 'vitest';
import { needs } from '../physical/fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const fist = { unitQuirks: ['barrel_fists_ra'], arm: 'right', armBuiltWithout: 'hand' } as const;

describe('Barrel Fists (RA)', () => {
  it('punch with the right arm as if it had its hand, in total-warfare', () => {
    expect(needs('punch', fist)).toBe(6);
    expect(needs('punch', fist, {}, BOOK)).toBe(5);
  });

  it('do nothing for the other arm, nor for a hand that is there', () => {
    expect(needs('punch', { ...fist, arm: 'left' }, {}, BOOK)).toBe(6);
    expect(needs('punch', { unitQuirks: fist.unitQuirks, arm: 'right' }, {}, BOOK)).toBe(5);
  });
});
