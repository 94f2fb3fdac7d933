import { describe, expect, it } from 'vitest';
import {
  displacementChain,
  preferredDisplacement,
  stepsAside,
} from '../../../src/battle/movement/displacement.js';
import { field, hexOf, type Place, placeOf, water } from './field.js';

describe('displacement', () => {
  const standingIn =
    (map: ReturnType<typeof field>, ...places: readonly Place[]) =>
    (hex: number): number | undefined =>
      places.includes(placeOf(map, hex)) ? 0 : undefined;

  it('drives the unit behind on in the same direction', () => {
    const map = field();
    const chain = displacementChain(map, standingIn(map, '3,3', '3,2'), hexOf(map, '3,4'), 0, 0);
    expect(chain?.map(({ from, to, domino }) => [placeOf(map, from), placeOf(map, to), domino])).toEqual([
      ['3,4', '3,3', false],
      ['3,3', '3,2', true],
      ['3,2', '3,1', true],
    ]);
  });

  it('tells of drops and water', () => {
    const map = field({ '3,4': { level: 2 }, '3,3': water(1) });
    const [only] = displacementChain(map, () => undefined, hexOf(map, '3,4'), 0, 0) ?? [];
    expect(only).toMatchObject({ drop: 3, elevation: -1 });
  });

  it('goes around the direction of the blow: right, left, farther right, farther left, back', () => {
    const wall = { level: 3 };
    const open = (map: ReturnType<typeof field>) => {
      const [first] = preferredDisplacement(map, () => undefined, hexOf(map, '3,4'), 0, 0) ?? [];
      return first?.direction;
    };
    expect(open(field())).toBe(0);
    expect(open(field({ '3,3': wall }))).toBe(1);
    expect(open(field({ '3,3': wall, '4,4': wall }))).toBe(5);
    expect(open(field({ '3,3': wall, '4,4': wall, '2,4': wall }))).toBe(2);
    expect(open(field({ '3,3': wall, '4,4': wall, '2,4': wall, '4,5': wall }))).toBe(4);
    const five = { '3,3': wall, '4,4': wall, '2,4': wall, '4,5': wall, '2,5': wall } as const;
    expect(open(field(five))).toBe(3);
    expect(open(field({ ...five, '3,5': wall }))).toBeUndefined();
  });

  it('ends at the edge of the map, for the whole row', () => {
    const map = field();
    expect(displacementChain(map, standingIn(map, '3,0'), hexOf(map, '3,1'), 0, 0)).toBeUndefined();
  });

  it('lets a unit that is reached from the side step ahead or back, not one reached from front or rear', () => {
    const map = field();
    const hex = hexOf(map, '3,4');
    const ways = (facing: 0 | 1, direction: 0 | 2, ...taken: readonly Place[]) =>
      stepsAside(map, standingIn(map, ...taken), hex, 0, facing, direction).map(({ to }) => placeOf(map, to));
    expect(ways(0, 0)).toEqual([]);
    expect(ways(0, 2)).toEqual(['3,3', '3,5']);
    expect(ways(0, 2, '3,3')).toEqual(['3,5']);
  });
});
