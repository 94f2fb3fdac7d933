import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import type { TerrainFeature } from '../../../src/rules/terrain/index.js';
import { needs } from '../physical/fighters.js';
import { entryValue } from '../piloting/rolls.js';

const abilities = ['tm_frogman'];
const eased = (terrain: TerrainFeature, ruleset: 'standard' | 'total-warfare') =>
  entryValue(
    calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'terrain', terrain }, { ruleset }),
    'tm_frogman',
  );

describe('Terrain Master (Frogman)', () => {
  it('takes 1 off piloting rolls on its own ground in total-warfare', () => {
    expect(eased({ type: 'water', level: 2 }, 'total-warfare')).toBe(-1);
    expect(eased({ type: 'water', level: 1 }, 'total-warfare')).toBe(0);
  });

  it('is a Terrain Master in standard, whatever the ground: a +1 is ignored', () => {
    expect(eased('mud', 'standard')).toBe(-1);
    expect(eased('clear', 'standard')).toBe(0);
  });

  it('strikes better by 1 in water of depth 2', () => {
    const deep = { abilities, waterDepth: 2 };
    expect(needs('kick', deep, {}, { ruleset: 'total-warfare' })).toBe(2);
    expect(needs('kick', deep)).toBe(3);
    expect(needs('kick', { abilities, waterDepth: 1 }, {}, { ruleset: 'total-warfare' })).toBe(3);
  });
});
