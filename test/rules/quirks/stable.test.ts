import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll, PILOTING_CAUSES } from '../../../src/rules/piloting/index.js';
import { causeOf, entryValue, kindsWith } from '../piloting/rolls.js';

const unitQuirks = ['stable'];

describe('Stable', () => {
  it('Stable unit PSR bonus', () => {
    for (const kind of PILOTING_CAUSES) {
      const without = calculatePilotingRoll({ piloting: 5 }, causeOf(kind));
      const roll = calculatePilotingRoll({ piloting: 5, unitQuirks }, causeOf(kind));
      expect(roll.targetNumber, kind).toBe(without.targetNumber - 1);
      expect(entryValue(roll, 'stable'), kind).toBe(-1);
    }
  });

  it('in total-warfare keeps its feet only when struck: kicked or pushed', () => {
    expect(kindsWith('stable', { unitQuirks }, 'total-warfare')).toEqual(['physical']);
  });

  it('in total-warfare does not help after its own missed kick', () => {
    const missed = { kind: 'physical', role: 'attacker' } as const;
    const roll = calculatePilotingRoll({ piloting: 5, unitQuirks }, missed, { ruleset: 'total-warfare' });
    expect(roll.targetNumber).toBe(5);
  });

  it('adds up with Hard to Pilot and Cramped Cockpit', () => {
    const all = { piloting: 5, unitQuirks: ['stable', 'hard_to_pilot', 'cramped_cockpit'] };
    expect(calculatePilotingRoll(all, { kind: 'fall' }).targetNumber).toBe(6);
  });
});
