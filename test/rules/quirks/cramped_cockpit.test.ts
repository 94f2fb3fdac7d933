import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll, PILOTING_CAUSES } from '../../../src/rules/piloting/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { causeOf, kindsWith } from '../piloting/rolls.js';

const unitQuirks = ['cramped_cockpit'];

describe('Cramped Cockpit', () => {
  it('Cramped Cockpit piloting penalty', () => {
    for (const kind of PILOTING_CAUSES) {
      const without = calculatePilotingRoll({ piloting: 5 }, causeOf(kind));
      const roll = calculatePilotingRoll({ piloting: 5, unitQuirks }, causeOf(kind));
      expect(roll.targetNumber, kind).toBe(without.targetNumber + 1);
    }
  });

  it('hampers every roll in both rulesets', () => {
    for (const ruleset of RULESETS) {
      expect(kindsWith('cramped_cockpit', { unitQuirks }, ruleset), ruleset).toEqual([...PILOTING_CAUSES]);
    }
  });

  it('adds to a small cockpit', () => {
    const pilot = { piloting: 5, unitQuirks, cockpit: 'small' };
    expect(calculatePilotingRoll(pilot, { kind: 'fall' }).targetNumber).toBe(7);
  });

  it('in total-warfare does not bother a small pilot', () => {
    const pilot = { piloting: 5, unitQuirks, abilities: ['small_pilot'] };
    expect(calculatePilotingRoll(pilot, { kind: 'fall' }, { ruleset: 'total-warfare' }).targetNumber).toBe(5);
    expect(calculatePilotingRoll(pilot, { kind: 'fall' }).targetNumber).toBe(6);
  });
});
