import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/terrain.js';
import { customInfantry } from '../../battle/custom-infantry.js';
import { sampleBattle } from '../../battle/sample-battle.js';

const platoon = (abilities: readonly string[]) => {
  const { battle, red } = sampleBattle({
    red: [{ unit: customInfantry(), at: [5, 8], pilot: { abilities } }],
    blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
    ruleset: 'total-warfare',
  });
  return moverOf(battle, red);
};

describe('Foot Cavalry', () => {
  it('gives infantry on foot a point more', () => {
    expect([platoon([]).walk, platoon(['foot_cav']).walk]).toEqual([1, 2]);
  });

  it.each([
    ['heavy_woods', 1, 0],
    ['light_jungle', 2, 1],
    ['rough', 1, 0],
    ['swamp', 2, 2],
  ] as const)('saves a point in woods, jungle and rough ground: %s', (type, plain, gifted) => {
    const index = TERRAIN_TYPES.indexOf(type);
    expect(platoon([]).footwork.terrain[index]).toBe(plain);
    expect(platoon(['foot_cav']).footwork.terrain[index]).toBe(gifted);
  });
});
