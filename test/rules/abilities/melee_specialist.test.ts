import { describe, expect, it } from 'vitest';
import { calculatePhysicalDamage } from '../../../src/rules/physical/index.js';
import { attacker, entry, needs } from '../physical/fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const abilities = ['melee_specialist'];

describe('Melee Specialist', () => {
  it('Melee Specialist punch bonus', () => {
    expect(entry('melee_specialist', 'punch', { abilities })).toBe(-1);
    expect(needs('punch', { abilities })).toBe(needs('punch') - 1);
  });

  it('Melee Specialist kick bonus', () => {
    expect(entry('melee_specialist', 'kick', { abilities })).toBe(-1);
    expect(needs('kick', { abilities })).toBe(needs('kick') - 1);
  });

  it('helps every physical attack in both rulesets', () => {
    for (const kind of ['push', 'charge', 'dfa', 'hatchet', 'backhoe'] as const) {
      expect(entry('melee_specialist', kind, { abilities })).toBe(-1);
      expect(entry('melee_specialist', kind, { abilities }, {}, BOOK)).toBe(-1);
    }
  });

  it('does nothing for a pilot without it, nor as an ability of the target', () => {
    expect(entry('melee_specialist', 'punch')).toBeUndefined();
    expect(needs('punch', {}, { abilities })).toBe(5);
  });

  it('adds a point of damage in total-warfare, but not to what weight alone does', () => {
    expect(calculatePhysicalDamage('punch', attacker({ abilities }))).toBe(5);
    expect(calculatePhysicalDamage('punch', attacker({ abilities }), BOOK)).toBe(6);
    expect(calculatePhysicalDamage('dual_saw', attacker({ abilities }), BOOK)).toBe(8);
    expect(calculatePhysicalDamage('charge', attacker({ abilities, hexesMoved: 3 }), BOOK)).toBe(10);
    expect(calculatePhysicalDamage('dfa', attacker({ abilities }), BOOK)).toBe(15);
    expect(calculatePhysicalDamage('push', attacker({ abilities }), BOOK)).toBe(0);
  });

  it('adds its point in total-warfare to a blow that does nothing by itself, but not where no blow can be struck', () => {
    const actuatorDamage = { upperArmDestroyed: true, lowerArmDestroyed: true };
    const feeble = { tonnage: 20, abilities, actuatorDamage };
    expect(calculatePhysicalDamage('punch', attacker({ ...feeble, abilities: [] }), BOOK)).toBe(0);
    expect(calculatePhysicalDamage('punch', attacker(feeble), BOOK)).toBe(1);
    expect(calculatePhysicalDamage('punch', attacker({ ...feeble, limbSubmerged: true }), BOOK)).toBe(1);
    const shoulderless = { ...feeble, actuatorDamage: { shoulderDestroyed: true } };
    expect(calculatePhysicalDamage('punch', attacker(shoulderless), BOOK)).toBe(0);
  });

  it('adds to Battle Fists, and to a dodging target what both are worth', () => {
    expect(needs('punch', { abilities, arm: 'left', unitQuirks: ['battle_fists_la'] }, {}, BOOK)).toBe(3);
    expect(needs('punch', { abilities }, { abilities: ['dodge_maneuver'], isDodging: true })).toBe(6);
  });
});
