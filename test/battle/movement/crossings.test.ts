import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CLEAR_HEX, HexMap, OFF_MAP } from '../../../src/battle/map/hex-map.js';
import { crossingOf, crossingsFor } from '../../../src/battle/movement/crossings.js';
import { restElevation } from '../../../src/battle/movement/ground.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/terrain.js';
import { biped } from './field.js';

const [COLUMNS, ROWS] = [4, 4];

const hex = fc.record({
  terrain: fc.uniqueArray(fc.constantFrom(...TERRAIN_TYPES), { maxLength: 3 }),
  level: fc.integer({ min: -3, max: 3 }),
  waterDepth: fc.integer({ min: 1, max: 3 }),
  roadExits: fc.nat(63),
  impassable: fc.boolean(),
  height: fc.nat(3),
  bridges: fc.boolean(),
});
const ground = fc.array(hex, { minLength: COLUMNS * ROWS, maxLength: COLUMNS * ROWS });

it('what is known of a hexside from other maps and movers is what the rules say of it here', () => {
  fc.assert(
    fc.property(ground, fc.constantFrom(1, 2), (hexes, climbs) => {
      const map = new HexMap('any', COLUMNS, ROWS);
      hexes.forEach(({ terrain, level, waterDepth, roadExits, impassable, height, bridges }, index) => {
        const solid = { construction: 1, height, strength: 15, exits: roadExits };
        map.set(index, {
          ...CLEAR_HEX,
          level,
          terrain,
          roadExits,
          waterDepth: terrain.includes('water') ? waterDepth : 0,
          ...(terrain.includes('building') && { building: solid }),
          ...(terrain.includes('water') && bridges && { bridge: solid }),
          ...(terrain.length === 0 && { impassable }),
        });
      });
      const mover = biped(map, { hex: 0, climbs });
      const known = crossingsFor(map, mover);
      for (let from = 0; from < map.size; from += 1) {
        const elevation = restElevation(map, from, mover.footwork);
        for (let side = 0; side < 6; side += 1) {
          const to = map.neighbors[from * 6 + side] as number;
          if (to === OFF_MAP) continue;
          const here = known.over(map, mover, from, elevation, side, to, false);
          expect(here).toBe(crossingOf(map, mover, from, elevation, side, to, false));
          expect(known.over(map, mover, from, elevation, side, to, false)).toBe(here);
        }
      }
    }),
    { numRuns: 60 },
  );
});
