import { describe, expect, it } from 'vitest';
import { bearing, bearingPoint } from '../../../src/battle/hex/bearing.js';
import type { HexMap } from '../../../src/battle/map/hex-map.js';
import { isInArc, WEAPON_ARCS } from '../../../src/battle/sight/arcs.js';
import {
  FOUR_SIDES,
  HIT_SIDES,
  type HitSide,
  hitSide,
  NO_SIDES,
  SIX_SIDES,
  type SideScheme,
} from '../../../src/battle/sight/hit-side.js';
import { BODY_SIDES, type BodySide } from '../../../src/rules/hit-location/body-sides.js';
import { mapOf } from '../map-of.js';

const AROUND = Array.from(
  { length: 15 * 15 },
  (_, index) => [index % 15, Math.trunc(index / 15)] as const,
).filter(([column, row]) => column !== 7 || row !== 7);

describe('an arc of fire (docs/rules/arcs.md)', () => {
  const within = {
    forward: (degrees: number) => degrees >= 300 || degrees <= 60,
    'right-arm': (degrees: number) => degrees >= 300 || degrees <= 120,
    'left-arm': (degrees: number) => degrees >= 240 || degrees <= 60,
    rear: (degrees: number) => degrees > 120 && degrees < 240,
    'left-side': (degrees: number) => degrees >= 240 && degrees < 300,
    'right-side': (degrees: number) => degrees > 60 && degrees <= 120,
    'front-half': (degrees: number) => degrees >= 270 || degrees <= 90,
    'right-half': (degrees: number) => degrees <= 180,
    'rear-half': (degrees: number) => degrees >= 90 && degrees <= 270,
    'left-half': (degrees: number) => degrees >= 180 || degrees === 0,
    'main-gun': (degrees: number) => degrees >= 240 || degrees <= 120,
    narrow: (degrees: number) => degrees >= 330 || degrees <= 30,
    'all-around': () => true,
  };

  it.each(WEAPON_ARCS)('%s holds exactly the bearings of its table, whichever way one faces', (arc) => {
    for (let facing = 0; facing < 6; facing += 1) {
      for (const [column, row] of AROUND) {
        const degrees = (bearing(7, 7, column, row) + 360 - facing * 60) % 360;
        expect(isInArc(arc, bearingPoint(7, 7, column, row), facing), `${column},${row}`).toBe(
          within[arc](degrees),
        );
      }
    }
  });
});

describe('the side that is hit (docs/rules/arcs.md)', () => {
  const sideOf = (map: HexMap, from: readonly [number, number], facing = 0, row = 7): HitSide | undefined =>
    HIT_SIDES[
      hitSide(map, map.indexOf(...from), { hex: map.indexOf(7, row), elevation: 0, height: 1 }, facing)
    ];

  it('is that of the attacker as the feet see him', () => {
    const plain = mapOf({});
    for (let facing = 0; facing < 6; facing += 1) {
      for (const [column, row] of AROUND) {
        const degrees = (bearing(7, 7, column, row) + 360 - facing * 60) % 360;
        const expected =
          degrees <= 90 || degrees >= 270
            ? 'front'
            : degrees <= 150
              ? 'right'
              : degrees < 210
                ? 'rear'
                : 'left';
        expect(sideOf(plain, [column, row], facing), `${column},${row} facing ${facing}`).toBe(expected);
      }
    }
  });

  // The target stands in 7,7. An attacker in 9,7 is at 90°: his left is the south, hex 8,8.
  const woods = { terrain: ['light_woods'], foliageHeight: 2 } as const;

  it('follows the side of the line that hides the target better, where it lies on a border', () => {
    expect(sideOf(mapOf({}), [9, 7])).toBe('front');
    expect(sideOf(mapOf({ '8,8': woods }), [9, 7])).toBe('right');
    expect(sideOf(mapOf({ '8,7': woods }), [9, 7])).toBe('front');
    expect(sideOf(mapOf({ '6,8': woods }), [5, 7])).toBe('left');
    expect(sideOf(mapOf({ '6,7': woods }), [5, 7])).toBe('front');
  });

  it('may become the rear that way', () => {
    // Facing 3, an attacker at 30° is at 210° for the target, one at 330° at 150°.
    expect(sideOf(mapOf({}), [8, 6], 3)).toBe('left');
    expect(sideOf(mapOf({ '7,6': woods }), [8, 6], 3)).toBe('rear');
    expect(sideOf(mapOf({ '8,7': woods }), [8, 6], 3)).toBe('left');
    expect(sideOf(mapOf({ '7,6': woods }), [6, 6], 3)).toBe('rear');
  });

  it('does not follow it elsewhere', () => {
    expect(sideOf(mapOf({ '8,8': woods }), [9, 7], 1)).toBe('front');
  });
});

describe('The side of a vehicle that is hit', () => {
  const FOUR = (degrees: number): BodySide => {
    if (degrees <= 30 || degrees >= 330) return 'front';
    if (degrees <= 150) return 'right';
    return degrees < 210 ? 'rear' : 'left';
  };
  const SIX = (degrees: number): BodySide => {
    if (degrees <= 30 || degrees >= 330) return 'front';
    if (degrees <= 90) return 'front_right';
    if (degrees < 150) return 'rear_right';
    if (degrees < 210) return 'rear';
    return degrees < 270 ? 'rear_left' : 'front_left';
  };
  const plain = mapOf({});
  const target = { hex: plain.indexOf(7, 7), elevation: 0, height: 0 };
  const struck = (from: readonly [number, number], facing: number, sides: SideScheme): BodySide | undefined =>
    BODY_SIDES[hitSide(plain, plain.indexOf(...from), target, facing, sides)];

  it.each([
    [
      'one with four sides is struck in front up to 30°, and in the rear between 150° and 210°',
      FOUR_SIDES,
      FOUR,
    ],
    ['one with six sides is struck on another side every 60°', SIX_SIDES, SIX],
  ] as const)('%s', (_, sides, expected) => {
    for (let facing = 0; facing < 6; facing += 1) {
      for (const from of AROUND) {
        const degrees = (bearing(7, 7, ...from) + 360 - facing * 60) % 360;
        expect(struck(from, facing, sides), `${from} facing ${facing}`).toBe(expected(degrees));
      }
    }
  });

  it('is the front for infantry, and for whoever attacks from the same hex', () => {
    for (const from of AROUND) expect(struck(from, 0, NO_SIDES)).toBe('front');
    expect(struck([7, 7], 3, FOUR_SIDES)).toBe('front');
  });
});
