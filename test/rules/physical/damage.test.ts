import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import {
  calculatePhysicalDamage,
  calculatePhysicalOwnDamage,
  type PhysicalAttackKind,
} from '../../../src/edge/rules/physical.js';
import { attacker } from './fighters.js';

describe('the damage of a physical attack', () => {
  // docs/rules/physical-attacks.md, for 55 and 75 tons, and with Triple-Strength Myomer at 55
  const BY_TONNAGE: readonly (readonly [PhysicalAttackKind, number, number, number])[] = [
    ['punch', 6, 8, 12],
    ['claw', 8, 11, 16],
    ['kick', 11, 15, 22],
    ['talons', 17, 23, 33],
    ['club', 11, 15, 22],
    ['hatchet', 11, 15, 22],
    ['sword', 7, 9, 14],
    ['mace', 14, 19, 28],
    ['retractable_blade', 6, 8, 12],
    ['lance', 11, 15, 22],
    ['vibroblade', 7, 9, 14],
  ];
  it.each(BY_TONNAGE)('of a %s grows with tonnage and myomer', (kind, at55, at75, withMyomer) => {
    expect(calculatePhysicalDamage(kind, attacker({ tonnage: 55 }))).toBe(at55);
    expect(calculatePhysicalDamage(kind, attacker({ tonnage: 75 }))).toBe(at75);
    expect(calculatePhysicalDamage(kind, attacker({ tonnage: 55, tripleStrengthMyomer: true }))).toBe(
      withMyomer,
    );
  });

  const FIXED: readonly (readonly [PhysicalAttackKind, number])[] = [
    ['flail', 9],
    ['wrecking_ball', 8],
    ['chain_whip', 3],
    ['combine', 3],
    ['mining_drill', 4],
    ['spot_welder', 5],
    ['chainsaw', 5],
    ['dual_saw', 7],
    ['backhoe', 6],
    ['rock_cutter', 5],
    ['pile_driver', 10],
    ['small_shield', 3],
    ['medium_shield', 5],
    ['large_shield', 7],
  ];
  it.each(FIXED)('of a %s is %i whatever it is mounted on', (kind, points) => {
    expect(calculatePhysicalDamage(kind, attacker({ tonnage: 20 }))).toBe(points);
    expect(calculatePhysicalDamage(kind, attacker({ tonnage: 100, tripleStrengthMyomer: true }))).toBe(
      points,
    );
  });

  it('of a kick with talons is half again as much, rounded up, while the foot works', () => {
    expect(calculatePhysicalDamage('talons', attacker({ tonnage: 55 }))).toBe(17);
    const footless = attacker({ tonnage: 55, legActuatorDamage: { footDestroyed: true } });
    expect(calculatePhysicalDamage('talons', footless)).toBe(11);
  });

  it('of a death from above is half again as much on talons, rounded down', () => {
    expect(calculatePhysicalDamage('dfa', attacker({ tonnage: 35 }))).toBe(11);
    expect(calculatePhysicalDamage('dfa', attacker({ tonnage: 35, talons: true }))).toBe(16);
    expect(calculatePhysicalDamage('dfa', attacker({ tonnage: 100, talons: true }))).toBe(45);
  });

  it('of a vibroblade that is switched on is its own', () => {
    const cutting = attacker({ bladeActive: true, tripleStrengthMyomer: true });
    expect(calculatePhysicalDamage('small_vibroblade', cutting)).toBe(7);
    expect(calculatePhysicalDamage('medium_vibroblade', cutting)).toBe(10);
    expect(calculatePhysicalDamage('large_vibroblade', cutting)).toBe(14);
    const weapon = officialCatalog.find('ISLargeVibroblade');
    if (weapon?.kind !== 'physical-weapon') throw new Error('not in the catalog');
    expect(calculatePhysicalDamage('vibroblade', cutting, { weapon })).toBe(14);
  });

  it('of a shield is what it absorbs, less with its arm damaged', () => {
    const lost = (actuatorDamage: object) => attacker({ actuatorDamage });
    expect(calculatePhysicalDamage('large_shield', lost({ shoulderDestroyed: true }))).toBe(5);
    expect(calculatePhysicalDamage('large_shield', lost({ upperArmDestroyed: true }))).toBe(6);
    expect(
      calculatePhysicalDamage('small_shield', lost({ shoulderDestroyed: true, upperArmDestroyed: true })),
    ).toBe(0);
  });

  it('of a limb is halved by each lost actuator', () => {
    expect(calculatePhysicalDamage('punch', attacker({ actuatorDamage: { upperArmDestroyed: true } }))).toBe(
      2,
    );
    expect(calculatePhysicalDamage('punch', attacker({ armBuiltWithout: 'lower-arm' }))).toBe(2);
    expect(calculatePhysicalDamage('punch', attacker({ handDestroyed: true }))).toBe(5);
    const leg = { upperLegDestroyed: true, lowerLegDestroyed: true };
    expect(calculatePhysicalDamage('kick', attacker({ tonnage: 75, legActuatorDamage: leg }))).toBe(3);
    expect(
      calculatePhysicalDamage('kick', attacker({ legActuatorDamage: leg, tripleStrengthMyomer: true })),
    ).toBe(5);
    expect(calculatePhysicalDamage('kick', attacker({ legActuatorDamage: { footDestroyed: true } }))).toBe(
      10,
    );
  });

  it('of a weapon does not suffer from the arm that swings it', () => {
    const actuatorDamage = { upperArmDestroyed: true, lowerArmDestroyed: true };
    expect(calculatePhysicalDamage('hatchet', attacker({ actuatorDamage }))).toBe(10);
  });

  it('under water is half, rounded up for limbs and down for weapons', () => {
    const wet = attacker({ tonnage: 55, limbSubmerged: true });
    expect(calculatePhysicalDamage('punch', attacker({ limbSubmerged: true }))).toBe(3);
    expect(calculatePhysicalDamage('kick', wet)).toBe(6);
    expect(calculatePhysicalDamage('hatchet', wet)).toBe(5);
    expect(calculatePhysicalDamage('dual_saw', wet)).toBe(3);
  });

  it('of a charge grows with the hexes moved, whatever the myomer', () => {
    const running = (hexesMoved: number) => attacker({ tonnage: 55, hexesMoved, tripleStrengthMyomer: true });
    expect(calculatePhysicalDamage('charge', running(6))).toBe(28);
    expect(calculatePhysicalDamage('charge', running(1))).toBe(0);
    expect(calculatePhysicalDamage('charge', running(0))).toBe(0);
    expect(calculatePhysicalOwnDamage('charge', running(6), { tonnage: 75 })).toBe(8);
    expect(
      calculatePhysicalOwnDamage('charge', { ...running(6), limbSubmerged: true }, { tonnage: 50 }),
    ).toBe(3);
  });

  it('of a death from above is three tenths of the tonnage, and a fifth to itself', () => {
    expect(calculatePhysicalDamage('dfa', attacker({ tonnage: 55, tripleStrengthMyomer: true }))).toBe(17);
    expect(calculatePhysicalOwnDamage('dfa', attacker({ tonnage: 55 }), { tonnage: 20 })).toBe(11);
    expect(calculatePhysicalOwnDamage('punch', attacker(), { tonnage: 20 })).toBe(0);
  });

  it('of a push is none', () => {
    const skilled = attacker({ abilities: ['melee_master', 'melee_specialist'] });
    expect(calculatePhysicalDamage('push', skilled)).toBe(0);
    expect(calculatePhysicalDamage('push', skilled, { ruleset: 'total-warfare' })).toBe(0);
  });

  it('to itself in a death from above is half with reinforced legs, in total-warfare', () => {
    const strong = attacker({ tonnage: 60, unitQuirks: ['reinforced_legs'] });
    expect(calculatePhysicalOwnDamage('dfa', strong, { tonnage: 20 }, { ruleset: 'total-warfare' })).toBe(6);
    expect(calculatePhysicalOwnDamage('dfa', strong, { tonnage: 20 })).toBe(12);
  });

  it('is not worked out from wrong input', () => {
    expect(() => calculatePhysicalDamage('punch', attacker({ tonnage: Number.NaN }))).toThrow(
      /tonnage is NaN/,
    );
    expect(() => calculatePhysicalDamage('charge', attacker({ hexesMoved: -1 }))).toThrow(/hexesMoved is -1/);
    expect(() => calculatePhysicalOwnDamage('charge', attacker(), { tonnage: 0 })).toThrow(
      /target.tonnage is 0/,
    );
  });
});
