import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { entryValue, kindsWith } from '../piloting/rolls.js';

const unitQuirks = ['easy_to_pilot'];
const rubble = { kind: 'terrain', terrain: 'rubble' } as const;

describe('Easy to Pilot', () => {
  it('Easy to Pilot terrain PSR', () => {
    const without = calculatePilotingRoll({ piloting: 5 }, rubble);
    const roll = calculatePilotingRoll({ piloting: 5, unitQuirks }, rubble);
    expect(roll.targetNumber).toBe(without.targetNumber - 1);
    expect(roll.targetNumber).toBe(4);
    expect(roll.modifiers).toContainEqual(
      expect.objectContaining({ id: 'easy_to_pilot', value: -1, source: 'quirk' }),
    );
  });

  it('helps on terrain and on nothing else', () => {
    expect(kindsWith('easy_to_pilot', { unitQuirks }, 'standard')).toEqual(['terrain']);
  });

  it('is known by its short id too', () => {
    expect(calculatePilotingRoll({ piloting: 5, unitQuirks: ['easy_pilot'] }, rubble).targetNumber).toBe(4);
  });

  it('cancels out with Unbalanced', () => {
    const both = { piloting: 5, unitQuirks: ['easy_to_pilot', 'unbalanced'] };
    expect(calculatePilotingRoll(both, rubble).targetNumber).toBe(5);
  });

  it('in total-warfare helps under heavy damage and on skids as well', () => {
    expect(kindsWith('easy_to_pilot', { unitQuirks }, 'total-warfare')).toEqual([
      'terrain',
      'skid',
      'damage',
    ]);
  });

  it('in total-warfare helps only pilots of skill 4 or worse, in standard all', () => {
    const value = (piloting: number, ruleset: 'standard' | 'total-warfare') =>
      entryValue(calculatePilotingRoll({ piloting, unitQuirks }, rubble, { ruleset }), 'easy_to_pilot');
    expect([3, 4, 5].map((piloting) => value(piloting, 'standard'))).toEqual([-1, -1, -1]);
    expect([3, 4, 5].map((piloting) => value(piloting, 'total-warfare'))).toEqual([0, -1, -1]);
  });
});
