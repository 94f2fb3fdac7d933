import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { entryValue, kindsWith } from '../piloting/rolls.js';

const unitQuirks = ['unbalanced'];
const rubble = { kind: 'terrain', terrain: 'rubble' } as const;

describe('Unbalanced', () => {
  it('Unbalanced terrain PSR penalty', () => {
    const without = calculatePilotingRoll({ piloting: 5 }, rubble);
    const roll = calculatePilotingRoll({ piloting: 5, unitQuirks }, rubble);
    expect(roll.targetNumber).toBe(without.targetNumber + 1);
    expect(entryValue(roll, 'unbalanced')).toBe(1);
  });

  it('hampers on terrain and on nothing else', () => {
    expect(kindsWith('unbalanced', { unitQuirks }, 'standard')).toEqual(['terrain']);
  });

  it('in total-warfare hampers on skids as well', () => {
    expect(kindsWith('unbalanced', { unitQuirks }, 'total-warfare')).toEqual(['terrain', 'skid']);
  });
});
