import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CLEAR_HEX, HexMap } from '../../../src/battle/map/hex-map.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import { Reach } from '../../../src/battle/movement/reach.js';
import { mayGoOffCourse } from '../../../src/battle/movement/rolls.js';
import { startOfPath } from '../../../src/battle/movement/take-step.js';
import type { TerrainType } from '../../../src/rules/terrain/terrain.js';
import type { Motion } from '../../../src/rules/vehicle/motion.js';
import { biped } from './field.js';

const [COLUMNS, ROWS] = [5, 6];
const GROUNDS: readonly TerrainType[] = ['pavement', 'road', 'ice', 'light_woods', 'rough'];
const MOTIONS: readonly Motion[] = ['tracked', 'wheeled', 'hover'];
const reach = new Reach();

it('no turn sends a vehicle off its course on a way for which that was ruled out', () => {
  let harmless = 0;
  let slippery = 0;
  const ground = fc.array(fc.option(fc.constantFrom(...GROUNDS), { freq: 2 }), {
    minLength: COLUMNS * ROWS,
    maxLength: COLUMNS * ROWS,
  });
  fc.assert(
    fc.property(ground, fc.constantFrom(...MOTIONS), (terrain, motion) => {
      const map = new HexMap('any', COLUMNS, ROWS);
      terrain.forEach((type, index) => {
        map.set(index, { ...CLEAR_HEX, terrain: type === null ? [] : [type] });
      });
      const mover = biped(map, { hex: map.indexOf(2, 3), walk: 4, run: 6, neverProne: true });
      const pilot = { piloting: 5, motion };
      reach.run(map, mover);
      for (let place = 0; place < reach.count; place += 1) {
        const steps = reach.stepsTo(place);
        const path = steps.map((kind) => ({ kind }));
        const { rolls } = evaluatePath(map, mover, path, pilot, undefined, { ruleset: 'total-warfare' });
        const slides = rolls.some(({ failure }) => failure === 'skid' || failure === 'sideslip');
        if (slides) slippery += 1;
        if (mayGoOffCourse(map, startOfPath(mover), steps, pilot)) continue;
        harmless += 1;
        expect(slides, steps.join(' ')).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
  expect(harmless).toBeGreaterThan(100);
  expect(slippery).toBeGreaterThan(100);
});
