import { describe, expect, it } from 'vitest';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import type { Unit } from '../../../../src/units/index.js';
import { customInfantry } from '../../custom-infantry.js';
import { customSquad } from '../../custom-squad.js';
import { mapOf } from '../../map-of.js';
import { sampleBattle } from '../../sample-battle.js';

const LIGHT = 1;
const MEDIUM = 2;
const HEAVY = 3;
const HARDENED = 4;

/** Jumps at a building whose roof is out of reach, this many hexes away; with an anti-'Mech skill of 5. */
function jumps(unit: Unit, construction: number, hexes: number, dice: readonly number[], height = 9) {
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit, at: [5, 8], facing: 0, pilot: { gunnery: 4, piloting: 5 } }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [1, 1], facing: 3 }],
    map: mapOf({
      [`5,${8 - hexes}`]: {
        terrain: ['building'],
        building: { construction, height, strength: 40, exits: 0 },
      },
    }),
    dice,
  });
  executeMove(sample.battle, sample.red, { steps: ['jump', ...Array<'forward'>(hexes).fill('forward')] });
  sample.done();
  return sample;
}

const JUMPERS = customInfantry({ motion: 'Jump' });

describe('Infantry that jumps into a building', () => {
  it.each([
    // Light 0, medium 1, heavy 2, hardened 5; 3 and 4 hexes add 1.
    [LIGHT, 1, 5],
    [MEDIUM, 2, 6],
    [HEAVY, 1, 7],
    [HARDENED, 1, 10],
    [LIGHT, 3, 6],
  ])('of construction %i after %i hexes needs %i', (construction, hexes, needed) => {
    const sample = jumps(JUMPERS, construction, hexes, [6, 6]);
    expect(sample.of('piloting-roll')).toMatchObject([
      { terrain: 'building', roll: { needed }, passed: true },
    ]);
    expect(sample.of('hit')).toEqual([]);
  });

  it.each([
    [LIGHT, 2],
    [MEDIUM, 3],
    [HEAVY, 4],
    [HARDENED, 5],
  ])('and fails loses a trooper and one for each grade: construction %i, %i', (construction, lost) => {
    const { red } = jumps(JUMPERS, construction, 1, [1, 1]);
    expect(28 - (red.structure[0] as number)).toBe(lost);
  });

  it('and fails in battle armor takes the points on one suit', () => {
    const sample = jumps(customSquad({}), MEDIUM, 1, [1, 1, 3]);
    expect(sample.of('hit')).toMatchObject([{ damage: 3 }]);
  });

  it('rolls neither on the roof nor in the open', () => {
    expect(jumps(JUMPERS, MEDIUM, 1, [], 1).of('piloting-roll')).toEqual([]);
  });
});
