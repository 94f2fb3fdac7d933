import { describe, expect, it } from 'vitest';
import { calculateFallInjuryRoll } from '../../../src/rules/falling/index.js';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { kindsWith } from '../piloting/rolls.js';

const abilities = ['natural_grace'];

describe('Natural Grace', () => {
  it('Natural Grace fall bonus', () => {
    const roll = calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'fall' });
    expect(roll.targetNumber).toBe(4);
    expect(roll.modifiers).toContainEqual(
      expect.objectContaining({ id: 'natural_grace', value: -1, source: 'spa' }),
    );
  });

  it('acts on every roll to avoid falling over, and on no other', () => {
    expect(kindsWith('natural_grace', { abilities }, 'standard')).toEqual([
      'fall',
      'damage',
      'physical',
      'gyro',
      'leg',
      'shutdown',
      'charge',
    ]);
    expect(kindsWith('natural_grace', { abilities }, 'total-warfare')).toEqual([]);
  });

  it('helps a pilot in a fall under way, whatever caused it', () => {
    const rubble = { kind: 'terrain', terrain: 'rubble' } as const;
    expect(calculateFallInjuryRoll({ piloting: 5, abilities }, rubble, 0).targetNumber).toBe(4);
    expect(calculatePilotingRoll({ piloting: 5, abilities }, rubble).targetNumber).toBe(5);
  });
});
