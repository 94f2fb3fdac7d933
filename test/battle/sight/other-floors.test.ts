import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { rollLocation } from '../../../src/battle/damage/roll-location.js';
import { lookAt } from '../../../src/battle/weapons/line.js';
import { locationAt } from '../../../src/rules/body/plan.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customVehicle, TANK } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { type SampleBattle, sampleBattle } from '../sample-battle.js';

const NORTH = 1;
const SOUTH = 8;
const house = (exits: number) => ({
  terrain: ['building' as const],
  building: { construction: 2, height: 4, strength: 40, exits },
});

/** A platoon and its target in two hexes of one building, on these floors; the target faces the platoon. */
function inOneBuilding(
  unit: Unit,
  floor: number,
  targetFloor: number,
  dice: readonly number[],
): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: customInfantry(), at: [5, 6] }],
    blue: [{ unit, at: [5, 5], facing: 3 }],
    map: mapOf({ '5,5': house(SOUTH), '5,6': house(NORTH) }),
    ruleset: 'total-warfare',
    dice,
  });
  sample.red.elevation = floor;
  sample.blue.elevation = targetFloor;
  return sample;
}

function struck({ battle, red, blue }: SampleBattle): string {
  const { side, table } = lookAt(battle, red, blue as Combatant);
  return locationAt(blue.plan, rollLocation(battle, blue, side, table).location);
}

describe("A 'Mech is hit by a shot from another floor of its building", () => {
  it.each([
    [1, 'left_arm'],
    [2, 'left_torso'],
    [3, 'center_torso'],
    [4, 'right_torso'],
    [5, 'right_arm'],
    [6, 'head'],
  ])('from above by the punch column of the front: on a die of %i in the %s', (die, location) => {
    expect(struck(inOneBuilding(customMech(), 2, 0, [die]))).toBe(location);
  });

  it.each([
    [1, 'left_leg'],
    [2, 'left_leg'],
    [3, 'left_torso'],
    [4, 'right_torso'],
    [5, 'right_leg'],
    [6, 'right_leg'],
  ])('from below: on a die of %i in the %s', (die, location) => {
    expect(struck(inOneBuilding(customMech(), 0, 1, [die]))).toBe(location);
  });

  it('and from the same floor by two dice', () => {
    expect(struck(inOneBuilding(customMech(), 0, 0, [6, 6]))).toBe('head');
  });
});

describe('A vehicle is hit by a shot from another floor of its building', () => {
  it('on any side, each as likely as the others', () => {
    const sides = [1, 2, 3, 4].map((die) => struck(inOneBuilding(customVehicle(TANK), 2, 0, [die, 3, 4])));
    expect(sides).toEqual(['front', 'right_side', 'rear', 'left_side']);
  });

  it('rolls again for a side that it does not have', () => {
    expect(struck(inOneBuilding(customVehicle(TANK), 2, 0, [5, 6, 3, 3, 4]))).toBe('rear');
  });

  it('and from the same floor on the side that faces the shooter', () => {
    expect(struck(inOneBuilding(customVehicle(TANK), 0, 0, [3, 4]))).toBe('front');
  });
});
