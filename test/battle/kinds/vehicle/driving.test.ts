import { describe, expect, it } from 'vitest';
import type { VehicleCondition } from '../../../../src/battle/combatant/condition.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import type { TerrainType } from '../../../../src/rules/terrain/terrain.js';
import type { Motion } from '../../../../src/rules/vehicle/motion.js';
import type { MotiveEffect } from '../../../../src/rules/vehicle/motive.js';
import type { Unit } from '../../../../src/units/index.js';
import { customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { customProtoMech } from '../../custom-protomech.js';
import { customSquad } from '../../custom-squad.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, type SampleSetup, sampleBattle } from '../../sample-battle.js';

const FAR = { unit: 'locust-lct-1v', at: [15, 15] } as const;
const ahead = (hexes: number): StepKind[] => Array<StepKind>(hexes).fill('forward');
const COLUMN = Array.from({ length: 16 }, (_, row) => `8,${row}`);
const column = (hex: Partial<MapHex>): Readonly<Record<string, Partial<MapHex>>> =>
  Object.fromEntries(COLUMN.map((place) => [place, hex]));
const STREET = column({ terrain: ['pavement'] });
/** A failed roll, and enough dice for what follows it. */
const FAILS = [1, 1, ...Array<number>(40).fill(1)];
const PASSES = [6, 6, ...Array<number>(40).fill(6)];

interface Drive extends Partial<SampleSetup> {
  readonly unit: Unit;
  readonly steps: readonly StepKind[];
  readonly hexes?: Readonly<Record<string, Partial<MapHex>>>;
  readonly vehicle?: VehicleCondition;
}

/** Drives from the bottom of the map to the north, and tells where it ended. */
function drive({ unit, steps, hexes = {}, vehicle, dice = PASSES, ...setup }: Drive) {
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    map: mapOf(hexes),
    red: [{ unit, at: [8, 14], facing: 0, ...(vehicle && { condition: { vehicle } }) }],
    blue: [FAR],
    dice,
    ...setup,
  });
  executeMove(sample.battle, sample.red, { steps });
  const { map } = sample.battle;
  return { ...sample, at: [map.columnOf(sample.red.hex), map.rowOf(sample.red.hex)] as const };
}

const numbers = ({ of }: SampleBattle): readonly number[] =>
  of('piloting-roll').map(({ roll }) => roll.needed);
const causes = ({ of }: SampleBattle): readonly string[] => of('piloting-roll').map(({ cause }) => cause);

const TURNS_OFF = ['turn-right', 'forward'] as const;

describe('A turn on pavement at flank speed', () => {
  // Driving 5, and the table of skids.
  it.each([
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [7, 6],
    [8, 7],
    [10, 7],
    [11, 9],
  ])('after %i hexes needs %i from wheels', (hexes, needed) => {
    const fast = customVehicle({ motion: 'wheeled', cruise: Math.max(3, hexes), turrets: 0 });
    const steps = [...ahead(hexes), ...TURNS_OFF];
    expect(numbers(drive({ unit: fast, steps, hexes: STREET }))).toEqual([needed]);
  });

  it('in the hex where the move begins asks tracks for a roll at −1, and an air cushion for none', () => {
    const steps: StepKind[] = ['turn-right', ...ahead(6)];
    const pave = mapPaved();
    expect(numbers(drive({ unit: customVehicle({ turrets: 0 }), steps, hexes: pave }))).toEqual([4]);
    const hover = customVehicle({ motion: 'hover', turrets: 0 });
    expect(numbers(drive({ unit: hover, steps, hexes: pave }))).toEqual([]);
  });

  it('asks for no roll at cruising speed, nor where two turns in one hex cancel out', () => {
    const unit = customVehicle({ turrets: 0 });
    expect(numbers(drive({ unit, steps: [...ahead(2), ...TURNS_OFF], hexes: STREET }))).toEqual([]);
    const steps: StepKind[] = [...ahead(3), 'turn-right', 'turn-left', ...ahead(3)];
    expect(numbers(drive({ unit, steps, hexes: STREET }))).toEqual([]);
  });

  it('counts turns that were made before cruising points ran out', () => {
    const unit = customVehicle({ turrets: 0 });
    // 2 hexes, a turn, 4 more: 7 of 8 points.
    const run = drive({ unit, steps: [...ahead(2), ...TURNS_OFF, ...ahead(3)], hexes: STREET });
    expect(numbers(run)).toEqual([4]);
  });

  it('never skids in core, where an air cushion still slips sideways', () => {
    const steps = [...ahead(6), ...TURNS_OFF];
    const wheels = customVehicle({ motion: 'wheeled', turrets: 0 });
    const cushion = customVehicle({ motion: 'hover', turrets: 0 });
    const ruleset = 'core';
    expect(numbers(drive({ unit: wheels, steps, hexes: STREET, ruleset }))).toEqual([]);
    expect(causes(drive({ unit: cushion, steps, hexes: STREET, ruleset }))).toEqual(['sideslip']);
  });

  it('asks an air cushion for a plain roll, whatever its speed and the ground', () => {
    const unit = customVehicle({ motion: 'hover', cruise: 10, turrets: 0 });
    for (const hexes of [{}, STREET, column({ terrain: ['ice'] })])
      expect(numbers(drive({ unit, steps: [...ahead(10), ...TURNS_OFF], hexes }))).toEqual([5]);
  });

  it('off pavement asks tracks for nothing', () => {
    const unit = customVehicle({ turrets: 0 });
    expect(numbers(drive({ unit, steps: [...ahead(6), ...TURNS_OFF] }))).toEqual([]);
  });
});

