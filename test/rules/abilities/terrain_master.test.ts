import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import type { TerrainFeature } from '../../../src/rules/terrain/terrain.js';
import { kindsWith } from '../piloting/rolls.js';

const abilities = ['terrain_master'];
const number = (terrain: TerrainFeature, ruleset: 'standard' | 'total-warfare' = 'standard') =>
  calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'terrain', terrain }, { ruleset }).targetNumber;

describe('Terrain Master', () => {
  it('Terrain Master difficult terrain bonus', () => {
    const without = calculatePilotingRoll({ piloting: 5 }, { kind: 'terrain', terrain: 'swamp' });
    expect(without.targetNumber).toBe(6);
    expect(number('swamp')).toBe(5);
  });

  it('cancels one point where terrain adds more', () => {
    expect(number('heavy_jungle')).toBe(6);
    expect(number('ice')).toBe(8);
  });

  it('gives nothing where terrain adds nothing', () => {
    expect(number('rubble')).toBe(5);
    expect(number({ type: 'water', level: 1 })).toBe(4);
    expect(number({ type: 'water', level: 2 })).toBe(5);
    expect(number({ type: 'water', level: 3 })).toBe(5);
  });

  it('acts on rolls that terrain causes, in standard alone', () => {
    expect(kindsWith('terrain_master', { abilities }, 'standard')).toEqual(['terrain']);
    expect(number('swamp', 'total-warfare')).toBe(6);
  });
});
