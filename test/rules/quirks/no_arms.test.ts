import { describe, expect, it } from 'vitest';
import {
  calculatePhysicalToHit,
  canPunch,
  carryObject,
  physicalAttackLegality,
} from '../../../src/rules/physical/index.js';
import { attacker, needs, target } from '../physical/fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;
const unitQuirks = ['no_arms'];

describe('No/Minimal Arms', () => {
  it('No Arms prevents punching', () => {
    expect(canPunch(unitQuirks, 0)).toBe(false);
    expect(canPunch([], 0)).toBe(true);
    const punch = calculatePhysicalToHit('punch', attacker({ unitQuirks }), target());
    expect(punch).toMatchObject({ impossible: true, probability: 0 });
    expect(physicalAttackLegality('punch', attacker({ unitQuirks }), target())).toMatchObject({
      possible: false,
      obstacles: [{ id: 'no_arms' }],
    });
  });

  it('leaves kicks and charges alone', () => {
    expect(needs('kick', { unitQuirks })).toBe(3);
    expect(needs('charge', { unitQuirks })).toBe(5);
    expect(needs('kick', { unitQuirks }, {}, BOOK)).toBe(3);
  });

  it('bars all that arms do in total-warfare, and in standard punches and what is like them', () => {
    expect(canPunch(unitQuirks, 0, BOOK)).toBe(false);
    for (const kind of ['push', 'club', 'hatchet'] as const) {
      expect(Number.isFinite(needs(kind, { unitQuirks }))).toBe(true);
      expect(needs(kind, { unitQuirks }, {}, BOOK)).toBe(Number.POSITIVE_INFINITY);
    }
    expect(needs('claw', { unitQuirks })).toBe(Number.POSITIVE_INFINITY);
  });

  it('has nothing to brush soldiers off with, in any rules', () => {
    for (const rules of [{}, BOOK, { ruleset: 'core' } as const]) {
      expect(Number.isFinite(needs('brush_off', {}, {}, rules))).toBe(true);
      expect(needs('brush_off', { unitQuirks }, {}, rules)).toBe(Number.POSITIVE_INFINITY);
    }
  });

  it('picks nothing up in total-warfare', () => {
    const carrier = { tonnage: 60, unitQuirks, workingHands: 2 };
    expect(carryObject(carrier, 3)).toMatchObject({ canCarry: true });
    expect(carryObject(carrier, 3, BOOK)).toMatchObject({ canCarry: false, canThrow: false, canRun: true });
  });

  it('leaves a tool in the torso alone in total-warfare', () => {
    expect(needs('backhoe', { unitQuirks, torsoMounted: true }, {}, BOOK)).toBe(6);
  });

  it('makes Battle Fists useless', () => {
    const both = [...unitQuirks, 'battle_fists_la'];
    expect(needs('punch', { unitQuirks: both, arm: 'left' })).toBe(Number.POSITIVE_INFINITY);
  });
});