const mapPaved = (): Readonly<Record<string, Partial<MapHex>>> =>
  Object.fromEntries(
    Array.from({ length: 256 }, (_, at) => [
      `${at % 16},${Math.floor(at / 16)}`,
      { terrain: ['pavement'] as const },
    ]),
  );

describe('A turn on ice', () => {
  it('at any speed needs 4 more for the ice, and 1 less in the first two hexes', () => {
    const unit = customVehicle({ turrets: 0 });
    const ice = column({ terrain: ['ice'] });
    const steps = ['forward', ...TURNS_OFF] as const;
    expect(numbers(drive({ unit, steps, hexes: ice }))).toEqual([8]);
  });
});

describe('The way of a vehicle that goes off course', () => {
  it.each([
    // Half of the hexes before the turn, halves up.
    [1, 3, [8, 12]],
    [3, 3, [8, 9]],
    [5, 5, [8, 6]],
  ] as const)('in a skid after %i hexes', (hexes, cruise, at) => {
    const unit = customVehicle({ motion: 'wheeled', cruise, turrets: 0 });
    const steps =
      hexes === 1 ? [...ahead(1), 'turn-right', 'turn-right', 'forward'] : [...ahead(hexes), ...TURNS_OFF];
    const skid = drive({ unit, steps: steps as StepKind[], hexes: STREET, dice: FAILS });
    expect(skid.at).toEqual(at);
    expect(skid.red.skidded).toBe(true);
  });

  it.each([
    // Needed 5; fails by 3 after three hexes: at most one hex.
    [3, [1, 1], [8, 10]],
    // Fails by 1 after six: one hex.
    [6, [1, 3], [8, 7]],
    // Fails by 3 after six.
    [6, [1, 1], [8, 5]],
  ] as const)(
    'in a sideslip after %i hexes on %j, and its move goes on from there',
    (hexes, dice, slipped) => {
      const unit = customVehicle({ motion: 'hover', cruise: hexes, turrets: 0 });
      const slip = drive({ unit, steps: [...ahead(hexes), ...TURNS_OFF], dice: [...dice] });
      expect(slip.of('skid')[0]).toMatchObject({
        to: slip.battle.map.indexOf(...(slipped as [number, number])),
      });
      expect(slip.red.skidded).toBe(false);
    },
  );
});

describe('A driving roll', () => {
  const onStreet = (vehicle: VehicleCondition, custom: CustomVehicle = {}) => {
    const unit = customVehicle({ turrets: 0, cruise: 8, ...custom });
    // At 3 or 4 hexes the table of skids adds nothing.
    const steps: StepKind[] = [...ahead(3), ...TURNS_OFF, ...ahead(6)];
    return numbers(drive({ unit, steps, hexes: STREET, vehicle }))[0];
  };

  it.each<readonly [MotiveEffect[], number]>([
    [['minor'], 6],
    [['moderate'], 7],
    [['heavy'], 8],
    [['minor', 'moderate'], 8],
    [['moderate', 'moderate'], 7],
    [['minor', 'moderate', 'heavy'], 11],
  ])('after motive damage of %j needs %i', (motive, needed) => {
    expect(onStreet({ motive })).toBe(needed);
  });

  it('is 2 harder without the driver, 1 harder without the commander', () => {
    expect(onStreet({ driverHit: true })).toBe(7);
    expect(onStreet({ commanderHit: true })).toBe(6);
    expect(onStreet({ driverHit: true, commanderHit: true, motive: ['minor', 'heavy'] })).toBe(12);
  });

  it('is 1 harder in a vehicle that is hard to drive', () => {
    expect(onStreet({}, { quirks: ['hard_pilot'] })).toBe(6);
  });
});

