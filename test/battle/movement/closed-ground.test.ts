import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { pilotStateOf } from '../../../src/battle/piloting/pilot-state.js';
import type { TerrainType } from '../../../src/rules/terrain/terrain.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { sampleBattle } from '../sample-battle.js';

const UNITS: readonly Unit[] = [
  customVehicle({ motion: 'tracked' }),
  customVehicle({ motion: 'wheeled' }),
  customVehicle({ motion: 'hover' }),
  customInfantry({ motion: 'Leg' }),
  customInfantry({ motion: 'Motorized' }),
  customSquad({ motion: 'Leg' }),
  customProtoMech(),
];
const X = 'prohibited';

/** The points for a step into this hex, or why there is none; all units have points enough. */
function stepInto(unit: Unit, hex: Partial<MapHex>, kinds: readonly StepKind[] = ['forward']) {
  const { battle, red } = sampleBattle({
    ruleset: 'total-warfare',
    map: mapOf({ '8,8': { terrain: ['road'], roadExits: 0b1001 }, '8,7': hex }),
    red: [{ unit, at: [8, 8], facing: 0 }],
    blue: [{ unit: customMech(), at: [15, 15] }],
  });
  const mover = { ...moverOf(battle, red), walk: 10, run: 15, jump: 5 };
  const steps = kinds.map((kind) => ({ kind }));
  const { end, obstacle } = evaluatePath(battle.map, mover, steps, pilotStateOf(red));
  return obstacle ?? end.mp;
}

describe('The ground', () => {
  // Total Warfare, "Movement Costs Table": tracks, wheels, air cushions, soldiers on foot, motorized, battle armor, ProtoMech.
  it.each<readonly [TerrainType, readonly (number | typeof X)[]]>([
    ['clear', [1, 1, 1, 1, 1, 1, 1]],
    ['light_woods', [2, X, X, 1, 1, 1, 2]],
    ['heavy_woods', [X, X, X, 2, 2, 2, 3]],
    ['ultra_heavy_woods', [X, X, X, 3, 3, 3, X]],
    ['light_jungle', [X, X, X, 3, 3, 3, 3]],
    ['heavy_jungle', [X, X, X, 4, 4, 4, 4]],
    ['rough', [2, X, 2, 2, 2, 2, 2]],
    ['ultra_rough', [X, X, X, 3, 3, 3, 3]],
    ['rubble', [2, X, 2, 2, 2, 2, 2]],
    ['ultra_rubble', [X, X, X, 3, 3, 3, 3]],
    ['swamp', [3, 3, 1, 3, 3, 3, 2]],
    ['mud', [2, 2, 1, 2, 2, 2, 2]],
    ['sand', [1, 2, 1, 2, 2, 2, 1]],
    ['deep_snow', [2, X, 1, 2, 2, 2, 2]],
    ['heavy_industrial', [1, 1, 1, 1, 1, 1, 2]],
  ])('of %s costs each unit these points, or is closed to it', (terrain, expected) => {
    const hex: Partial<MapHex> = { terrain: [terrain], foliageHeight: 2 };
    expect(UNITS.map((unit) => stepInto(unit, hex))).toEqual(expected);
  });

  it('that is closed to a vehicle is open on a road through it, at the cost of the road', () => {
    for (const terrain of ['light_woods', 'heavy_woods', 'rough'] as const) {
      const road: Partial<MapHex> = { terrain: [terrain, 'road'], foliageHeight: 2, roadExits: 0b1001 };
      expect(stepInto(customVehicle({ motion: 'wheeled' }), road)).toBe(1);
    }
  });

  it('under water is closed to wheels, tracks and soldiers, and not to air cushions', () => {
    const depth = (waterDepth: number): Partial<MapHex> => ({ terrain: ['water'], waterDepth });
    const open = (waterDepth: number) =>
      UNITS.slice(0, 6).map((unit) => stepInto(unit, depth(waterDepth)) === 1);
    expect(open(0)).toEqual([true, true, true, true, true, true]);
    for (const waterDepth of [1, 2])
      expect(open(waterDepth)).toEqual([false, false, true, false, false, false]);
  });
});

describe("A 'Mech in a jump", () => {
  it('goes forward and turns', () => {
    const jet = customMech();
    expect(stepInto(jet, {}, ['jump', 'turn-left', 'forward'])).toBe(1);
    for (const kind of ['backward', 'shift-left', 'go-prone'] as const)
      expect(stepInto(jet, {}, ['jump', 'forward', kind])).toBe('in-flight');
  });
});

describe('Going prone', () => {
  it("is for 'Mechs alone", () => {
    expect(stepInto(customMech(), {}, ['go-prone'])).toBe(1);
    for (const unit of UNITS) expect(stepInto(unit, {}, ['go-prone'])).toBe('never-prone');
  });
});
