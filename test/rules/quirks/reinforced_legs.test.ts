import { describe, expect, it } from 'vitest';
import { calculatePhysicalDamage, calculatePhysicalOwnDamage } from '../../../src/rules/physical/index.js';
import { attacker } from '../physical/fighters.js';

const legs = attacker({ tonnage: 75, unitQuirks: ['reinforced_legs'], hexesMoved: 5 });
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Reinforced Legs', () => {
  it('halve the damage of their own death from above, rounded up, in total-warfare', () => {
    expect(calculatePhysicalOwnDamage('dfa', legs, { tonnage: 50 })).toBe(15);
    expect(calculatePhysicalOwnDamage('dfa', legs, { tonnage: 50 }, BOOK)).toBe(8);
  });

  it('do nothing in a charge, nor for the target', () => {
    expect(calculatePhysicalOwnDamage('charge', legs, { tonnage: 50 }, BOOK)).toBe(5);
    expect(calculatePhysicalDamage('dfa', legs, BOOK)).toBe(23);
  });
});
