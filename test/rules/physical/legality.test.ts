import { describe, expect, it } from 'vitest';
import {
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type IPhysicalTarget,
  type PhysicalAttackKind,
  physicalAttackLegality,
} from '../../../src/rules/physical/index.js';
import { attacker, needs, target } from './fighters.js';

const barredBy = (
  kind: PhysicalAttackKind,
  by: Partial<IPhysicalAttacker> = {},
  at: Partial<IPhysicalTarget> = {},
  options: IPhysicalOptions = {},
): readonly string[] =>
  physicalAttackLegality(kind, attacker(by), target(at), options).obstacles.map(({ id }) => id);

describe('whether a physical attack is possible', () => {
  it('is yes when nothing bars it', () => {
    expect(physicalAttackLegality('punch', attacker(), target())).toEqual({ possible: true, obstacles: [] });
  });

  it('is refused for a prone unit, whatever the attack', () => {
    for (const kind of ['punch', 'kick', 'push', 'charge', 'dfa', 'hatchet'] as const) {
      expect(barredBy(kind, { prone: true })).toEqual(['attacker_prone']);
    }
  });

  it('is no for a quad without arms, but a tool in its torso works', () => {
    expect(barredBy('punch', { chassis: 'quad' })).toEqual(['quad']);
    expect(barredBy('push', { chassis: 'quad' })).toEqual(['quad']);
    expect(barredBy('kick', { chassis: 'quad' })).toEqual([]);
    expect(barredBy('backhoe', { chassis: 'quad', torsoMounted: true })).toEqual([]);
    expect(barredBy('pile_driver', { chassis: 'quad', torsoMounted: true })).toEqual(['quad']);
  });

  it('is no with a limb that is gone or fired a weapon', () => {
    expect(barredBy('kick', { limbLost: true })).toEqual(['limb_lost']);
    expect(barredBy('push', { limbFired: true })).toEqual(['limb_fired']);
  });

  it('is no with flipped arms, unless legs do it', () => {
    expect(barredBy('punch', { armsFlipped: true })).toEqual(['arms_flipped']);
    expect(barredBy('kick', { armsFlipped: true })).toEqual([]);
  });

  it('is no without shoulder, hand or hip where the attack needs them', () => {
    const actuatorDamage = { shoulderDestroyed: true };
    expect(barredBy('punch', { actuatorDamage })).toEqual(['shoulder_destroyed']);
    expect(barredBy('chainsaw', { actuatorDamage })).toEqual(['shoulder_destroyed']);
    expect(barredBy('small_shield', { actuatorDamage })).toEqual([]);
    expect(barredBy('push', { shouldersDestroyed: 2 })).toEqual([]);
    expect(barredBy('club', { shouldersDestroyed: 1 })).toEqual(['shoulder_destroyed']);
    expect(barredBy('hatchet', { handDestroyed: true })).toEqual(['hand_destroyed']);
    expect(barredBy('chain_whip', { handDestroyed: true })).toEqual(['hand_destroyed']);
    expect(barredBy('chain_whip', { armBuiltWithout: 'hand' })).toEqual(['hand_destroyed']);
    expect(barredBy('chain_whip', { actuatorDamage })).toEqual(['shoulder_destroyed']);
    expect(barredBy('chainsaw', { handDestroyed: true })).toEqual([]);
    expect(barredBy('small_shield', { handDestroyed: true })).toEqual([]);
    expect(barredBy('kick', { legActuatorDamage: { hipDestroyed: true } })).toEqual(['hip_destroyed']);
  });

  it('is no for a blade or shield that is not ready', () => {
    expect(barredBy('retractable_blade', { retractableBlade: 'retracted' })).toEqual(['blade_retracted']);
    expect(barredBy('retractable_blade', { retractableBlade: 'extended' })).toEqual([]);
    expect(barredBy('punch', { retractableBlade: 'extended' })).toEqual(['blade_extended']);
    expect(barredBy('large_shield', { shield: 'active' })).toEqual(['shield_not_passive']);
    expect(barredBy('large_shield', { shield: 'passive' })).toEqual([]);
  });

  it('is no out of reach, arc and level', () => {
    expect(barredBy('punch', {}, {}, { distance: 2 })).toEqual(['out_of_range']);
    expect(barredBy('kick', {}, {}, { inArc: false })).toEqual(['out_of_arc']);
    expect(barredBy('kick', {}, {}, { elevationDifference: 1 })).toEqual(['elevation']);
    expect(barredBy('push', {}, {}, { elevationDifference: 1 })).toEqual(['elevation']);
    expect(barredBy('hatchet', {}, {}, { elevationDifference: 2 })).toEqual(['elevation']);
    expect(barredBy('punch', {}, { prone: true }, { elevationDifference: 0 })).toEqual(['elevation']);
  });

  it('is refused for a push or charge at a prone target', () => {
    expect(barredBy('push', {}, { prone: true })).toEqual(['target_prone']);
    expect(barredBy('charge', {}, { prone: true })).toEqual(['target_prone']);
  });

  it('is refused for a unit that dodges', () => {
    expect(barredBy('kick', { isDodging: true })).toEqual(['attacker_dodging']);
  });

  it('of a charge or death from above also lies in the move, which the roll leaves alone', () => {
    expect(barredBy('charge', { movementType: 'jump' })).toEqual(['no_run_up']);
    expect(barredBy('charge', { movementType: 'run' }, { hasMoved: false })).toEqual([
      'target_has_not_moved',
    ]);
    expect(barredBy('charge', { movementType: 'run' }, { hasMoved: false, immobile: true })).toEqual([]);
    expect(barredBy('dfa', { movementType: 'run' })).toEqual(['no_jump']);
    expect(needs('charge', { movementType: 'run' }, { hasMoved: false })).toBe(7);
  });

  it('names every reason at once', () => {
    expect(barredBy('punch', { prone: true, limbFired: true }, {}, { inArc: false })).toEqual([
      'attacker_prone',
      'limb_fired',
      'out_of_arc',
    ]);
  });
});
