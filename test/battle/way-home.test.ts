import { describe, expect, it } from 'vitest';
import { wayHome } from '../../src/battle/way-home.js';
import { rulesetOf } from '../../src/rules/ruleset.js';
import { mapOf } from './map-of.js';

type Hexes = Parameters<typeof mapOf>[0];

const [RED, BLUE] = [0, 1];
const BOOK = rulesetOf('total-warfare');
const NO_WAY = Number.POSITIVE_INFINITY;

/** Points from each hex of a strip of six hexes from north to south. */
const strip = (hexes: Hexes, side = RED): readonly number[] => [...wayHome(mapOf(hexes, 1, 6), side, BOOK)];

describe('The way to the edge of a side', () => {
  it('is one point for each clear hex, to the south for red and to the north for blue', () => {
    expect(strip({})).toEqual([5, 4, 3, 2, 1, 0]);
    expect(strip({}, BLUE)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('costs what each hex costs to enter (docs/rules/movement.md)', () => {
    // Light woods cost one more; the hex itself is left for one.
    expect(strip({ '0,3': { terrain: ['light_woods'] } })).toEqual([6, 5, 4, 2, 1, 0]);
    // Three up two levels, and three down again.
    expect(strip({ '0,3': { level: 2 } })).toEqual([9, 8, 7, 4, 1, 0]);
  });

  it('does not lead over three levels, nor through ground that nobody enters', () => {
    expect(strip({ '0,3': { level: 3 } })).toEqual([NO_WAY, NO_WAY, NO_WAY, NO_WAY, 1, 0]);
    expect(strip({ '0,3': { impassable: true } })).toEqual([NO_WAY, NO_WAY, NO_WAY, NO_WAY, 1, 0]);
  });

  it('does not end on an edge that nobody enters', () => {
    expect(strip({ '0,5': { impassable: true } })).toEqual(Array(6).fill(NO_WAY));
    expect(strip({ '0,0': { impassable: true } }, BLUE)).toEqual(Array(6).fill(NO_WAY));
  });

  it('leads around a barrier, by whichever side is nearer', () => {
    const wall = Object.fromEntries([0, 1, 2].map((column) => [`${column},3`, { level: 4 }]));
    const map = mapOf(wall, 5, 6);
    const points = wayHome(map, RED, BOOK);
    const from = (column: number, row: number) => points[map.indexOf(column, row)];
    // Straight down beside the wall; from its middle, first two hexes to the side.
    expect(from(4, 0)).toBe(5);
    expect(from(3, 2)).toBe(3);
    expect(from(1, 2)).toBe(5);
  });
});
