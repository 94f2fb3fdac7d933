import type { Mover } from '../../src/battle/movement/mover.js';
import { library } from '../measure/built.js';
import { type Row, timed } from '../measure/row.js';

const SIDE = 32;

export const reachRows: readonly Row[] = [
  {
    name: 'reach',
    what: 'all hexes that a walk of 4, a run of 6 or a jump of 4 reaches',
    unit: 'searches/s',
    prepare: async () => {
      const { generateMap, groundElevation, NO_SIDE_STEP, PLAIN_FOOTWORK, Reach } = await library();
      const map = generateMap({ landscape: 'heavy-woods', width: SIDE, height: SIDE, seed: 1 });
      // The same unit in many places, so that the result does not depend on one.
      const movers = Array.from({ length: 100 }, (_, place): Mover => {
        const hex = map.indexOf(6 + 2 * (place % 10), 6 + 2 * Math.floor(place / 10));
        return {
          hex,
          elevation: groundElevation(map, hex),
          facing: 0,
          prone: false,
          walk: 4,
          run: 6,
          jump: 4,
          jumpDetour: 0,
          sideStep: NO_SIDE_STEP,
          climbs: 2,
          climbsBackward: 0,
          canStand: true,
          stuck: false,
          footwork: PLAIN_FOOTWORK,
        };
      });
      const reach = new Reach();
      return timed(3 * movers.length, () => {
        let places = 0;
        for (const mover of movers) {
          reach.walk(map, mover, undefined, true);
          places += reach.count;
          reach.run(map, mover);
          places += 31 * reach.count;
          reach.jump(map, mover);
          places += 61 * reach.count;
        }
        return places;
      });
    },
  },
];
