import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CLEAR_HEX, HexMap } from '../../../src/battle/map/hex-map.js';
import { groundElevation } from '../../../src/battle/movement/ground.js';
import type { Mover } from '../../../src/battle/movement/mover.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import { plainPath } from '../../../src/battle/movement/plain-path.js';
import { Reach } from '../../../src/battle/movement/reach.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/terrain.js';
import { biped } from './field.js';

const [COLUMNS, ROWS] = [5, 6];
const reach = new Reach();

it('a path that is taken at once asks for no roll, and ends as it does step by step, on any ground', () => {
  let taken = 0;
  let lying = 0;
  const hex = fc.record({
    terrain: fc.option(fc.constantFrom(...TERRAIN_TYPES), { freq: 1 }),
    level: fc.nat(2),
    depth: fc.integer({ min: 1, max: 2 }),
    building: fc.boolean(),
  });
  const hexes = fc.array(hex, { minLength: COLUMNS * ROWS, maxLength: COLUMNS * ROWS });
  fc.assert(
    fc.property(
      hexes,
      fc.nat(6),
      fc.nat(5),
      fc.boolean(),
      fc.boolean(),
      (ground, walk, facing, jumps, prone) => {
        const map = new HexMap('any', COLUMNS, ROWS);
        ground.forEach(({ terrain, level, depth }, index) => {
          const waterDepth = terrain === 'water' ? depth : 0;
          const building = { construction: 1, height: 1, strength: 15, exits: 0 };
          const types = terrain === null ? [] : [terrain];
          map.set(index, {
            ...CLEAR_HEX,
            level,
            terrain: types,
            waterDepth,
            ...(terrain === 'building' && { building }),
          });
        });
        const start = map.indexOf(2, 3);
        const mover = biped(map, {
          hex: start,
          elevation: groundElevation(map, start),
          facing: facing as Mover['facing'],
          walk,
          run: Math.ceil(walk * 1.5),
          prone,
          canStand: walk % 2 === 0,
        });
        if (jumps) reach.jump(map, mover);
        else reach.run(map, mover);
        for (let index = 0; index < reach.count; index += 1) {
          const steps = reach.stepsTo(index, jumps ? 2 : undefined);
          const plain = plainPath(map, mover, steps);
          if (plain === undefined) continue;
          taken += 1;
          if (plain.end.prone) lying += 1;
          const path = evaluatePath(
            map,
            mover,
            steps.map((kind) => ({ kind })),
            { piloting: 5 },
          );
          expect(path.rolls).toEqual([]);
          expect(plain.mode).toBe(path.mode);
          expect(path.end).toMatchObject({ ...plain.end, stepsTaken: path.end.stepsTaken });
        }
      },
    ),
    { numRuns: 100 },
  );
  expect(taken).toBeGreaterThan(100);
  expect(lying).toBeGreaterThan(10);
});
