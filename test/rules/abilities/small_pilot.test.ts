import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll, type PilotState } from '../../../src/rules/piloting/index.js';

const numberOf = (pilot: Partial<PilotState>, ruleset: 'standard' | 'total-warfare') =>
  calculatePilotingRoll({ piloting: 5, abilities: ['small_pilot'], ...pilot }, { kind: 'fall' }, { ruleset })
    .targetNumber;

describe('Small Pilot', () => {
  it('is at ease in a small cockpit in total-warfare', () => {
    expect(numberOf({ cockpit: 'small' }, 'standard')).toBe(6);
    expect(numberOf({ cockpit: 'small' }, 'total-warfare')).toBe(5);
  });

  it('is at ease in a Cramped Cockpit too', () => {
    expect(numberOf({ unitQuirks: ['cramped_cockpit'] }, 'total-warfare')).toBe(5);
    expect(numberOf({ unitQuirks: ['cramped_cockpit'], cockpit: 'small' }, 'total-warfare')).toBe(5);
  });

  it('does nothing in a roomy one', () => {
    expect(numberOf({}, 'total-warfare')).toBe(5);
  });
});
