import { describe, expect, it } from 'vitest';
import { calculatePhysicalDamage, extraPhysicalAttacks } from '../../../src/rules/physical/index.js';
import { attacker, needs } from '../physical/fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const abilities = ['melee_master'];

describe('Melee Master', () => {
  it('Melee Master damage bonus', () => {
    for (const kind of ['punch', 'kick', 'hatchet', 'dfa', 'backhoe'] as const) {
      expect(calculatePhysicalDamage(kind, attacker({ abilities }))).toBe(
        calculatePhysicalDamage(kind, attacker()) + 1,
      );
    }
  });

  it('adds nothing where there is no damage, and does not help to hit', () => {
    expect(calculatePhysicalDamage('push', attacker({ abilities }))).toBe(0);
    expect(needs('punch', { abilities })).toBe(5);
  });

  it('adds to Battle Fists, and Melee Specialist does not in standard', () => {
    const fighter = attacker({
      abilities: ['melee_specialist', 'melee_master'],
      arm: 'left',
      unitQuirks: ['battle_fists_la'],
    });
    expect(calculatePhysicalDamage('punch', fighter)).toBe(7);
  });

  it('grants an attack more in place of damage in total-warfare', () => {
    expect(calculatePhysicalDamage('punch', attacker({ abilities }), BOOK)).toBe(5);
    expect(extraPhysicalAttacks({ abilities }, BOOK)).toBe(1);
    expect(extraPhysicalAttacks({ abilities })).toBe(0);
    expect(extraPhysicalAttacks({ abilities: ['melee_specialist'] }, BOOK)).toBe(0);
    expect(extraPhysicalAttacks({}, BOOK)).toBe(0);
  });

  it('doubles the frenzy of a ProtoMech in total-warfare', () => {
    const frenzy = (more: object) =>
      calculatePhysicalDamage('frenzy', { piloting: 5, tonnage: 8, meleeWeapons: 1, ...more }, BOOK);
    // 2 points for its size, and a fifth of its tons, rounded up.
    expect([frenzy({}), frenzy({ abilities })]).toEqual([4, 8]);
  });
});
