// How long a search for everything within reach takes on one core, warm: the inner loop of whoever plans a move.
import { Bench } from 'tinybench';
import { HexMap } from '../src/battle/map/hex-map.js';
import { groundElevation } from '../src/battle/movement/ground.js';
import { type Mover, NO_SIDE_STEP, PLAIN_FOOTWORK } from '../src/battle/movement/mover.js';
import { Reach } from '../src/battle/movement/reach.js';
import type { TerrainType } from '../src/rules/terrain/terrain.js';

const SIDE = 32;

/** Half of it woods, with low hills and ponds: the same map in every run. */
function woods(): HexMap {
  const map = new HexMap('woods', SIDE, SIDE);
  let state = 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let hex = 0; hex < map.size; hex += 1) {
    const lot = next(10);
    const terrain: TerrainType[] =
      lot < 3 ? ['light_woods'] : lot < 5 ? ['heavy_woods'] : lot === 5 ? ['water'] : [];
    map.set(hex, {
      level: lot === 6 ? 1 : 0,
      terrain,
      waterDepth: lot === 5 ? 1 : 0,
      foliageHeight: lot < 5 ? 2 : 0,
      roadExits: 0,
    });
  }
  return map;
}

const map = woods();
const reach = new Reach();

/** The same unit in many places, so that no lucky clearing decides. */
const movers = (walk: number, run: number, jump: number): readonly Mover[] =>
  Array.from({ length: 100 }, (_, place) => ({
    hex: map.indexOf(6 + 2 * (place % 10), 6 + 2 * Math.floor(place / 10)),
    elevation: groundElevation(map, map.indexOf(6 + 2 * (place % 10), 6 + 2 * Math.floor(place / 10))),
    facing: 0,
    prone: false,
    walk,
    run,
    jump,
    jumpDetour: 0,
    sideStep: NO_SIDE_STEP,
    canStand: true,
    stuck: false,
    footwork: PLAIN_FOOTWORK,
  }));
const average = movers(4, 6, 4);
const fast = movers(8, 12, 8);

let places = 0;
const bench = new Bench({ time: 1000, warmupTime: 500 });
const add = (name: string, who: readonly Mover[], search: (mover: Mover) => void) =>
  bench.add(name, () => {
    places = 0;
    for (const mover of who) {
      search(mover);
      places += reach.count;
    }
    if (places < who.length) throw new Error(`${name} leads nowhere`);
  });
add('walk 4', average, (mover) => reach.walk(map, mover, undefined, true));
add('run 6', average, (mover) => reach.run(map, mover));
add('run 12', fast, (mover) => reach.run(map, mover));
add('jump 4', average, (mover) => reach.jump(map, mover));
add('jump 8', fast, (mover) => reach.jump(map, mover));
await bench.run();
for (const { name, result } of bench.tasks) {
  if (result.state !== 'completed') throw new Error(`${name} was not measured`);
  const { p50, min } = result.latency;
  const micro = (milliseconds: number) => ((milliseconds * 1000) / average.length).toFixed(1);
  console.log(`${name.padEnd(20)} ${micro(p50)} microseconds a search (median; best ${micro(min)})`);
}
