import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import type { TerrainFeature } from '../../../src/rules/terrain/index.js';
import { entryValue } from '../piloting/rolls.js';
import { inBoth } from '../shot.js';

const abilities = ['tm_swamp_beast'];
const eased = (terrain: TerrainFeature, ruleset: 'standard' | 'total-warfare') =>
  entryValue(
    calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'terrain', terrain }, { ruleset }),
    'tm_swamp_beast',
  );

describe('Terrain Master (Swamp Beast)', () => {
  it('takes 1 off piloting rolls on its own ground in total-warfare', () => {
    expect(eased('swamp', 'total-warfare')).toBe(-1);
    expect(eased('rubble', 'total-warfare')).toBe(0);
  });

  it('is a Terrain Master in standard, whatever the ground: a +1 is ignored', () => {
    expect(eased('mud', 'standard')).toBe(-1);
    expect(eased('clear', 'standard')).toBe(0);
  });

  it('is harder to hit by 1 in a swamp after running', () => {
    const options = { targetTerrain: ['swamp'] } as const;
    const at = { abilities, movementType: 'run', hexesMoved: 2 } as const;
    expect(inBoth({ at, options })).toEqual([4, 5]);
    expect(inBoth({ at: { ...at, movementType: 'walk' }, options })).toEqual([4, 4]);
  });
});
