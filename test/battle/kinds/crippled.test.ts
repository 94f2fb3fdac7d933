import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import type { ConditionSetup } from '../../../src/battle/combatant/condition.js';
import { count, FIXTURES } from '../../../src/battle/kinds/vehicle/counters.js';
import type { LocationName } from '../../../src/rules/body/plan.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customProtoMech } from '../custom-protomech.js';
import { customVehicle, TANK } from '../custom-vehicle.js';
import { sampleBattle } from '../sample-battle.js';

/** Why this unit is crippled. */
function reasonFor(unit: Unit, condition: ConditionSetup = {}, change?: (unit: Combatant) => void) {
  const { battle, red } = sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit, at: [5, 8], condition }],
    blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
  });
  change?.(red);
  return red.design.kind.isCrippled(red, battle.rules);
}

describe('A vehicle is crippled', () => {
  const tank = customVehicle(TANK);
  const without = (location: LocationName, left: number) => (unit: Combatant) => {
    unit.armor[unit.plan.locations.indexOf(location)] = left;
  };

  it.each<LocationName>(['front', 'left_side', 'right_side', 'rear', 'turret'])(
    'without armor at the %s',
    (location) => {
      expect(reasonFor(tank, {}, without(location, 1))).toBeUndefined();
      expect(reasonFor(tank, {}, without(location, 0))).toContain('is gone');
    },
  );

  it('without a weapon that reaches 6 hexes or 5 points in all, if it ever had one', () => {
    const lose =
      (...names: readonly string[]) =>
      (unit: Combatant): void => {
        for (const { item, fixture } of unit.design.weapons)
          if (names.includes(item.name)) count(unit, FIXTURES + fixture, 1);
        unit.refresh();
      };
    expect(reasonFor(tank, {}, lose('Machine Gun'))).toBeUndefined();
    // Two machine guns do 4 points, 3 hexes far.
    expect(reasonFor(tank, {}, lose('AC/10'))).toBe('it has no useful weapon left');
    expect(reasonFor(customVehicle())).toBeUndefined();
  });
});

describe('A platoon is crippled', () => {
  it('with less than a quarter of its troopers', () => {
    const platoon = customInfantry();
    expect(reasonFor(platoon, { structure: { troopers: 7 } })).toBeUndefined();
    expect(reasonFor(platoon, { structure: { troopers: 6 } })).toContain('three quarters');
  });
});

describe('A ProtoMech is crippled', () => {
  it('with four wounds of its pilot', () => {
    expect(reasonFor(customProtoMech(), { wounds: 3 })).toBeUndefined();
    expect(reasonFor(customProtoMech(), { wounds: 4 })).toBe('the pilot is badly wounded');
  });

  it('when every weapon is gone, but not while it has one, however weak', () => {
    const keep =
      (...names: readonly string[]) =>
      (unit: Combatant): void => {
        for (const { item, fixture } of unit.design.weapons)
          if (!names.includes(item.name)) unit.working[fixture] = 0;
      };
    expect(reasonFor(customProtoMech(), {}, keep())).toBe('it has no weapon left');
    // It does 3 points, 3 hexes far.
    expect(reasonFor(customProtoMech(), {}, keep('Micro Pulse Laser'))).toBeUndefined();
  });
});
