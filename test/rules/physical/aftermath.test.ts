import { describe, expect, it } from 'vitest';
import {
  PHYSICAL_ATTACKS,
  type PhysicalAttackKind,
  physicalAftermath,
} from '../../../src/rules/physical/index.js';
import { calculatePilotingRoll, type PilotState } from '../../../src/rules/piloting/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';

// docs/rules/piloting-rolls.md and docs/rules/physical-attacks.md
describe('what follows a physical attack', () => {
  it('is a roll for a unit that was kicked, or that kicked and missed', () => {
    expect(physicalAftermath('kick', true)).toEqual({ targetRoll: { kind: 'physical', role: 'target' } });
    expect(physicalAftermath('kick', false)).toEqual({
      attackerRoll: { kind: 'physical', role: 'attacker' },
    });
  });

  it('is nothing after a punch', () => {
    expect(physicalAftermath('punch', true)).toEqual({});
    expect(physicalAftermath('punch', false)).toEqual({});
  });

  it('of a push drives the target off and lets the attacker follow', () => {
    const targetRoll = { kind: 'physical', role: 'target' };
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
      attackerRoll: { kind: 'charge', role: 'attacker' },
      targetRoll: { kind: 'charge', role: 'target' },
      targetMoves: 'away',
      attackerMoves: 'target-hex',
    });
    expect(physicalAftermath('charge', false)).toEqual({ attackerMoves: 'aside' });
  });

  it('of a death from above is a hard landing, or a fall of two levels on the back', () => {
    expect(physicalAftermath('dfa', true)).toEqual({
      attackerRoll: { kind: 'dfa', role: 'attacker' },
      targetRoll: { kind: 'dfa', role: 'target' },
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
    expect(physicalAftermath('mace', false).attackerRoll).toEqual({
      kind: 'physical',
      role: 'attacker',
      modifier: 2,
    });
    expect(physicalAftermath('flail', false).attackerRoll).toEqual({ kind: 'physical', role: 'attacker' });
    expect(physicalAftermath('wrecking_ball', false).attackerRoll).toEqual({
      kind: 'physical',
      role: 'attacker',
    });
    expect(physicalAftermath('mace', true)).toEqual({});
  });

  it('falls in groups of five points where weight does it', () => {
    expect(PHYSICAL_ATTACKS.charge.groups).toBe(5);
    expect(PHYSICAL_ATTACKS.dfa.groups).toBe(5);
    expect(PHYSICAL_ATTACKS.kick.groups).toBeUndefined();
  });
});

/** What attacker and target have to roll; undefined for whoever does not. */
function rollsAfter(
  kind: PhysicalAttackKind,
  hit: boolean,
  pilot: Partial<PilotState> = {},
  ruleset: RulesetName = 'standard',
) {
  const { attackerRoll, targetRoll } = physicalAftermath(kind, hit);
  return [attackerRoll, targetRoll].map(
    (cause) => cause && calculatePilotingRoll({ piloting: 5, ...pilot }, cause, { ruleset }).targetNumber,
  );
}

// docs/rules/piloting-rolls.md
describe('the piloting rolls after a physical attack', () => {
  it.each<[PhysicalAttackKind, boolean, number | undefined, number | undefined]>([
    ['kick', true, undefined, 5],
    ['kick', false, 5, undefined],
    ['talons', true, undefined, 5],
    ['talons', false, 5, undefined],
    ['push', true, undefined, 5],
    ['push', false, undefined, undefined],
    ['charge', true, 7, 7],
    ['charge', false, undefined, undefined],
    ['dfa', true, 9, 7],
    ['dfa', false, undefined, undefined],
    ['mace', false, 7, undefined],
    ['flail', false, 5, undefined],
    ['wrecking_ball', false, 5, undefined],
    ['punch', true, undefined, undefined],
  ])('of %s (hit: %s) ask %s of the attacker and %s of the target', (kind, hit, attacker, target) => {
    expect(rollsAfter(kind, hit)).toEqual([attacker, target]);
    expect(rollsAfter(kind, hit, {}, 'total-warfare')).toEqual([attacker, target]);
  });

  it('are no easier in total-warfare for a Stable unit that missed its kick, but when it is kicked', () => {
    const stable = { unitQuirks: ['stable'] };
    expect(rollsAfter('kick', false, stable, 'total-warfare')).toEqual([5, undefined]);
    expect(rollsAfter('kick', true, stable, 'total-warfare')).toEqual([undefined, 4]);
  });

  it('are easier for the Acrobat who comes down from above, not for one who is struck', () => {
    expect(rollsAfter('dfa', true, { abilities: ['acrobat'] })).toEqual([8, 7]);
  });
});
