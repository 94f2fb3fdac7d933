import { describe, expect, it } from 'vitest';
import { breaksThroughIce } from '../../../src/battle/damage/break-ice.js';
import type { Unit } from '../../../src/units/index.js';
import { customMech } from '../custom-mech.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { sampleBattle } from '../sample-battle.js';

const ON_ICE = (unit: Unit, dice: readonly number[], waterDepth = 1) =>
  sampleBattle({
    ruleset: 'total-warfare',
    map: mapOf({ '5,7': { terrain: ['water', 'ice'], waterDepth } }),
    red: [{ unit, at: [5, 7] }],
    blue: [{ unit: customMech(), at: [12, 1] }],
    dice,
  });

describe('Ice over water', () => {
  it('holds on 5 and breaks on 6, and is gone then', () => {
    const holds = ON_ICE(customVehicle(), [5]);
    expect(breaksThroughIce(holds.battle, holds.red)).toBe(false);
    expect([holds.red.lost, holds.battle.map.has(holds.red.hex, 'ice')]).toEqual([undefined, true]);
    const breaks = ON_ICE(customVehicle(), [6]);
    expect(breaksThroughIce(breaks.battle, breaks.red)).toBe(true);
    expect(breaks.battle.map.has(breaks.red.hex, 'ice')).toBe(false);
  });

  it('drowns a vehicle that falls through it', () => {
    const sample = ON_ICE(customVehicle(), [6]);
    breaksThroughIce(sample.battle, sample.red);
    expect(sample.red.lost).toBe('sunk');
    sample.done();
  });

  it('never breaks under a hovercraft', () => {
    const sample = ON_ICE(customVehicle({ motion: 'hover' }), []);
    expect(breaksThroughIce(sample.battle, sample.red)).toBe(false);
    sample.done();
  });

  it('never breaks under what is lost, nor where no water is below', () => {
    const lost = ON_ICE(customMech(), []);
    lost.red.lost = 'engine-destroyed';
    expect(breaksThroughIce(lost.battle, lost.red)).toBe(false);
    const shallow = ON_ICE(customMech(), [], 0);
    expect(breaksThroughIce(shallow.battle, shallow.red)).toBe(false);
  });
});
