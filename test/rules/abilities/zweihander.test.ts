import { describe, expect, it } from 'vitest';
import { calculatePhysicalDamage, physicalAftermath } from '../../../src/rules/physical/index.js';
import { attacker, needs } from '../physical/fighters.js';

const both = { abilities: ['zweihander'], bothHands: true, tonnage: 75 } as const;
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Zweihander', () => {
  it('strikes with both hands for a point more for each 10 tons, in total-warfare', () => {
    expect(calculatePhysicalDamage('punch', attacker({ tonnage: 75 }), BOOK)).toBe(8);
    expect(calculatePhysicalDamage('punch', attacker(both), BOOK)).toBe(15);
    expect(calculatePhysicalDamage('hatchet', attacker(both), BOOK)).toBe(22);
    expect(calculatePhysicalDamage('punch', attacker(both))).toBe(8);
  });

  it('is doubled by Triple-Strength Myomer together with the blow', () => {
    expect(calculatePhysicalDamage('punch', attacker({ ...both, tripleStrengthMyomer: true }), BOOK)).toBe(
      30,
    );
  });

  it('strikes as others do with one hand', () => {
    expect(calculatePhysicalDamage('punch', attacker({ ...both, bothHands: false }), BOOK)).toBe(8);
  });

  it('needs both hands and the skill, and a weapon that hands hold', () => {
    expect(needs('punch', both, {}, BOOK)).toBe(5);
    for (const by of [{ ...both, workingHands: 1 }, { bothHands: true }]) {
      expect(needs('punch', by, {}, BOOK)).toBe(Number.POSITIVE_INFINITY);
    }
    expect(needs('flail', both, {}, BOOK)).toBe(Number.POSITIVE_INFINITY);
    expect(needs('kick', both, {}, BOOK)).toBe(Number.POSITIVE_INFINITY);
  });

  it('asks for critical checks in the arms, and for a piloting roll after a miss', () => {
    expect(physicalAftermath('punch', true, { bothHands: true })).toEqual({ armChecks: 'both' });
    expect(physicalAftermath('hatchet', true, { bothHands: true })).toEqual({ armChecks: 'that-struck' });
    expect(physicalAftermath('punch', false, { bothHands: true })).toEqual({
      armChecks: 'both',
      attackerRoll: { kind: 'physical', role: 'attacker' },
    });
    expect(physicalAftermath('mace', false, { bothHands: true }).attackerRoll?.modifier).toBe(2);
  });
});
