import { describe, expect, it } from 'vitest';
import { PHYSICAL_ATTACKS, physicalAftermath } from '../../../src/rules/physical/index.js';

// combat.md sections 19.2 and 21
describe('what follows a physical attack', () => {
  it('is a roll for who was kicked, or for who kicked and missed', () => {
    expect(physicalAftermath('kick', true)).toEqual({ targetRoll: { kind: 'physical', modifier: 0 } });
    expect(physicalAftermath('kick', false)).toEqual({ attackerRoll: { kind: 'physical', modifier: 0 } });
  });

  it('is nothing after a punch', () => {
    expect(physicalAftermath('punch', true)).toEqual({});
    expect(physicalAftermath('punch', false)).toEqual({});
  });

  it('of a push drives the target off and lets the attacker follow', () => {
    const targetRoll = { kind: 'physical', modifier: 0 };
    expect(physicalAftermath('push', true)).toEqual({
      targetRoll,
      targetMoves: 'away',
      attackerMoves: 'target-hex',
    });
    expect(physicalAftermath('push', true, { blocked: true })).toEqual({ targetRoll });
    expect(physicalAftermath('push', true, { mutual: true })).toEqual({ targetRoll });
    expect(physicalAftermath('push', false)).toEqual({});
  });

  it('of a charge shakes both, or leads past the target', () => {
    expect(physicalAftermath('charge', true)).toEqual({
      attackerRoll: { kind: 'charge', modifier: 2 },
      targetRoll: { kind: 'charge', modifier: 2 },
      targetMoves: 'away',
      attackerMoves: 'target-hex',
    });
    expect(physicalAftermath('charge', false)).toEqual({ attackerMoves: 'aside' });
  });

  it('of a death from above is a hard landing, or a fall of two levels on the back', () => {
    expect(physicalAftermath('dfa', true)).toEqual({
      attackerRoll: { kind: 'dfa', modifier: 4 },
      targetRoll: { kind: 'dfa', modifier: 2 },
      targetMoves: 'aside',
      attackerMoves: 'target-hex',
    });
    expect(physicalAftermath('dfa', false)).toEqual({
      targetMoves: 'aside',
      attackerMoves: 'target-hex',
      attackerFalls: { levels: 2, onto: 'rear' },
    });
  });

  it('of a missed mace or flail is a roll', () => {
    expect(physicalAftermath('mace', false).attackerRoll).toEqual({ kind: 'physical', modifier: 2 });
    expect(physicalAftermath('flail', false).attackerRoll).toEqual({ kind: 'physical', modifier: 0 });
    expect(physicalAftermath('wrecking_ball', false).attackerRoll).toEqual({ kind: 'physical', modifier: 0 });
    expect(physicalAftermath('mace', true)).toEqual({});
  });

  it('falls in groups of five points where weight does it', () => {
    expect(PHYSICAL_ATTACKS.charge.groups).toBe(5);
    expect(PHYSICAL_ATTACKS.dfa.groups).toBe(5);
    expect(PHYSICAL_ATTACKS.kick.groups).toBeUndefined();
  });
});
