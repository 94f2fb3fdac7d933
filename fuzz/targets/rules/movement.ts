import { EMPTY, ENEMY, FRIEND } from '../../../src/battle/movement/mover.js';
import { evaluatePath, Reach, STEP_KINDS } from '../../../src/edge/battle.js';
import type { HexMap } from '../../../src/index.js';
import type { Chance } from '../../chance.js';
import { demand, demandNumbers } from '../../demand.js';
import { randomMap } from '../../seeds/random-map.js';
import { randomMover } from '../../seeds/random-mover.js';
import type { Target } from '../../target.js';

const PLACES = 12;
const PILOT = { piloting: 5 };

function randomOccupancy(map: HexMap, own: number, chance: Chance): Uint8Array {
  const occupancy = new Uint8Array(map.size);
  for (let count = chance.below(6); count > 0; count -= 1) {
    const hex = chance.below(map.size);
    if (hex !== own) occupancy[hex] = chance.pick([EMPTY, FRIEND, ENEMY]);
  }
  return occupancy;
}

const reach = new Reach();

/** A place in reach is reached by its steps, for its stated points. */
export const MOVEMENT_TARGET: Target = {
  name: 'movement',
  what: 'places within reach against paths step by step',
  longest: 2,
  play: (chance) => {
    const map = randomMap(chance);
    const mover = randomMover(map, chance);
    const occupancy = randomOccupancy(map, mover.hex, chance);
    const mode = chance.pick(['walk', 'run', 'jump'] as const);
    if (mode === 'walk') reach.walk(map, mover, occupancy, chance.percent(50));
    else reach[mode](map, mover, occupancy);
    for (let count = Math.min(PLACES, reach.count); count > 0; count -= 1) {
      const place = chance.below(reach.count);
      const steps = reach.stepsTo(place).map((kind) => ({ kind }));
      const { end, obstacle, rolls } = evaluatePath(map, mover, steps, PILOT, occupancy);
      const way = `${mode} to hex ${reach.hexAt(place)} by ${steps.map(({ kind }) => kind).join(' ')}`;
      demand(obstacle === undefined, `${way}: ${obstacle}`);
      demand(end.hex === reach.hexAt(place), `${way}: ends in ${end.hex}`);
      demand(
        end.elevation === reach.elevationAt(place),
        `${way}: at ${end.elevation}, not ${reach.elevationAt(place)}`,
      );
      demand(end.mp === reach.mpAt(place), `${way}: ${end.mp} points, not ${reach.mpAt(place)}`);
      demand(mode === 'jump' || end.facing === reach.facingAt(place), `${way}: faces ${end.facing}`);
      demandNumbers(rolls, 'rolls', 'infinite');
    }
    const anyhow = Array.from({ length: chance.below(12) }, () => ({ kind: chance.pick(STEP_KINDS) }));
    demandNumbers(evaluatePath(map, mover, anyhow, PILOT, occupancy), 'a path');
    return 'taken';
  },
};
