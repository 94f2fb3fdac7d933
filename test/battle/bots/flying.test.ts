import { describe, expect, it } from 'vitest';
import { isWeighedAt, WeighedHeights } from '../../../src/battle/bots/sensible/skies.js';
import { moverOf } from '../../../src/battle/combatant/mover-of.js';
import type { MapHex } from '../../../src/battle/map/hex-map.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { sampleBattle } from '../sample-battle.js';

const WOODS: Partial<MapHex> = { terrain: ['heavy_woods'], foliageHeight: 2 };
const HILL: Partial<MapHex> = { level: 4 };

const remembered = new WeighedHeights();

/** The heights over clear ground at level 0 that a VTOL weighs. */
function heightsAmong(hexes: Readonly<Record<string, Partial<MapHex>>>): readonly number[] {
  const { battle, red } = sampleBattle({
    red: [{ unit: customVehicle({ motion: 'vtol', tonnage: 20, cruise: 8 }), at: [8, 12], facing: 0 }],
    blue: [{ unit: 'locust-lct-1v', at: [15, 15] }],
    map: mapOf(hexes),
  });
  const hex = battle.map.indexOf(4, 4);
  const mover = moverOf(battle, red);
  const heights = [0, 1, 2, 3, 4, 5, 6, 7].filter((elevation) =>
    isWeighedAt(battle.map, mover, hex, elevation),
  );
  remembered.begin(battle.map, mover);
  // Asked twice, because the second answer is the remembered one.
  for (const elevation of [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7])
    expect(remembered.has(battle.map, mover, hex, elevation)).toBe(heights.includes(elevation));
  return heights;
}

describe('A sensible bot that flies', () => {
  it('weighs one height over a plain: nothing hides it from there, and nothing blocks its view', () => {
    expect(heightsAmong({})).toEqual([1]);
  });

  it('weighs two where woods grow two levels high: among the trees and just above them', () => {
    expect(heightsAmong({ '8,7': WOODS })).toEqual([1, 3]);
  });

  it('weighs the height just above a hill, too', () => {
    expect(heightsAmong({ '8,7': WOODS, '3,3': HILL })).toEqual([1, 3, 5]);
  });
});
