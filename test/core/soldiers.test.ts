import { describe, expect, it } from 'vitest';
import { legalShots } from '../../src/battle/weapons/legal-shots.js';
import type { Unit } from '../../src/units/index.js';
import { customInfantry } from '../battle/custom-infantry.js';
import { customMech } from '../battle/custom-mech.js';
import { customSquad } from '../battle/custom-squad.js';
import { sampleBattle } from '../battle/sample-battle.js';
import { inEach } from './in-each.js';

describe('Infantry and battle armor by the new book', () => {
  it('TH-18 a TAG marks soldiers, and a Narc pod clings to Infantry; by the old book neither does anything to them', () => {
    const marked = (unit: Unit) =>
      inEach((ruleset) => {
        const { battle, red } = sampleBattle({
          ruleset,
          red: [
            {
              unit: customMech({ slots: { RT: ['ISTAG', 'ISNarcBeacon*2'], LT: ['ISNarc Pods'] } }),
              at: [5, 8],
            },
          ],
          blue: [{ unit, at: [5, 6], facing: 3 }],
        });
        const shots = legalShots(battle, red, { torsoFacing: red.facing, armsFlipped: false });
        return shots.map(({ weapon }) => red.design.weapons[weapon]?.use);
      });
    expect(marked(customInfantry())).toEqual([[], [], ['tag', 'narc']]);
    expect(marked(customSquad())).toEqual([[], [], ['tag']]);
  });
});
