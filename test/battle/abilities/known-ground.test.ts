import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import { crossingCost } from '../../../src/battle/movement/ground.js';
import type { RulesetName } from '../../../src/rules/index.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { sampleBattle } from '../sample-battle.js';

const UNITS = {
  'a tracked vehicle': customVehicle(),
  hovercraft: customVehicle({ motion: 'hover' }),
  'battle armor': customSquad(),
  'a platoon': customInfantry(),
  'a ProtoMech': customProtoMech(),
} satisfies Readonly<Record<string, Unit>>;

/** Points for the step to the north, for a pilot without abilities and for one with this ability. */
function points(name: keyof typeof UNITS, ability: string, ground: Partial<MapHex>, ruleset: RulesetName) {
  return [[], [ability]].map((abilities) => {
    const map = mapOf({ '5,8': ground });
    const { battle, red } = sampleBattle({
      ruleset,
      map,
      red: [{ unit: UNITS[name], at: [5, 9], pilot: { abilities } }],
      blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
    });
    const { footwork } = moverOf(battle, red);
    const north = map.neighbors[red.hex * 6] as number;
    const depth = map.waterDepth[north] as number;
    return crossingCost(map, footwork, red.hex, 0, 0, north, -depth);
  });
}

describe('Pilots of any kind of unit save a point on ground that they know', () => {
  it.each([
    ['a tracked vehicle', 'tm_mountaineer', 'rough', 2, 1],
    ['a tracked vehicle', 'tm_forest_ranger', 'light_woods', 2, 1],
    ['a tracked vehicle', 'tm_swamp_beast', 'swamp', 3, 2],
    ['hovercraft', 'tm_swamp_beast', 'swamp', 1, 1],
    ['battle armor', 'tm_forest_ranger', 'heavy_woods', 2, 1],
    ['battle armor', 'tm_forest_ranger', 'light_woods', 1, 1],
    ['battle armor', 'tm_mountaineer', 'rubble', 2, 1],
    ['battle armor', 'tm_swamp_beast', 'mud', 2, 1],
    ['a platoon', 'tm_swamp_beast', 'swamp', 3, 2],
    ['a ProtoMech', 'tm_forest_ranger', 'heavy_woods', 3, 2],
    ['a ProtoMech', 'tm_mountaineer', 'rough', 2, 1],
    ['a ProtoMech', 'tm_forest_ranger', 'rough', 2, 2],
  ] as const)('%s with %s pays less for %s: %i, %i', (name, ability, terrain, plain, gifted) => {
    expect(points(name, ability, { terrain: [terrain] }, 'total-warfare')).toEqual([plain, gifted]);
    expect(points(name, ability, { terrain: [terrain] }, 'standard')).toEqual([plain, plain]);
  });

  it.each([
    ['a tracked vehicle', 3, 2],
    ['battle armor', 3, 2],
    ['a platoon', 3, 2],
    ['a ProtoMech', 2, 1],
  ] as const)('%s with a Mountaineer climbs a level for a point less: %i, %i', (name, plain, gifted) => {
    expect(points(name, 'tm_mountaineer', { level: 1 }, 'total-warfare')).toEqual([plain, gifted]);
  });

  it("but Foot Cavalry does not help a platoon uphill, and only 'Mechs and ProtoMechs have Frogmen", () => {
    const deep = { terrain: ['water'], waterDepth: 2 } as const;
    expect(points('a platoon', 'foot_cav', { level: 1 }, 'total-warfare')).toEqual([3, 3]);
    const [plain = 0, gifted] = points('a ProtoMech', 'tm_frogman', deep, 'total-warfare');
    expect(gifted).toBe(plain - 1);
    const [driven, byFrogman] = points('a tracked vehicle', 'tm_frogman', deep, 'total-warfare');
    expect(byFrogman).toBe(driven);
  });
});
