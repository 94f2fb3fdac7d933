import { describe, expect, test } from 'vitest';
import { beginGame } from '../../../src/battle/play/open-game.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';

const game = () => {
  const found = beginGame({
    map: mapOf({}),
    red: [{ unit: customVehicle({ motion: 'vtol', tonnage: 25, cruise: 10, turrets: 0, fusion: true }) }],
    blue: [{ unit: starterUnit('locust-lct-1v') }],
    seed: 5,
  });
  while (found.asked !== undefined && found.asked.units[0] !== 0) found.give(found.pass(1));
  return found;
};

describe('a VTOL', () => {
  test('rises and descends for a point a level, and is offered each height that its points pay for', () => {
    const played = game();
    const { hex, elevation } = played.battle.unit(0);
    const heights = played.heights(0, { mode: 'walk' }, hex);
    for (const height of heights) expect(height.mp).toBe(Math.abs(height.elevation - elevation));
    expect(heights.at(-1)?.elevation).toBe(elevation + 10);
    const route = played.route(0, { mode: 'walk' }, hex, undefined, elevation + 3);
    expect(route && played.planMove(0, route).elevation).toBe(elevation + 3);
    expect(played.heights(1, { mode: 'walk' }, played.battle.unit(1).hex)).toEqual([]);
  });
});
