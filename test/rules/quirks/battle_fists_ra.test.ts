import { describe, expect, it } from 'vitest';
import { calculatePhysicalDamage } from '../../../src/rules/physical/index.js';
import { attacker, entry, needs } from '../physical/fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const unitQuirks = ['battle_fists_ra'];

describe('Battle Fists (RA)', () => {
  it('Battle Fist punch damage bonus', () => {
    const plain = calculatePhysicalDamage('punch', attacker({ arm: 'right' }));
    expect(calculatePhysicalDamage('punch', attacker({ arm: 'right', unitQuirks }))).toBe(plain + 1);
  });

  it('do not help the left arm', () => {
    expect(calculatePhysicalDamage('punch', attacker({ arm: 'left', unitQuirks }))).toBe(5);
  });

  it('with the other fist serve each its own arm, once', () => {
    const both = ['battle_fists_la', 'battle_fists_ra', 'battle_fists_ra'];
    expect(calculatePhysicalDamage('punch', attacker({ arm: 'left', unitQuirks: both }))).toBe(6);
    expect(calculatePhysicalDamage('punch', attacker({ arm: 'right', unitQuirks: both }))).toBe(6);
  });

  it('under water lose half with the blow', () => {
    expect(
      calculatePhysicalDamage('punch', attacker({ arm: 'right', unitQuirks, limbSubmerged: true })),
    ).toBe(3);
  });

  it('strike truer and no harder in total-warfare', () => {
    expect(needs('punch', { arm: 'right', unitQuirks })).toBe(5);
    expect(needs('punch', { arm: 'right', unitQuirks }, {}, BOOK)).toBe(4);
    expect(calculatePhysicalDamage('punch', attacker({ arm: 'right', unitQuirks }), BOOK)).toBe(5);
    expect(entry('battle_fists_ra', 'punch', { arm: 'left', unitQuirks }, {}, BOOK)).toBeUndefined();
  });
});
