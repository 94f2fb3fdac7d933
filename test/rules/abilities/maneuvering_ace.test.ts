import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { entryValue, kindsWith } from '../piloting/rolls.js';

const abilities = ['maneuvering_ace'];

describe('Maneuvering Ace', () => {
  it('Maneuvering Ace terrain bonus', () => {
    const roll = calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'terrain', terrain: 'rubble' });
    expect(roll.targetNumber).toBe(4);
    expect(roll.modifiers).toContainEqual(
      expect.objectContaining({ id: 'maneuvering_ace', value: -1, source: 'spa' }),
    );
  });

  it('Maneuvering Ace skidding bonus', () => {
    const skid = { kind: 'skid', hexesMoved: 5 } as const;
    const roll = calculatePilotingRoll({ piloting: 5, abilities }, skid);
    expect(entryValue(roll, 'maneuvering_ace')).toBe(-1);
    expect(roll.targetNumber).toBe(5);
  });

  it('acts on terrain and skids, in total-warfare on skids and sideslips', () => {
    expect(kindsWith('maneuvering_ace', { abilities }, 'standard')).toEqual(['terrain', 'skid']);
    expect(kindsWith('maneuvering_ace', { abilities }, 'total-warfare')).toEqual(['skid', 'sideslip']);
  });

  it('adds up with Terrain Master and Cross-Country', () => {
    const pilot = {
      piloting: 5,
      abilities: ['maneuvering_ace', 'terrain_master', 'cross_country'],
      movementType: 'run',
    } as const;
    // Swamp adds 1; each of the three takes 1 away.
    expect(calculatePilotingRoll(pilot, { kind: 'terrain', terrain: 'swamp' }).targetNumber).toBe(3);
  });
});
