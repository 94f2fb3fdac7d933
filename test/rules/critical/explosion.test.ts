import { describe, expect, test } from 'vitest';
import { explosionDamage } from '../../../src/edge/rules/critical.js';
import { extendRuleset } from '../../../src/rules/ruleset.js';
import { itemNamed } from '../items.js';

describe('an explosion (docs/rules/explosions.md)', () => {
  test.each<[string, number, number]>([
    ['ac-20-ammo', 5, 100],
    ['LRM 20 Ammo', 6, 120],
    ['SRM 6 Ammo', 15, 180],
    ['machine-gun-ammo-full', 200, 400],
    ['thunderbolt-10-ammo', 6, 60],
  ])('of %s with %i rounds does %i points', (bin, rounds, damage) => {
    expect(explosionDamage(itemNamed(bin), { rounds })).toBe(damage);
  });

  test('does not come from an empty bin, or from the slugs of a gauss rifle', () => {
    expect(explosionDamage(itemNamed('ac-20-ammo'), { rounds: 0 })).toBe(0);
    expect(explosionDamage(itemNamed('gauss-rifle-ammo-is'), { rounds: 8 })).toBe(0);
  });

  test.each([
    ['Gauss Rifle', 20],
    ['Light Gauss Rifle', 16],
    ['Heavy Gauss Rifle', 25],
    ['Improved Heavy Gauss Rifle', 30],
    ['Silver Bullet Gauss Rifle', 20],
    ['HAG/30', 15],
    ['clan-ap-gauss-rifle', 3],
    ['Magshot', 3],
  ])('of a %s does %i points without ammunition', (weapon, damage) => {
    expect(explosionDamage(itemNamed(weapon))).toBe(damage);
  });

  test.each([
    ['Gauss Rifle', 14],
    ['Light Gauss Rifle', 10],
    ['Heavy Gauss Rifle', 22],
    ['clan-ap-gauss-rifle', 2],
    ['Magshot', 4],
  ])('of a %s does %i points where two for each slot count', (weapon, damage) => {
    const ruleset = extendRuleset('total-warfare', { explosions: { weaponFigures: 'of-its-slots' } });
    expect(explosionDamage(itemNamed(weapon), {}, { ruleset })).toBe(damage);
  });

  test('of a laser pulse module does 2 points', () => {
    expect(explosionDamage(itemNamed('ISRISCLaserPulseModule'))).toBe(2);
  });

  test('of a capacitor needs a charge', () => {
    expect(explosionDamage(itemNamed('PPC Capacitor'), { charged: true })).toBe(15);
    expect(explosionDamage(itemNamed('PPC Capacitor'))).toBe(0);
  });

  test('comes from prototype jump jets and from emergency coolant', () => {
    expect(explosionDamage(itemNamed('Prototype Improved Jump Jet'))).toBe(10);
    expect(explosionDamage(itemNamed('RISC Emergency Coolant System'))).toBe(5);
  });

  test('comes from a hyper-velocity autocannon only with rounds aboard', () => {
    const figure = itemNamed('HVAC/10');
    expect(explosionDamage(figure)).toBe(0);
    expect(explosionDamage(figure, { rounds: 4 })).toBeGreaterThan(0);
  });

  test('does not come from other weapons, or by optional rules', () => {
    expect(explosionDamage(itemNamed('Medium Laser'))).toBe(0);
    expect(explosionDamage(itemNamed('AC/20'))).toBe(0);
  });

  test('refuses rounds that cannot be', () => {
    expect(() => explosionDamage(itemNamed('ac-20-ammo'), { rounds: -1 })).toThrow(/rounds is -1/);
    expect(() => explosionDamage(itemNamed('ac-20-ammo'), { rounds: Number.NaN })).toThrow(/rounds is NaN/);
  });
});