describe('A sidestep', () => {
  const ACE = { pilot: { abilities: ['maneuvering_ace'] } };
  const shift = (motion: Motion, steps: readonly StepKind[], dice?: readonly number[], pilot: object = ACE) =>
    drive({
      unit: customVehicle({ motion, turrets: 0 }),
      steps,
      red: [{ unit: customVehicle({ motion, turrets: 0 }), at: [8, 14], facing: 0, ...pilot }],
      ...(dice && { dice }),
    });
  const FAST = [...ahead(6), 'shift-right'] as const;
  /** So many hexes to the northeast of where six hexes ahead lead. */
  const beside = ({ map }: SampleBattle['battle'], hexes: number) => {
    let hex = map.indexOf(8, 8);
    for (let step = 0; step < hexes; step += 1) hex = map.neighbors[hex * 6 + 1] as number;
    return hex;
  };

  it.each(['hover', 'vtol'] as const)(
    'of an ace (%s) at flank speed needs 4, or leads one hex too far',
    (motion) => {
      const passed = shift(motion, FAST);
      expect([numbers(passed), passed.red.hex]).toEqual([[4], beside(passed.battle, 1)]);
      const failed = shift(motion, FAST, [1, 2]);
      expect(failed.of('piloting-roll')).toMatchObject([{ cause: 'sideslip', passed: false }]);
      expect(failed.red.hex).toBe(beside(failed.battle, 2));
    },
  );

  it('asks for no roll at cruising speed', () => {
    expect(numbers(shift('hover', ['shift-right']))).toEqual([]);
  });

  it('is for aces alone, and not on tracks or wheels', () => {
    expect(() => shift('hover', ['shift-right'], [], {})).toThrow('cannot move like that');
    for (const motion of ['tracked', 'wheeled'] as const)
      expect(() => shift(motion, ['shift-right'])).toThrow('cannot move like that');
  });
});

