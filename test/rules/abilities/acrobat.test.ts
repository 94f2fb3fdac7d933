import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { kindsWith } from '../piloting/rolls.js';

const abilities = ['acrobat'];

describe('Acrobat', () => {
  it('Acrobat DFA bonus', () => {
    const without = calculatePilotingRoll({ piloting: 5 }, { kind: 'dfa' });
    const roll = calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'dfa' });
    expect(without.targetNumber).toBe(9);
    expect(roll.targetNumber).toBe(8);
  });

  it('does not help the target of a death from above', () => {
    const struck = { kind: 'dfa', role: 'target' } as const;
    expect(calculatePilotingRoll({ piloting: 5, abilities }, struck).targetNumber).toBe(7);
  });

  it('acts on no other roll, and not in total-warfare', () => {
    expect(kindsWith('acrobat', { abilities }, 'standard')).toEqual(['dfa']);
    expect(kindsWith('acrobat', { abilities }, 'total-warfare')).toEqual([]);
  });

  it('adds up with Stable', () => {
    const pilot = { piloting: 5, abilities, unitQuirks: ['stable'] };
    expect(calculatePilotingRoll(pilot, { kind: 'dfa' }).targetNumber).toBe(7);
  });
});
