import { describe, expect, it } from 'vitest';
import { declareFire, resolveFire } from '../../../../src/battle/phases/weapons.js';
import { customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { sampleBattle } from '../../sample-battle.js';

const SPOTTERS = customInfantry({ squads: 3, secondary: 'InfantryTAG', secondaryPerSquad: 1 });

describe.each(['standard', 'total-warfare', 'core'] as const)(
  'In %s, a platoon with designators',
  (ruleset) => {
    const scene = (...dice: number[]) => {
      const sample = sampleBattle({
        red: [{ unit: SPOTTERS, at: [5, 8], facing: 0 }],
        blue: [{ unit: customMech(), at: [5, 5], facing: 3 }],
        ruleset,
        dice,
      });
      sample.battle.enter('weapons');
      const tag = sample.red.design.weapons.findIndex(({ use }) => use === 'tag');
      return { ...sample, tag };
    };

    it('marks a target with one of them, at the range of a light TAG, after any move', () => {
      const { battle, red, blue, tag, of, done } = scene(2, 2);
      red.movement = 'walk';
      declareFire(battle, red, { torsoFacing: 0, shots: [{ weapon: tag, target: blue.index }] });
      resolveFire(battle);
      // Gunnery 4 at three hexes, which is short range.
      expect(of('weapon-attack')).toMatchObject([{ bracket: 'short', roll: { needed: 4 }, hit: true }]);
      expect(of('tagged')).toMatchObject([{ unit: red.index, target: blue.index }]);
      expect(blue.taggedBy).toBe(1);
      done();
    });

    it('fires its small arms in the same turn, without the men who carry them', () => {
      const { red } = scene();
      // Six of seven rifles of 0.52 in each squad.
      expect(red.design.weapons[0]?.smallArms?.perTrooper).toBeCloseTo((0.52 * 6) / 7);
      expect(red.design.weapons).toHaveLength(2);
    });
  },
);
