import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { entryValue } from '../piloting/rolls.js';

const eased = (ruleset: 'standard' | 'total-warfare') =>
  entryValue(
    calculatePilotingRoll(
      { piloting: 5, abilities: ['tm_nightwalker'] },
      { kind: 'terrain', terrain: 'mud' },
      { ruleset },
    ),
    'tm_nightwalker',
  );

describe('Terrain Master (Nightwalker)', () => {
  it('is a Terrain Master in standard, and has no roll of its own in total-warfare', () => {
    expect(eased('standard')).toBe(-1);
    expect(eased('total-warfare')).toBe(0);
  });
});
