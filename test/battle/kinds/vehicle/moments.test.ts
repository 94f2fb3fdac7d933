import { describe, expect, it } from 'vitest';
import { checkForCriticals } from '../../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import type { LocationName } from '../../../../src/rules/body/plan.js';
import { VEHICLE_CRITICALS, type VehicleCritical } from '../../../../src/rules/vehicle/criticals.js';
import { MOTIVE_EFFECTS, type MotiveEffect } from '../../../../src/rules/vehicle/motive.js';
import { type CustomVehicle, customVehicle, TANK } from '../../custom-vehicle.js';
import { type SampleBattle, sampleBattle } from '../../sample-battle.js';

const COPTER: CustomVehicle = { motion: 'vtol', turrets: 0, equipment: { Front: ['Medium Laser'] } };
/** What weapons, crashes and explosions roll afterwards. */
const FURTHER = Array<number>(30).fill(3);

function begun(vehicle: CustomVehicle, dice: readonly number[]): SampleBattle {
  return sampleBattle({
    red: [{ unit: customVehicle(vehicle), at: [8, 8] }],
    blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
    ruleset: 'total-warfare',
    dice: [...dice, ...FURTHER],
  });
}

/** Each result of the two tables (Total Warfare, "Combat Vehicle Critical Hits"), with a roll that brings it. */
const CRITICALS: readonly (readonly [
  critical: VehicleCritical,
  location: LocationName,
  dice: readonly [number, number],
  vehicle: CustomVehicle,
])[] = [
  ['driver', 'front', [3, 3], TANK],
  ['weapon-malfunction', 'front', [3, 4], TANK],
  ['stabilizer', 'front', [4, 4], TANK],
  ['sensors', 'front', [4, 5], TANK],
  ['commander', 'front', [5, 5], TANK],
  ['weapon-destroyed', 'front', [5, 6], TANK],
  ['crew-killed', 'front', [6, 6], TANK],
  ['crew-stunned', 'left_side', [4, 4], TANK],
  ['engine', 'right_side', [5, 6], TANK],
  ['fuel-tank', 'left_side', [6, 6], TANK],
  ['ammunition', 'rear', [5, 6], TANK],
  ['turret-jam', 'turret', [3, 4], TANK],
  ['turret-lock', 'turret', [4, 5], TANK],
  ['turret-blown-off', 'turret', [6, 6], TANK],
  ['copilot', 'front', [3, 3], COPTER],
  ['pilot', 'front', [5, 5], COPTER],
  ['rotor-damage', 'rotor', [3, 3], COPTER],
  ['flight-stabilizer', 'rotor', [4, 5], COPTER],
  ['rotors-destroyed', 'rotor', [5, 6], COPTER],
];

/** Without passengers the next row counts; the last two are of emplacements (emplacement.test.ts). */
const ELSEWHERE: readonly VehicleCritical[] = ['cargo', 'turret-struck', 'equipment-destroyed'];

const MOTIVE: readonly (readonly [effect: MotiveEffect, dice: readonly [number, number]])[] = [
  ['none', [2, 3]],
  ['minor', [3, 4]],
  ['moderate', [4, 5]],
  ['heavy', [5, 6]],
  ['immobilized', [6, 6]],
];

describe('A moment of a battle tells', () => {
  it.each(CRITICALS)('the critical hit "%s", on the %s by %j', (critical, location, dice, vehicle) => {
    const sample = begun(vehicle, dice);
    const { battle, red } = sample;
    checkForCriticals(battle, red, red.plan.locations.indexOf(location), NOBODY);
    expect(sample.of('vehicle-critical')[0]).toMatchObject({ unit: 0, location, critical });
  });

  it('every critical hit that there is', () => {
    const shown = [...CRITICALS.map(([critical]) => critical), ...ELSEWHERE];
    expect(shown.sort()).toEqual([...VEHICLE_CRITICALS].sort());
  });

  it('the next row of the table where nobody is on board', () => {
    const sample = begun(TANK, [3, 3]);
    checkForCriticals(sample.battle, sample.red, sample.red.plan.locations.indexOf('left_side'), NOBODY);
    expect(sample.of('vehicle-critical')[0]).toMatchObject({ critical: 'crew-stunned' });
  });

  it.each(MOTIVE)('motive damage "%s", on tracks by %j', (effect, dice) => {
    const sample = begun({}, dice);
    sample.red.design.kind.hitMotiveSystem(sample.battle, sample.red, 0, NOBODY);
    expect(sample.of('motive')).toMatchObject([{ unit: 0, total: dice[0] + dice[1], effect }]);
  });

  it('every motive effect that there is', () => {
    expect(MOTIVE.map(([effect]) => effect).sort()).toEqual([...MOTIVE_EFFECTS].sort());
  });
});
