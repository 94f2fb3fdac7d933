import { describe, expect, it } from 'vitest';
import { numberToHold } from '../../../../src/battle/combatant/boosters.js';
import type { ConditionSetup } from '../../../../src/battle/combatant/condition.js';
import { breakVehicleBooster } from '../../../../src/battle/kinds/vehicle/boosters.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { sampleBattle } from '../../sample-battle.js';

const GUNS: CustomVehicle = { turrets: 2, equipment: { Front: ['Medium Laser', 'Machine Gun'] } };

function damaged(
  vehicle: ConditionSetup['vehicle'],
  design: CustomVehicle = GUNS,
  dice: readonly number[] = [],
) {
  return sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: customVehicle(design), at: [5, 8], condition: { ...(vehicle && { vehicle }) } }],
    blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
    dice,
  });
}

describe('The damage that a vehicle brings into a battle', () => {
  it.each([
    [{ motive: ['minor', 'heavy'] }],
    [{ mpLost: 2 }],
    [{ sensorHits: 3 }],
    [{ stunnedTurns: 1 }],
    [{ driverHit: true }],
    [{ commanderHit: true }],
    [{ immobilized: true }],
    [{ stabilizers: ['front', 'turret'] }],
    [{ turretsLocked: ['front_turret'] }],
    [{ turretsLocked: ['turret'] }],
    [{ destroyed: [0] }],
    [{ destroyed: [1] }],
  ] as const)('is what its sheet shows: %j', (vehicle) => {
    const { red } = damaged(vehicle);
    expect(red.design.kind.sufferedUntilNow(red)).toEqual({ vehicle });
  });

  it('is nothing on a vehicle that is whole', () => {
    const { red } = damaged(undefined);
    expect(red.design.kind.sufferedUntilNow(red)).toEqual({});
  });

  it('to the engine stops it for good', () => {
    const { red } = damaged({ engineHit: true });
    expect(red.design.kind.sufferedUntilNow(red)).toEqual({
      vehicle: { engineHit: true, immobilized: true },
    });
  });

  it('to the flight stabilizer is that of a VTOL', () => {
    const { red } = damaged({ flightStabilizerHit: true }, { motion: 'vtol', tonnage: 25, turrets: 0 });
    expect(red.design.kind.sufferedUntilNow(red)).toEqual({ vehicle: { flightStabilizerHit: true } });
  });
});

describe('A supercharger that fails', () => {
  const FAST: CustomVehicle = { equipment: { Body: ['ISSuperCharger'] } };

  /** What is damaged after a roll of these dice, if these grades of motive damage were there before. */
  const failing = (dice: readonly [number, number], before?: ConditionSetup['vehicle']) => {
    const { battle, red } = damaged(before, FAST, dice);
    breakVehicleBooster(battle, red, 'supercharger');
    expect(red.hasWorking('supercharger')).toBe(false);
    return red.design.kind.sufferedUntilNow(red).vehicle;
  };

  it('damages the motive system by a grade on 8, by two on 10 and by three on 12', () => {
    expect(failing([3, 4])).not.toHaveProperty('motive');
    expect(failing([4, 4])).toMatchObject({ motive: ['minor'] });
    expect(failing([5, 5])).toMatchObject({ motive: ['minor', 'moderate'] });
    expect(failing([6, 6])).toMatchObject({ motive: ['minor', 'moderate', 'heavy'] });
  });

  it('needs 3 at first, and 1 more in a support vehicle', () => {
    const needed = (design: CustomVehicle) => {
      const { battle, red } = damaged(undefined, { ...FAST, ...design });
      return numberToHold(battle, red, 'supercharger');
    };
    expect([needed({}), needed({ support: 5 })]).toEqual([3, 4]);
  });

  it('goes on from the grade that was there, and after the last to the engine', () => {
    expect(failing([4, 4], { motive: ['minor'] })).toMatchObject({ motive: ['minor', 'moderate'] });
    expect(failing([4, 4], { motive: ['minor', 'moderate', 'heavy'] })).toMatchObject({ engineHit: true });
  });
});
