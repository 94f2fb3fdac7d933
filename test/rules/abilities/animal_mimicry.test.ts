import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { PILOTING_CAUSES } from '../../../src/rules/piloting/situation.js';
import { kindsWith } from '../piloting/rolls.js';

const abilities = ['animal_mimicry'];
const jungle = { kind: 'terrain', terrain: 'light_jungle' } as const;

describe('Animal Mimicry', () => {
  it('Animal Mimicry terrain bonus', () => {
    const pilot = { piloting: 5, abilities, designatedTerrain: 'light_jungle' };
    const roll = calculatePilotingRoll(pilot, jungle);
    expect(roll.targetNumber).toBe(5);
    expect(roll.modifiers).toContainEqual(expect.objectContaining({ id: 'animal_mimicry', value: -1 }));
  });

  it('gives nothing in other terrain, or where none was chosen', () => {
    const pilot = { piloting: 5, abilities, designatedTerrain: 'swamp' };
    expect(calculatePilotingRoll(pilot, jungle).targetNumber).toBe(6);
    expect(calculatePilotingRoll({ piloting: 5, abilities }, jungle).targetNumber).toBe(6);
  });

  it('takes the terrain from its id, and a field before that', () => {
    const bySuffix = { piloting: 5, abilities: ['animal_mimicry_light_jungle'] };
    expect(calculatePilotingRoll(bySuffix, jungle).targetNumber).toBe(5);
    const byField = { ...bySuffix, designatedTerrain: 'swamp' };
    expect(calculatePilotingRoll(byField, jungle).targetNumber).toBe(6);
  });

  it('chosen for jungle serves in light and in heavy jungle', () => {
    const pilot = { piloting: 5, abilities, designatedTerrain: 'jungle' };
    expect(calculatePilotingRoll(pilot, jungle).targetNumber).toBe(5);
    expect(calculatePilotingRoll(pilot, { kind: 'terrain', terrain: 'heavy_jungle' }).targetNumber).toBe(6);
  });

  it('acts on terrain alone in standard, on every roll of a quad in total-warfare', () => {
    const pilot = { abilities, designatedTerrain: 'swamp' };
    expect(kindsWith('animal_mimicry', pilot, 'standard')).toEqual(['terrain']);
    expect(kindsWith('animal_mimicry', pilot, 'total-warfare')).toEqual([]);
    expect(kindsWith('animal_mimicry', { ...pilot, chassis: 'quad' }, 'total-warfare')).toEqual(
      PILOTING_CAUSES,
    );
  });

  it('adds up with Terrain Master', () => {
    const pilot = { piloting: 5, abilities: ['animal_mimicry_swamp', 'terrain_master'] };
    expect(calculatePilotingRoll(pilot, { kind: 'terrain', terrain: 'swamp' }).targetNumber).toBe(4);
  });
});
