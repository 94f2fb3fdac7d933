import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { MOVEMENT_TYPES } from '../../../src/rules/to-hit/vocabulary.js';
import { kindsWith } from '../piloting/rolls.js';

const abilities = ['cross_country'];
const rubble = { kind: 'terrain', terrain: 'rubble' } as const;

describe('Cross-Country', () => {
  it('Cross-Country running bonus', () => {
    const roll = calculatePilotingRoll({ piloting: 5, abilities, movementType: 'run' }, rubble);
    expect(roll.targetNumber).toBe(4);
  });

  it('helps nobody who does not run', () => {
    const numbers = MOVEMENT_TYPES.map(
      (movementType) => calculatePilotingRoll({ piloting: 5, abilities, movementType }, rubble).targetNumber,
    );
    expect(Object.fromEntries(MOVEMENT_TYPES.map((type, index) => [type, numbers[index]]))).toEqual({
      stationary: 5,
      walk: 5,
      run: 4,
      jump: 5,
    });
    expect(calculatePilotingRoll({ piloting: 5, abilities }, rubble).targetNumber).toBe(5);
  });

  it('acts on terrain alone, and not in total-warfare', () => {
    const running = { abilities, movementType: 'run' } as const;
    expect(kindsWith('cross_country', running, 'standard')).toEqual(['terrain']);
    expect(kindsWith('cross_country', running, 'total-warfare')).toEqual([]);
  });

  it('is known in kebab case', () => {
    const pilot = { piloting: 5, abilities: ['cross-country'], movementType: 'run' } as const;
    expect(calculatePilotingRoll(pilot, rubble).targetNumber).toBe(4);
  });
});
