import { describe, expect, it } from 'vitest';
import {
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  type PhysicalAttackKind,
  physicalToHitNumber,
} from '../../../src/rules/physical/index.js';
import { attacker, target } from './fighters.js';

const number = (
  kind: PhysicalAttackKind,
  by: Partial<IPhysicalAttacker> = {},
  at: Partial<IPhysicalTarget> = {},
  options: IPhysicalOptions = {},
) => physicalToHitNumber(kind, attacker(by), target(at), options);

const NEVER = Number.POSITIVE_INFINITY;

describe('the bare number of a physical attack', () => {
  it('has all that the itemised one has', () => {
    expect(number('punch')).toBe(5);
    expect(number('kick')).toBe(3);
    expect(number('punch', { movementType: 'run' }, { movementType: 'walk', hexesMoved: 5 })).toBe(9);
    expect(number('punch', {}, {}, { environment: { light: 'pitch_black' } })).toBe(7);
  });

  it('has quirks and abilities of both sides', () => {
    expect(number('punch', { abilities: ['melee_specialist'] })).toBe(4);
    expect(number('punch', { abilities: ['clan_pilot_training'] }, {}, { ruleset: 'total-warfare' })).toBe(6);
    expect(number('punch', {}, { unitQuirks: ['distracting'] })).toBe(6);
    expect(number('punch', {}, { abilities: ['dodge_maneuver'], isDodging: true })).toBe(7);
    const barrel = { unitQuirks: ['barrel_fists_ra'], arm: 'right', armBuiltWithout: 'hand' } as const;
    expect(number('punch', barrel)).toBe(6);
    expect(number('punch', barrel, {}, { ruleset: 'total-warfare' })).toBe(5);
    expect(number('kick', barrel, {}, { ruleset: 'total-warfare' })).toBe(3);
  });

  it('is out of reach where something bars the attack, be it a quirk', () => {
    expect(number('punch', { actuatorDamage: { shoulderDestroyed: true } })).toBe(NEVER);
    expect(number('punch', { unitQuirks: ['low_arms'] }, {}, { elevationDifference: 1 })).toBe(NEVER);
    expect(number('punch', { unitQuirks: ['low_arms'] }, {}, { elevationDifference: 0 })).toBe(5);
    expect(number('punch', { unitQuirks: ['stable'], abilities: ['sniper'] })).toBe(5);
  });

  it('does not ask how the attacker came there', () => {
    expect(number('charge', { movementType: 'stationary' }, { hasMoved: false })).toBe(5);
  });
});
