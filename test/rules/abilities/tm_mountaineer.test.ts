import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import type { TerrainFeature } from '../../../src/rules/terrain/index.js';
import { entryValue } from '../piloting/rolls.js';

const abilities = ['tm_mountaineer'];
const eased = (terrain: TerrainFeature, ruleset: 'standard' | 'total-warfare') =>
  entryValue(
    calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'terrain', terrain }, { ruleset }),
    'tm_mountaineer',
  );

describe('Terrain Master (Mountaineer)', () => {
  it('takes 1 off piloting rolls on its own ground in total-warfare', () => {
    expect(eased('rubble', 'total-warfare')).toBe(-1);
    expect(eased('swamp', 'total-warfare')).toBe(0);
  });

  it('is a Terrain Master in standard, whatever the ground: a +1 is ignored', () => {
    expect(eased('mud', 'standard')).toBe(-1);
    expect(eased('clear', 'standard')).toBe(0);
  });
});
