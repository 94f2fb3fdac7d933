import { describe, expect, it } from 'vitest';
import { weaponAttackOf } from '../../../src/battle/weapons/weapon-attack-of.js';
import { customMech } from '../../battle/custom-mech.js';
import { customVehicle } from '../../battle/custom-vehicle.js';
import { sampleBattle } from '../../battle/sample-battle.js';
import { inBoth } from '../shot.js';

const abilities = ['shaky_stick'];

describe('Shaky Stick', () => {
  it('makes a target in the air harder to hit from the ground by 1, in total-warfare alone', () => {
    // Gunnery 4, +1 for the airborne target.
    expect(inBoth({ at: { abilities, airborne: true, aloft: true } })).toEqual([5, 6]);
  });

  it('does nothing against fire from the air, nor once it has landed, nor for its own shots', () => {
    expect(inBoth({ by: { aloft: true }, at: { abilities, airborne: true, aloft: true } })).toEqual([5, 5]);
    expect(inBoth({ at: { abilities, airborne: true } })).toEqual([5, 5]);
    expect(inBoth({ by: { abilities }, at: { airborne: true, aloft: true } })).toEqual([5, 5]);
  });

  it.each([
    ["a 'Mech", customMech({ slots: { RT: ['Medium Laser'] } }), 0, 1],
    ['a VTOL on the ground', copter(), 0, 1],
    ['a VTOL in the air', copter(), 3, 0],
  ] as const)('counts in battles for shots by %s', (_, unit, elevation, harder) => {
    const needed = (gifts: readonly string[]) => {
      const { battle, red, blue } = sampleBattle({
        red: [{ unit, at: [5, 8], facing: 0 }],
        blue: [{ unit: copter(), at: [5, 6], pilot: { abilities: gifts } }],
        ruleset: 'total-warfare',
      });
      battle.lift(red, elevation);
      battle.lift(blue, 3);
      const shot = { weapon: 0, target: blue.index };
      return weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed;
    };
    expect(needed(abilities) - needed([])).toBe(harder);
  });
});

function copter() {
  return customVehicle({ motion: 'vtol', equipment: { Front: ['Medium Laser'] } });
}
