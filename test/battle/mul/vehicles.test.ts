import { describe, expect, it } from 'vitest';
import type { ConditionSetup, VehicleCondition } from '../../../src/battle/combatant/condition.js';
import { readMul } from '../../../src/battle/mul/read-mul.js';
import { writeMul } from '../../../src/battle/mul/write-mul.js';
import { customProtoMech } from '../custom-protomech.js';
import { customVehicle } from '../custom-vehicle.js';
import { sampleBattle } from '../sample-battle.js';

describe('A vehicle in a .mul file', () => {
  it('keeps its armor and structure by location, in the order of MegaMek: body, front, right, left, rear, turret', () => {
    const unit = customVehicle();
    const condition = { armor: { front: 3, turret: 7 }, structure: { left_side: 2 } };
    const text = writeMul([{ unit, pilot: { gunnery: 3, piloting: 4 }, condition }]);
    expect([...text.matchAll(/<location index="(\d)"/g)].map(([, index]) => index)).toEqual(['1', '3', '5']);
    const { units, warnings } = readMul(text, () => unit, 'force.mul');
    expect([units[0]?.condition, units[0]?.pilot?.gunnery, warnings]).toEqual([condition, 3, []]);
  });

  it('keeps what only vehicles suffer: motive system, crew, sensors, turret, stabilizers, equipment and rounds', () => {
    const unit = customVehicle({
      cruise: 5,
      equipment: { Front: ['Medium Laser'], Turret: ['SRM 4'], Body: ['IS Ammo SRM-4'] },
    });
    const laser = unit.equipment.findIndex(({ name }) => name === 'Medium Laser');
    const condition: ConditionSetup = {
      rounds: [7],
      vehicle: {
        motive: ['heavy', 'minor'],
        mpLost: 3,
        driverHit: true,
        commanderHit: true,
        sensorHits: 2,
        turretsLocked: ['turret'],
        stabilizers: ['front'],
        destroyed: [laser],
      },
    };
    const text = writeMul([{ unit, condition }]);
    expect(text).toContain('<motive damage="3" penalty="4"/>');
    expect(text).toContain('<tcriticals sensors="2" driver="hit" commander="hit"/>');
    expect(text).toContain('<stabilizer isHit="true"/>');
    const { units, warnings } = readMul(text, () => unit, 'force.mul');
    expect([units[0]?.condition, warnings]).toEqual([condition, []]);
  });

  it('keeps that the officer at a console has taken over', () => {
    const unit = customVehicle({ equipment: { Body: ['ISTankCockpitCommandConsole'] } });
    const condition: ConditionSetup = { vehicle: { consoleTakesOver: true } };
    const text = writeMul([{ unit, condition }]);
    expect(text).toContain('<tcriticals commander="console"/>');
    expect(readMul(text, () => unit, 'force.mul').units[0]?.condition).toEqual(condition);
  });

  it('is immobilized if it has lost all its cruising points, as an engine hit has it', () => {
    const unit = customVehicle({ cruise: 5 });
    const text = writeMul([{ unit, condition: { vehicle: { engineHit: true } } }]);
    const { units } = readMul(text, () => unit, 'force.mul');
    expect(units[0]?.condition?.vehicle).toEqual({ mpLost: 5, immobilized: true, engineHit: true });
  });
});

describe('A ProtoMech in a .mul file', () => {
  it('keeps its critical hits as slots of systems', () => {
    const unit = customProtoMech();
    const condition: ConditionSetup = { protoMech: { hits: { torso: 1, legs: 2 } } };
    const { units, warnings } = readMul(writeMul([{ unit, condition }]), () => unit, 'force.mul');
    expect([units[0]?.condition, warnings]).toEqual([condition, []]);
  });

  it('keeps what is destroyed of its equipment, from a battle to a battle', () => {
    const unit = customProtoMech();
    const condition: ConditionSetup = { protoMech: { destroyed: [0] } };
    const { units } = readMul(writeMul([{ unit, condition }]), () => unit, 'force.mul');
    expect(units[0]?.condition).toEqual(condition);
    const { red } = sampleBattle({
      red: [{ unit, at: [5, 8], condition }],
      blue: [{ unit: customVehicle(), at: [5, 5] }],
    });
    expect(red.working[0]).toBe(0);
    expect(red.design.kind.sufferedUntilNow(red)).toEqual(condition);
  });
});

describe('What a unit has suffered in a battle', () => {
  it('is what it is set up with again', () => {
    const vehicle: VehicleCondition = {
      motive: ['minor', 'heavy'],
      mpLost: 2,
      sensorHits: 1,
      stunnedTurns: 1,
      driverHit: true,
      stabilizers: ['front'],
      turretsLocked: ['turret'],
      destroyed: [0],
    };
    const { red } = sampleBattle({
      red: [
        {
          unit: customVehicle({ equipment: { Turret: ['Medium Laser'] } }),
          at: [5, 8],
          condition: { vehicle },
        },
      ],
      blue: [{ unit: customProtoMech(), at: [5, 5] }],
    });
    expect(red.design.kind.sufferedUntilNow(red)).toEqual({ vehicle });
  });
});
