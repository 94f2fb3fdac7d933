import { describe, expect, it } from 'vitest';
import { hasSPA } from '../../../src/rules/abilities/index.js';
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

describe('the variants of Terrain Master', () => {
  const variants = ['tm_forest_ranger', 'tm_frogman', 'tm_mountaineer', 'tm_swamp_beast', 'tm_nightwalker'];
  const needs = (carried: readonly string[], terrain: TerrainFeature) =>
    calculatePilotingRoll({ piloting: 5, abilities: carried }, { kind: 'terrain', terrain }).targetNumber;

  it.each(variants)('%s means Terrain Master in standard', (variant) => {
    expect(needs([variant], 'swamp')).toBe(5);
    expect(needs([variant], 'heavy_jungle')).toBe(6);
    expect(needs([variant], 'rubble')).toBe(5);
    expect(hasSPA([variant], 'terrain_master')).toBe(true);
  });

  it('ignore one point together', () => {
    expect(needs(variants, 'heavy_jungle')).toBe(6);
    expect(needs(['terrain_master', ...variants], 'ice')).toBe(8);
  });

  it('do not stand for one another', () => {
    expect(hasSPA(['tm_frogman'], 'tm_mountaineer')).toBe(false);
    expect(hasSPA(['terrain_master'], 'tm_mountaineer')).toBe(false);
    expect(hasSPA(['acrobat'], 'terrain_master')).toBe(false);
  });
});
