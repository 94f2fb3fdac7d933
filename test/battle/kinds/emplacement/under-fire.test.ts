import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { resolveAttack } from '../../../../src/battle/weapons/resolve.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import type { Unit } from '../../../../src/units/index.js';
import { customEmplacement } from '../../custom-emplacement.js';
import { customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { customSquad } from '../../custom-squad.js';
import { customVehicle } from '../../custom-vehicle.js';
import { sampleBattle } from '../../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
const MECH = customMech({ slots: { RT: ['Medium Laser'] } });
const TANK = customVehicle({ turrets: 0, equipment: { Front: ['Medium Laser'] } });

/** A unit fires its first weapon at guns in a building so many hexes away. */
function fires(
  unit: Unit,
  distance: number,
  ruleset: (typeof RULESETS)[number],
  dice: readonly number[] = [],
) {
  const sample = sampleBattle({
    ruleset,
    red: [{ unit, at: [5, 12], facing: 0 }],
    blue: [{ unit: customEmplacement(), at: [5, 12 - distance], facing: 3 }],
    dice,
  });
  const shot = { weapon: 0, target: sample.blue.index };
  return {
    ...sample,
    attack: weaponAttackOf(sample.battle, sample.red, { torsoFacing: 0, shots: [shot] }, shot),
  };
}

describe('Guns in a building are hit', () => {
  it.each([
    // Gunnery 4; a medium laser reaches 3, 6 and 9. They cannot move: −4.
    ["by a 'Mech", MECH, 2, 0],
    ["by a 'Mech", MECH, 5, 2],
    ["by a 'Mech", MECH, 9, 4],
    ['by a tank', TANK, 3, 0],
    ['by a tank', TANK, 6, 2],
    ['by rifles', customInfantry(), 2, 2],
    ['by lasers of battle armor', customSquad({ equipment: ['CLBASmall Laser:RA'] }), 2, 2],
  ] as const)('%s at %i hexes on %i', (_, unit, distance, needed) => {
    for (const ruleset of RULESETS)
      expect(fires(unit, distance, ruleset).attack.needed, ruleset).toBe(needed);
  });

  it.each([
    ["a 'Mech", MECH],
    ['a tank', TANK],
    ['rifles', customInfantry()],
  ] as const)('from the next hex by %s for sure', (_, unit) => {
    for (const ruleset of RULESETS) {
      // The lowest roll, and what small arms roll after that.
      const sample = fires(unit, 1, ruleset, [1, 1, ...Array<number>(4).fill(3)]);
      resolveAttack(sample.battle, sample.attack);
      expect(sample.of('weapon-attack')).toMatchObject([{ hit: true }]);
    }
  });

  it.each([
    // Two points a missile, and half of all of them.
    [1, 39],
    [2, 38],
    [3, 37],
  ])('by %i inferno missiles, and %i points are left', (missiles, left) => {
    const { battle, blue } = fires(MECH, 5, 'total-warfare', [1, 1]);
    blue.design.kind.burn(battle, blue, missiles, 'front', NOBODY);
    expect(blue.structure[0]).toBe(left);
  });
});

describe('Guns in a building fire', () => {
  it.each([
    // An AC/10 reaches 5, 10 and 15; the guns neither move nor heat up.
    [3, 4],
    [8, 6],
    [12, 8],
  ])('%i hexes far on %i', (distance, needed) => {
    for (const ruleset of RULESETS) {
      const { battle, red, blue } = sampleBattle({
        ruleset,
        red: [{ unit: customEmplacement(), at: [5, 14], facing: 0 }],
        blue: [{ unit: MECH, at: [5, 14 - distance] }],
      });
      const shot = { weapon: 0, target: blue.index };
      expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed, ruleset).toBe(
        needed,
      );
    }
  });
});
