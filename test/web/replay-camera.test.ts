import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxAround,
  fitScale,
  hexesInTurn,
  wholeScale,
} from '../../web/views/battle/replay/camera.js';
import type { ShownUnit } from '../../web/views/battle/replay/frame.js';
import { middleOf, pictureHeight, pictureWidth } from '../../web/views/battle/replay/hex-geometry.js';

const MAP = { width: 32, height: 32 };
const [SOUTH, NORTH] = [31 * 32 + 16, 15];
const ROOMS = [
  ['a phone', { width: 366, height: 380 }],
  ['a desktop', { width: 660, height: 520 }],
] as const;

const standing = (hex: number, lost?: ShownUnit['lost']): ShownUnit => ({
  locations: [],
  hex,
  facing: 0,
  torsoFacing: 0,
  prone: false,
  shutDown: false,
  conscious: true,
  crewSize: 1,
  out: [],
  wounds: 0,
  heat: 0,
  lost,
  armor: [],
  rearArmor: [],
  structure: [],
});

const holds = ({ left, top, right, bottom }: Box, hex: number): boolean => {
  const [x, y] = middleOf(hex, MAP);
  return x > left && x < right && y > top && y < bottom;
};

describe('The view of the map', () => {
  it.each(ROOMS)('holds both forces at the start, at opposite edges, on %s', (_, room) => {
    const box = boxAround(hexesInTurn([standing(SOUTH), standing(NORTH)], []), MAP);
    expect(holds(box, SOUTH) && holds(box, NORTH)).toBe(true);
    const scale = fitScale(box, room);
    expect((box.bottom - box.top) * scale).toBeLessThanOrEqual(room.height + 1e-9);
    expect((box.right - box.left) * scale).toBeLessThanOrEqual(room.width + 1e-9);
  });

  it.each(ROOMS)('comes closer on %s as the forces do, and never beyond the whole map', (_, room) => {
    const far = fitScale(boxAround([SOUTH, NORTH], MAP), room);
    const near = fitScale(boxAround([SOUTH, SOUTH - 3 * 32], MAP), room);
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThanOrEqual(wholeScale(MAP, room));
  });

  it('holds every hex that a unit in action gets to in the turn, and passes over lost units', () => {
    const hexes = hexesInTurn(
      [standing(SOUTH), standing(NORTH, 'withdrawn')],
      [
        {
          type: 'move',
          unit: 0,
          from: SOUTH,
          to: SOUTH - 64,
          facing: 0,
          movement: 'walk',
          hexes: 2,
          path: [],
        },
        { type: 'displaced', unit: 0, from: SOUTH - 64, to: SOUTH - 96 },
      ],
    );
    expect(hexes).toEqual([SOUTH, SOUTH - 64, SOUTH - 96]);
  });

  it('is the whole map where nobody is left', () => {
    expect(boxAround([], MAP)).toEqual({
      left: 0,
      top: 0,
      right: pictureWidth(MAP),
      bottom: pictureHeight(MAP),
    });
  });
});
