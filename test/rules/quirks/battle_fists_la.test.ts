import { describe, expect, it } from 'vitest';
import { calculatePhysicalDamage } from '../../../src/rules/physical/index.js';
import { attacker, entry, needs } from '../physical/fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const left = { unitQuirks: ['battle_fists_la'], arm: 'left' } as const;
const right = { unitQuirks: ['battle_fists_la'], arm: 'right' } as const;

describe('Battle Fists (LA)', () => {
  it('add a point to punches with the left arm', () => {
    expect(calculatePhysicalDamage('punch', attacker(left))).toBe(6);
  });

  it('leave the right arm and other attacks alone', () => {
    expect(calculatePhysicalDamage('punch', attacker(right))).toBe(5);
    expect(calculatePhysicalDamage('punch', attacker({ unitQuirks: left.unitQuirks }))).toBe(5);
    expect(calculatePhysicalDamage('kick', attacker(left))).toBe(10);
    expect(calculatePhysicalDamage('hatchet', attacker(left))).toBe(10);
  });

  it('come after myomer and Melee Master has its point too', () => {
    const strong = attacker({ ...left, tripleStrengthMyomer: true, abilities: ['melee_master'] });
    expect(calculatePhysicalDamage('punch', strong)).toBe(12);
  });

  it('strike truer and no harder in total-warfare', () => {
    expect(needs('punch', left)).toBe(5);
    expect(needs('punch', left, {}, BOOK)).toBe(4);
    expect(calculatePhysicalDamage('punch', attacker(left), BOOK)).toBe(5);
    expect(entry('battle_fists_la', 'punch', right, {}, BOOK)).toBeUndefined();
    expect(entry('battle_fists_la', 'kick', left, {}, BOOK)).toBeUndefined();
  });

  it('need their hand in total-warfare', () => {
    expect(entry('battle_fists_la', 'punch', { ...left, handDestroyed: true }, {}, BOOK)).toBeUndefined();
    expect(entry('battle_fists_la', 'punch', { ...left, armBuiltWithout: 'hand' }, {}, BOOK)).toBeUndefined();
    expect(
      entry('battle_fists_la', 'punch', { ...left, armBuiltWithout: 'lower-arm' }, {}, BOOK),
    ).toBeUndefined();
  });
});
