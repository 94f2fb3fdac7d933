import { describe, expect, test } from 'vitest';
import { beginGame } from '../../../src/battle/play/open-game.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';

const map = mapOf({ '3,11': { terrain: ['water'], waterDepth: 3 }, '4,11': { impassable: true } }, 12, 12);
const game = beginGame({
  map,
  red: [{ unit: starterUnit('locust-lct-1v') }, { unit: starterUnit('atlas-as7-d'), at: [5, 11] }],
  blue: [{ unit: starterUnit('jenner-jr7-d') }],
});
const rowsOf = (unit: number) => new Set(game.startHexes(unit).map((hex) => map.rowOf(hex)));

describe('where a unit may be deployed', () => {
  test('is the third of the map that its side comes from: red the south, blue the north', () => {
    expect(rowsOf(0)).toEqual(new Set([8, 9, 10, 11]));
    expect(rowsOf(2)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('is not deep water, nor where nobody can go, nor on the feet of another; it may stay where it is', () => {
    const hexes = game.startHexes(0);
    for (const column of [3, 4, 5]) expect(hexes).not.toContain(map.indexOf(column, 11));
    expect(hexes).toContain(map.indexOf(6, 11));
    expect(hexes).toContain(game.start.unit(0).hex);
  });
});