describe('Ground that holds what enters it', () => {
  const vehicle = (motion: Motion, more: CustomVehicle = {}) =>
    customVehicle({ motion, turrets: 0, ...more });
  /** Driving or piloting 5 and the terrain; infantry rolls 4 and nothing else. */
  it.each<readonly [TerrainType, string, Unit, readonly number[]]>([
    ['swamp', 'tracks', vehicle('tracked'), [7]],
    ['swamp', 'wheels', vehicle('wheeled'), [7]],
    ['swamp', 'an air cushion', vehicle('hover'), []],
    ['swamp', 'a platoon', customInfantry(), [4]],
    ['swamp', 'battle armor', customSquad({ walk: 3 }), [4]],
    ['swamp', 'a ProtoMech', customProtoMech(), [6]],
    ['swamp', "a 'Mech", customMech(), [6]],
    ['mud', 'tracks', vehicle('tracked'), [5]],
    ['mud', 'wheels', vehicle('wheeled'), [5]],
    ['mud', 'an air cushion', vehicle('hover'), []],
    ['mud', 'a platoon', customInfantry(), [4]],
    ['mud', 'a ProtoMech', customProtoMech(), []],
    ['mud', "a 'Mech", customMech(), []],
    ['deep_snow', 'tracks', vehicle('tracked'), [5]],
    ['deep_snow', 'an air cushion', vehicle('hover'), []],
    ['deep_snow', 'a platoon', customInfantry(), [3]],
    ['deep_snow', 'a ProtoMech', customProtoMech(), [5]],
    ['deep_snow', "a 'Mech", customMech(), [5]],
    ['tundra', 'tracks', vehicle('tracked'), [5]],
    ['tundra', 'wheels', vehicle('wheeled'), [5]],
    ['tundra', 'an air cushion', vehicle('hover'), []],
    ['tundra', 'battle armor', customSquad({ walk: 3 }), [3]],
    ['sand', 'tracks', vehicle('tracked'), []],
    ['sand', 'a large support vehicle', vehicle('tracked', { support: 10, sides: 6, tonnage: 150 }), [6]],
    ['sand', 'a platoon', customInfantry(), []],
    ['snow', 'wheels', vehicle('wheeled'), []],
    ['magma', "a 'Mech", customMech(), [9]],
    ['magma', 'a ProtoMech', customProtoMech(), [9]],
  ])('%s: %s', (terrain, _, unit, needed) => {
    const drove = drive({ unit, steps: ['forward'], hexes: { '8,13': { terrain: [terrain] } } });
    expect(numbers(drove)).toEqual(needed);
    expect(drove.red.stuck).toBe(false);
    if (needed.length === 0) return;
    const failed = drive({
      unit,
      steps: ['forward'],
      hexes: { '8,13': { terrain: [terrain] } },
      dice: FAILS,
    });
    expect(failed.red.stuck).toBe(true);
    expect(failed.at).toEqual([8, 13]);
  });

  it.each<readonly [string, Unit, boolean]>([
    ["a 'Mech", customMech({ jump: 3, slots: { LT: ['Jump Jet*3'] } }), true],
    ['battle armor', customSquad(), false],
    ['a jump platoon', customInfantry({ motion: 'Jump' }), false],
  ])('holds %s that jumps into it without a roll, or not at all', (_, unit, stuck) => {
    const hexes = { '8,13': { terrain: ['swamp'] as const } };
    const jumps = drive({ unit, steps: ['jump', 'forward'], hexes, dice: [] });
    expect([jumps.red.stuck, numbers(jumps)]).toEqual([stuck, []]);
  });

  it('lets a ProtoMech that jumps into it go on 5 and the modifier of the mire alone', () => {
    const jump = (terrain: TerrainType, dice: readonly number[]) =>
      drive({
        unit: customProtoMech(),
        steps: ['jump', 'forward'],
        hexes: { '8,13': { terrain: [terrain] } },
        dice,
      });
    const holds = jump('swamp', [1, 3]);
    expect([numbers(holds), holds.red.stuck]).toEqual([[5], true]);
    const lets = jump('deep_snow', [1, 3]);
    expect([numbers(lets), lets.red.stuck]).toEqual([[4], false]);
    expect(numbers(jump('mud', []))).toEqual([]);
  });

  it('holds nobody who follows a road', () => {
    const road = { terrain: ['swamp', 'road'], roadExits: 0b001001 } as const;
    const drove = drive({
      unit: vehicle('tracked'),
      steps: ahead(2),
      hexes: { '8,14': { terrain: ['road'], roadExits: 0b001001 }, '8,13': road, '8,12': road },
    });
    expect(numbers(drove)).toEqual([]);
  });

  it.each(['swamp', 'mud', 'deep_snow', 'tundra'] as const)('stops a tank that skids into %s', (terrain) => {
    const hexes = { ...STREET, '8,7': { terrain: [terrain] } };
    const skid = drive({
      unit: customVehicle({ turrets: 0 }),
      steps: [...ahead(6), ...TURNS_OFF],
      hexes,
      dice: FAILS,
    });
    expect([skid.red.stuck, skid.at]).toEqual([true, [8, 7]]);
  });

  it('never stops an air cushion that slips over it', () => {
    const hexes = { '8,7': { terrain: ['mud'] as const }, '8,6': { terrain: ['swamp'] as const } };
    const slip = drive({
      unit: customVehicle({ motion: 'hover', turrets: 0 }),
      steps: [...ahead(6), ...TURNS_OFF],
      hexes,
      dice: FAILS,
    });
    expect(slip.red.stuck).toBe(false);
  });
});

describe('A wall', () => {
  const walls = (construction: number) => ({
    '8,9': { terrain: ['building'] as const, building: { construction, height: 1, strength: 40, exits: 0 } },
  });

  it.each([
    // 0, 1, 2 and 5 by construction, and 1 for 3 or 4 hexes, 2 for 5 or 6, with that hex.
    [1, 7],
    [2, 8],
    [3, 9],
    [4, 12],
  ])('of construction %i after five hexes needs %i', (construction, needed) => {
    const unit = customVehicle({ motion: 'hover', cruise: 8, turrets: 0 });
    expect(numbers(drive({ unit, steps: ahead(5), hexes: walls(construction) }))).toEqual([needed]);
  });

  it('asks no platoon and no ProtoMech', () => {
    const near = { '8,13': walls(2)['8,9'] };
    for (const unit of [customInfantry(), customSquad(), customProtoMech()])
      expect(numbers(drive({ unit, steps: ahead(1), hexes: near }))).toEqual([]);
  });
});

describe('The state of a driver', () => {
  it('counts each grade of motive damage once, up to 6', () => {
    const { red } = sampleBattle({
      red: [
        {
          unit: customVehicle(),
          at: [8, 8],
          condition: { vehicle: { motive: ['minor', 'moderate', 'heavy', 'heavy'] } },
        },
      ],
      blue: [FAR],
    });
    expect(pilotStateOf(red).motiveDamage).toBe(6);
  });
});
