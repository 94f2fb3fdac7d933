import { describe, expect, it } from 'vitest';
import { locationAt } from '../../../src/rules/body/plan.js';
import type { BodySide } from '../../../src/rules/hit-location/body-sides.js';
import { vehicleHitTables } from '../../../src/rules/hit-location/hit-tables.js';
import { rollStruck, struckBy } from '../../../src/rules/hit-location/struck.js';
import {
  type CriticalColumn,
  fireModifier,
  VEHICLE_CRITICALS,
  type VehicleCritical,
  vehicleCriticalAt,
} from '../../../src/rules/vehicle/criticals.js';
import {
  landingModifier,
  motiveEffect,
  motiveModifier,
  motiveSideModifier,
  mpLostAfter,
} from '../../../src/rules/vehicle/motive.js';
import { cruisingPoints, flankPoints } from '../../../src/rules/vehicle/points.js';

// Total Warfare, "Ground Combat Vehicle Hit Location Table": * is a critical roll, + one for the motive system.
const FOUR: Readonly<Record<string, readonly string[]>> = {
  front: 'FR* FR+ FR+ RS+ FR FR FR LS+ TU TU TU*'.split(' '),
  right: 'RS* RS+ RS+ FR+ RS RS RS* RR+ TU TU TU*'.split(' '),
  left: 'LS* LS+ LS+ FR+ LS LS LS* RR+ TU TU TU*'.split(' '),
  rear: 'RR* RR+ RR+ LS+ RR RR RR RS+ TU TU TU*'.split(' '),
};
const SIX: Readonly<Record<string, readonly string[]>> = {
  front: 'FR* FRRS+ FR+ FR+ FR FR FR FR+ TU TU TU*'.split(' '),
  front_right: 'FRRS* FR+ FRRS+ FRRS FRRS FRRS FRRS* FRRS+ TU TU TU*'.split(' '),
  front_left: 'FRLS* FR+ FRLS+ FRLS FRLS FRLS FRLS* FRLS+ TU TU TU*'.split(' '),
  rear_right: 'RRRS* RRRS+ RRRS+ RRRS RRRS RRRS RRRS* RRRS+ TU TU TU*'.split(' '),
  rear_left: 'RRLS* RRLS+ RRLS+ RRLS RRLS RRLS RRLS* RRLS+ TU TU TU*'.split(' '),
  rear: 'RR* RRLS+ RR+ RR+ RR RR RR RR+ TU TU TU*'.split(' '),
};
const CODES: Readonly<Record<string, string>> = {
  front: 'FR',
  right_side: 'RS',
  left_side: 'LS',
  rear: 'RR',
  front_right: 'FRRS',
  front_left: 'FRLS',
  rear_right: 'RRRS',
  rear_left: 'RRLS',
  turret: 'TU',
  front_turret: 'FT',
};

const never = (): number => {
  throw new Error('no die is rolled');
};

function rowOf(sixSided: boolean, turrets: number, side: BodySide, die = never): readonly string[] {
  const tables = vehicleHitTables(sixSided, turrets, false);
  return Array.from({ length: 11 }, (_, index) => {
    const struck = struckBy(tables, 'full', side, { dice: [], total: index + 2 }, die);
    const mark = struck.throughArmorCritical ? '*' : struck.motive === undefined ? '' : '+';
    return `${CODES[locationAt(tables.plan, struck.location)]}${mark}`;
  });
}

describe('Hits on a vehicle', () => {
  it('strike by the table of the side', () => {
    for (const [side, row] of Object.entries(FOUR)) expect(rowOf(false, 1, side as BodySide)).toEqual(row);
    for (const [side, row] of Object.entries(SIX)) expect(rowOf(true, 1, side as BodySide)).toEqual(row);
  });

  it('strike the side itself where there is no turret', () => {
    expect(rowOf(false, 0, 'left').slice(8)).toEqual(['LS', 'LS', 'LS*']);
    expect(rowOf(true, 0, 'rear_right').slice(8)).toEqual(['RRRS', 'RRRS', 'RRRS*']);
  });

  it('strike one of two turrets by a die: the front one on 3 or less, -2 from the front, +2 from the rear', () => {
    const by = (side: BodySide): string =>
      [1, 2, 3, 4, 5, 6].map((die) => rowOf(false, 2, side, () => die)[8]).join(' ');
    expect(by('front')).toBe('FT FT FT FT FT TU');
    expect(by('right')).toBe('FT FT FT TU TU TU');
    expect(by('rear')).toBe('FT TU TU TU TU TU');
  });

  it('roll two dice for blows as well', () => {
    const dice = [1, 1];
    const struck = rollStruck(
      vehicleHitTables(false, 1, false),
      'kick',
      'left',
      () => dice.shift() as number,
    );
    expect([struck.location, struck.throughArmorCritical, dice.length]).toEqual([2, true, 0]);
  });
});

