import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll, PILOTING_CAUSES } from '../../../src/rules/piloting/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { causeOf, kindsWith } from '../piloting/rolls.js';

const unitQuirks = ['hard_to_pilot'];

describe('Hard to Pilot', () => {
  it('Hard to Pilot PSR penalty', () => {
    for (const kind of PILOTING_CAUSES) {
      const without = calculatePilotingRoll({ piloting: 5 }, causeOf(kind));
      const roll = calculatePilotingRoll({ piloting: 5, unitQuirks }, causeOf(kind));
      expect(roll.targetNumber, kind).toBe(without.targetNumber + 1);
    }
  });

  it('hampers every roll in both rulesets', () => {
    for (const ruleset of RULESETS) {
      expect(kindsWith('hard_to_pilot', { unitQuirks }, ruleset), ruleset).toEqual([...PILOTING_CAUSES]);
    }
  });

  it('is known by its short id too, and counts once', () => {
    const twice = { piloting: 5, unitQuirks: ['hard_pilot', 'hard_to_pilot'] };
    expect(calculatePilotingRoll(twice, { kind: 'stand' }).targetNumber).toBe(6);
  });

  it('cancels out with Stable in standard', () => {
    const both = { piloting: 5, unitQuirks: ['stable', 'hard_to_pilot'] };
    expect(calculatePilotingRoll(both, { kind: 'stand' }).targetNumber).toBe(5);
    expect(calculatePilotingRoll(both, { kind: 'stand' }, { ruleset: 'total-warfare' }).targetNumber).toBe(6);
  });
});
