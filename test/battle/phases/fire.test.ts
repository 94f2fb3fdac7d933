import { describe, expect, it } from 'vitest';
import { executeMove } from '../../../src/battle/phases/movement.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { sampleBattle } from '../sample-battle.js';
import { ahead } from './turn.js';

/** A unit that moves north from 5,10 over a burning hex, or into it. */
function moves(unit: Unit, hexes: number, dice: readonly number[], burning = '5,9') {
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    map: mapOf({ [burning]: { terrain: ['fire'] } }),
    red: [{ unit, at: [5, 10], facing: 0 }],
    blue: [{ unit: customMech(), at: [15, 0] }],
    dice,
  });
  executeMove(sample.battle, sample.red, { steps: ahead(hexes) });
  sample.done();
  const { red, battle } = sample;
  return { ...sample, row: red.hex < 0 ? undefined : battle.map.rowOf(red.hex) };
}

describe('A burning hex', () => {
  it('is safe for a tank that enters it on an 8, and on less it rolls for a critical hit in front', () => {
    const safe = moves(customVehicle(), 2, [4, 4]);
    expect([safe.row, safe.of('critical-check')]).toEqual([8, []]);
    // A 5 is nothing, and the tank drives on.
    const singed = moves(customVehicle(), 2, [3, 4, 2, 3]);
    expect([singed.row, singed.of('critical-check')]).toMatchObject([8, [{ location: 'front', hits: 0 }]]);
  });

  it('takes 2 off that roll: a 12 hits the commander, and the tank drives on', () => {
    const hurt = moves(customVehicle(), 2, [3, 4, 6, 6]);
    expect([hurt.row, hurt.of('vehicle-critical')]).toMatchObject([8, [{ critical: 'commander' }]]);
  });

  it('kills a platoon on less than 8, in that hex', () => {
    const lost = moves(customInfantry(), 1, [3, 4]);
    expect([lost.red.isOut, lost.row]).toEqual([true, 9]);
    const safe = moves(customInfantry(), 1, [4, 4]);
    expect([safe.red.isOut, safe.row]).toEqual([false, 9]);
  });

  it("is nothing that a 'Mech rolls for", () => {
    expect(moves(customMech(), 2, []).row).toBe(8);
  });

  it('does nothing to units that pass beside it', () => {
    expect(moves(customVehicle(), 2, [], '6,9').row).toBe(8);
  });
});
