import { describe, expect, it } from 'vitest';
import { type PhysicalAttackKind, physicalHitTable } from '../../../src/edge/rules/physical.js';

const table = (kind: PhysicalAttackKind, elevationDifference: number, prone = false) =>
  physicalHitTable(kind, { elevationDifference, target: { prone } })?.table;

describe('the table that a physical attack hits on', () => {
  it('of a punch depends on how high the target stands', () => {
    expect(table('punch', 0)).toBe('punch');
    expect(table('punch', 1)).toBe('kick');
    expect(table('punch', 1, true)).toBe('full');
    expect(table('punch', 0, true)).toBeUndefined();
    expect(table('punch', -1)).toBeUndefined();
    expect(table('punch', 2)).toBeUndefined();
  });

  it('of a kick depends on how low the target stands', () => {
    expect(table('kick', 0)).toBe('kick');
    expect(table('kick', 0, true)).toBe('full');
    expect(table('kick', -1)).toBe('punch');
    expect(table('kick', -1, true)).toBeUndefined();
    expect(table('kick', 1)).toBeUndefined();
    expect(table('kick', -2)).toBeUndefined();
  });

  it('of a weapon is the full one on the same level, and may be aimed there', () => {
    expect(table('hatchet', 0)).toBe('full');
    expect(table('hatchet', 1)).toBe('kick');
    expect(table('hatchet', -1)).toBe('punch');
    expect(table('hatchet', 2)).toBeUndefined();
    expect(table('hatchet', 1, true)).toBe('full');
    expect(table('hatchet', 0, true)).toBeUndefined();
    expect(physicalHitTable('sword', { elevationDifference: 0, aimedAt: 'punch' })?.table).toBe('punch');
    expect(physicalHitTable('sword', { elevationDifference: 1, aimedAt: 'punch' })?.table).toBe('kick');
  });

  it('of a charge is the full one, as far as bodies meet', () => {
    expect(table('charge', 0)).toBe('full');
    expect(table('charge', 1)).toBe('full');
    expect(table('charge', 2)).toBeUndefined();
    expect(table('charge', -2)).toBeUndefined();
    expect(physicalHitTable('charge', { target: { superheavy: true } })?.table).toBe('kick');
    expect(physicalHitTable('charge', { target: { partialCover: true } })?.table).toBe('punch');
  });

  it('of a death from above is the upper body, or the back of who lies', () => {
    expect(physicalHitTable('dfa')).toEqual({ table: 'punch' });
    expect(physicalHitTable('dfa', { target: { prone: true } })).toEqual({ table: 'full', fromRear: true });
  });

  it('is none for a push', () => {
    expect(physicalHitTable('push')).toBeNull();
  });

  it('reaches higher for a superheavy, and not as low', () => {
    const attacker = { superheavy: true };
    expect(physicalHitTable('punch', { elevationDifference: 2, attacker })?.table).toBe('kick');
    expect(physicalHitTable('punch', { elevationDifference: 0, attacker })).toBeNull();
  });

  it('is not looked up for wrong input', () => {
    expect(() => physicalHitTable('bite' as PhysicalAttackKind)).toThrow(/kind is "bite"/);
    expect(() => table('punch', Number.NaN)).toThrow(/elevationDifference is NaN/);
  });
});
