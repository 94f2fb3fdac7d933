import { describe, expect, it } from 'vitest';
import { attacksForfeitedByDodging, calculatePhysicalToHit } from '../../../src/rules/physical/index.js';
import { calculateToHit } from '../../../src/rules/to-hit/calculate.js';
import { attacker, entry, needs, target } from '../physical/fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const dodging = { abilities: ['dodge_maneuver'], isDodging: true };
const shooter = { gunnery: 4, movementType: 'stationary', heat: 0 } as const;
const shotAt = (at: object, options = {}) =>
  calculateToHit(shooter, { movementType: 'stationary', hexesMoved: 0, ...at }, 'short', 2, options)
    .finalToHit;

describe('Dodge Maneuver', () => {
  it('Dodge action grants defensive bonus', () => {
    expect(shotAt(dodging)).toBe(shotAt({}) + 2);
    expect(needs('punch', {}, dodging)).toBe(needs('punch') + 2);
    expect(needs('charge', {}, dodging)).toBe(needs('charge') + 2);
    expect(attacksForfeitedByDodging(dodging)).toEqual(['weapon', 'physical']);
    const own = calculatePhysicalToHit('kick', attacker(dodging), target());
    expect(own.impossible).toBe(true);
  });

  it('does nothing while it is not declared, nor for a unit that cannot dodge', () => {
    expect(needs('punch', {}, { abilities: ['dodge_maneuver'] })).toBe(5);
    expect(needs('punch', {}, { isDodging: true })).toBe(5);
    expect(attacksForfeitedByDodging({ abilities: ['melee_master'] })).toEqual([]);
    expect(needs('kick', { abilities: ['dodge_maneuver'] })).toBe(3);
  });

  it('is against physical attacks alone in total-warfare, and costs these alone', () => {
    expect(shotAt(dodging, BOOK)).toBe(shotAt({}, BOOK));
    expect(entry('target_dodge_maneuver', 'kick', {}, dodging, BOOK)).toBe(2);
    expect(attacksForfeitedByDodging(dodging, BOOK)).toEqual(['physical']);
  });

  it('adds to Distracting and Evasive', () => {
    const hard = {
      ...dodging,
      abilities: ['dodge_maneuver', 'evasive'],
      unitQuirks: ['distracting'],
      movementType: 'run' as const,
    };
    expect(needs('punch', {}, hard)).toBe(9);
  });
});