describe('The motive system', () => {
  it('suffers by its table', () => {
    const effects = Array.from({ length: 14 }, (_, index) => motiveEffect(index + 2));
    expect(effects.join(' ')).toBe(
      'none none none none minor minor moderate moderate heavy heavy immobilized immobilized immobilized immobilized',
    );
  });

  it('suffers more from the side than from behind, on wheels than on tracks, and on a skirt of air most', () => {
    expect(['front', 'left', 'rear'].map((side) => motiveSideModifier(side as BodySide, false))).toEqual([
      0, 2, 1,
    ]);
    expect([motiveSideModifier('rear_left', false), motiveSideModifier('rear_left', true)]).toEqual([2, 1]);
    expect(motiveSideModifier('front_left', true)).toBe(2);
    expect((['tracked', 'wheeled', 'hover'] as const).map((motion) => motiveModifier(motion, false))).toEqual(
      [0, 2, 3],
    );
    expect(motiveModifier('hover', true)).toBe(1);
    expect(
      (['tracked', 'wheeled', 'hover'] as const).map((motion) => landingModifier(motion, false, false)),
    ).toEqual([2, 1, -1]);
    expect(landingModifier('wheeled', true, false)).toBe(2);
  });

  it('loses a point, half of what is left, or all', () => {
    // Cruise 6, heavy: 3 left; then moderate: 2; heavy again: 1.
    let lost = mpLostAfter('heavy', 6, 0);
    expect(cruisingPoints(6, lost)).toBe(3);
    lost = mpLostAfter('moderate', 6, lost);
    expect(cruisingPoints(6, lost)).toBe(2);
    lost = mpLostAfter('heavy', 6, lost);
    expect(cruisingPoints(6, lost)).toBe(1);
    // The last point goes, too.
    expect(cruisingPoints(6, mpLostAfter('heavy', 6, lost))).toBe(0);
    expect(cruisingPoints(5, mpLostAfter('heavy', 5, 0))).toBe(3);
    expect(cruisingPoints(5, mpLostAfter('immobilized', 5, 1))).toBe(0);
    expect([mpLostAfter('minor', 5, 1), mpLostAfter('none', 5, 1)]).toEqual([1, 1]);
  });

  it('leaves half as many again at flank speed, and twice as many with a supercharger', () => {
    expect([flankPoints(4, false), flankPoints(5, false), flankPoints(5, true)]).toEqual([6, 8, 10]);
  });
});

const anything = (): boolean => true;
const but =
  (...gone: readonly VehicleCritical[]) =>
  (critical: VehicleCritical): boolean =>
    !gone.includes(critical);

describe('Critical hits on a vehicle', () => {
  it('come by the column of the location', () => {
    const column = (name: CriticalColumn): string =>
      [6, 7, 8, 9, 10, 11, 12].map((roll) => vehicleCriticalAt(name, roll, anything)).join(' ');
    expect(column('front')).toBe(
      'driver weapon-malfunction stabilizer sensors commander weapon-destroyed crew-killed',
    );
    expect(column('side')).toBe(
      'cargo weapon-malfunction crew-stunned stabilizer weapon-destroyed engine fuel-tank',
    );
    expect(column('rear')).toBe(
      'weapon-malfunction cargo stabilizer weapon-destroyed engine ammunition fuel-tank',
    );
    expect(column('turret')).toBe(
      'stabilizer turret-jam weapon-malfunction turret-lock weapon-destroyed ammunition turret-blown-off',
    );
  });

  it('come by columns of their own on a VTOL, whose turret has those of any other', () => {
    const column = (name: CriticalColumn): string =>
      [6, 7, 8, 9, 10, 11, 12].map((roll) => vehicleCriticalAt(name, roll, anything)).join(' ');
    expect(column('vtol-front')).toBe(
      'copilot weapon-malfunction stabilizer sensors pilot weapon-destroyed crew-killed',
    );
    expect(column('vtol-side')).toBe(
      'weapon-malfunction cargo stabilizer weapon-destroyed engine ammunition fuel-tank',
    );
    expect(column('vtol-rear')).toBe(
      'cargo weapon-malfunction stabilizer weapon-destroyed sensors engine fuel-tank',
    );
    expect(column('rotor')).toBe(
      'rotor-damage rotor-damage rotor-damage flight-stabilizer flight-stabilizer rotors-destroyed rotors-destroyed',
    );
  });

  it('are none on 5 or less', () => {
    expect([-1, 2, 5].map((roll) => vehicleCriticalAt('front', roll, anything))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(vehicleCriticalAt('front', 14, anything)).toBe('crew-killed');
  });

  it('go on to the next higher row that can happen, and once around from the last', () => {
    // Front, no weapon in front, roll 7: malfunction impossible, stabilizer impossible, sensors.
    expect(vehicleCriticalAt('front', 7, but('weapon-malfunction', 'stabilizer', 'weapon-destroyed'))).toBe(
      'sensors',
    );
    expect(vehicleCriticalAt('rear', 12, but('fuel-tank'))).toBe('weapon-malfunction');
    expect(vehicleCriticalAt('side', 9, but(...VEHICLE_CRITICALS))).toBeUndefined();
  });

  it('are rarer by fire, on what is built for war', () => {
    expect([fireModifier(true), fireModifier(false)]).toEqual([-2, 0]);
  });
});
