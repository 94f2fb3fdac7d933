import { describe, expect, it } from 'vitest';
import type { ConditionSetup } from '../../../src/battle/combatant/condition.js';
import { conditionProblem } from '../../../src/battle/force/condition-problem.js';
import { openForce } from '../../../src/battle/force/open-force.js';
import { forceContent } from '../../../src/battle/force/write-force.js';
import { lostInMul } from '../../../src/battle/mul/lost-in-mul.js';
import { readMul } from '../../../src/battle/mul/read-mul.js';
import { writeMul } from '../../../src/battle/mul/write-mul.js';
import { customMech } from '../custom-mech.js';
import { customVehicle } from '../custom-vehicle.js';
import { TRACKED_QUADVEE } from '../quadvee.js';

const ALL: ConditionSetup = { heat: 7, prone: true, wounds: 1 };

describe('What a .mul has no place for', () => {
  it("is said unit by unit: a 'Mech's heat, being prone, the mode of a QuadVee", () => {
    const unit = customMech();
    const quadVee = customMech(TRACKED_QUADVEE);
    const name = `${unit.chassis} ${unit.model}`.trim();
    expect(
      lostInMul([
        { unit, condition: ALL },
        { unit: quadVee, condition: { vehicleMode: true, armor: { head: 3 } } },
        { unit },
      ]),
    ).toEqual([`${name}: heat, prone`, `${name}: vehicle mode`]);
  });

  it('is what writing and reading a file loses, and nothing else', () => {
    const unit = customVehicle();
    const kept: ConditionSetup = {
      vehicle: { motive: ['minor'], driverHit: true, turretsLocked: ['turret'] },
    };
    const lost: ConditionSetup = { vehicle: { stunnedTurns: 1, flightStabilizerHit: true } };
    const throughFile = (condition: ConditionSetup) =>
      readMul(writeMul([{ unit, condition }]), () => unit).units[0]?.condition;
    expect([throughFile(kept), lostInMul([{ unit, condition: kept }])]).toEqual([kept, []]);
    expect(throughFile(lost)).toBeUndefined();
    expect(lostInMul([{ unit, condition: lost }])[0]).toMatch(/: stunned crew, flight stabilizer$/);
  });

  it('is kept by a force as JSON', () => {
    const { chassis, model } = customMech(TRACKED_QUADVEE);
    const condition: ConditionSetup = { ...ALL, vehicleMode: true };
    const text = JSON.stringify(forceContent({ units: [{ chassis, model, condition }] }));
    expect(openForce(text, 'force.json').units[0]?.condition).toEqual(condition);
  });
});

describe('A unit that begins in vehicle mode', () => {
  it('is a QuadVee', () => {
    const condition: ConditionSetup = { vehicleMode: true };
    expect(conditionProblem(customMech(TRACKED_QUADVEE), condition)).toBeUndefined();
    expect(conditionProblem(customMech(), condition)).toBe(
      'vehicleMode is true: expected false for a unit that has one mode only',
    );
  });

  it('does not lie, as nothing else does that never falls', () => {
    const never = 'prone is true: expected false for a unit that never falls';
    expect(conditionProblem(customMech(TRACKED_QUADVEE), { vehicleMode: true, prone: true })).toBe(never);
    expect(conditionProblem(customVehicle(), { prone: true })).toBe(never);
  });
});
