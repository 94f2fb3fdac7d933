import { describe, expect, test } from 'vitest';
import { beginGame } from '../../../src/battle/play/open-game.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';

const POND = { terrain: ['water'], waterDepth: 2 } as const;

describe('the line of sight between two hexes', () => {
  test('begins at the surface for a ship, and on the bottom for whoever would stand there', () => {
    const map = mapOf({ '8,9': POND, '9,9': POND });
    const game = beginGame({
      map,
      red: [{ unit: customVehicle({ motion: 'naval', turrets: 0 }), at: [8, 9], facing: 0 }],
      blue: [{ unit: starterUnit('locust-lct-1v'), at: [8, 4], facing: 3 }],
      seed: 3,
    });
    const { hex: locust } = game.battle.unit(1);
    expect(game.lineOfSight(map.indexOf(8, 9), locust).visible).toBe(true);
    expect(game.lineOfSight(map.indexOf(9, 9), locust)).toMatchObject({ visible: false, blockedBy: 'water' });
  });
});
