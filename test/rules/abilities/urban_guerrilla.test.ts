import { describe, expect, it } from 'vitest';
import { weaponAttackOf } from '../../../src/battle/weapons/weapon-attack-of.js';
import { customInfantry } from '../../battle/custom-infantry.js';
import { customMech } from '../../battle/custom-mech.js';
import { mapOf } from '../../battle/map-of.js';
import { sampleBattle } from '../../battle/sample-battle.js';

function laserAt(abilities: readonly string[], terrain: 'pavement' | 'sand') {
  const { battle, red, blue } = sampleBattle({
    red: [{ unit: customMech({ slots: { RT: ['Medium Laser'] } }), at: [5, 8], facing: 0 }],
    blue: [{ unit: customInfantry(), at: [5, 5], pilot: { abilities } }],
    map: mapOf({ '5,5': { terrain: [terrain] } }),
    ruleset: 'total-warfare',
  });
  const shot = { weapon: 0, target: blue.index };
  return weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot);
}

describe('Urban Guerrilla', () => {
  it('makes infantry in streets harder to hit by 1, and they are no open ground to it', () => {
    const plain = laserAt([], 'pavement');
    const gifted = laserAt(['urban_guerrilla'], 'pavement');
    expect([plain.needed, plain.effect.casualties?.times]).toEqual([4, 2]);
    expect([gifted.needed, gifted.effect.casualties?.times]).toEqual([5, 1]);
  });

  it('does nothing anywhere else', () => {
    const gifted = laserAt(['urban_guerrilla'], 'sand');
    expect([gifted.needed, gifted.effect.casualties?.times]).toEqual([4, 2]);
  });
});
