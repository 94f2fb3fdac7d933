import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLEAR_HEX, HexMap } from '../../../src/battle/map/hex-map.js';
import { groundElevation } from '../../../src/battle/movement/ground.js';
import { ENEMY, FRIEND, type Mover } from '../../../src/battle/movement/mover.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import type { MoveSoFar } from '../../../src/battle/movement/position.js';
import { Reach } from '../../../src/battle/movement/reach.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { startOfPath, takeStep } from '../../../src/battle/movement/take-step.js';
import type { TerrainType } from '../../../src/rules/terrain/index.js';
import { biped, field, heavy, hexOf, type Place, placeOf, quad, water } from './field.js';

const reach = new Reach();

/** Points by place, the least of all facings. */
function points(map: HexMap): Record<Place, number> {
  const found: Record<Place, number> = {};
  for (let index = 0; index < reach.count; index += 1) {
    const place = placeOf(map, reach.hexAt(index));
    found[place] = Math.min(found[place] ?? 99, reach.mpAt(index));
  }
  return found;
}

function indexOf(map: HexMap, place: Place, facing: number): number {
  for (let index = 0; index < reach.count; index += 1) {
    if (placeOf(map, reach.hexAt(index)) === place && reach.facingAt(index) === facing) return index;
  }
  return -1;
}

describe('reach on foot', () => {
  it('turning counts: what lies behind is as far as three hexsides more', () => {
    const map = field();
    reach.walk(map, biped(map));
    expect(points(map)).toMatchObject({ '3,4': 0, '3,3': 1, '3,0': 4, '4,4': 2, '3,5': 4 });
    expect(points(map)['3,6']).toBeUndefined();
  });

  it('steps back save the turns', () => {
    const map = field();
    reach.walk(map, biped(map), undefined, true);
    expect(points(map)).toMatchObject({ '3,5': 1, '3,6': 2 });
    expect(reach.stepsTo(indexOf(map, '3,6', 0))).toEqual(['backward', 'backward']);
    expect(reach.hexesMovedAt(indexOf(map, '3,6', 0))).toBe(2);
  });

  it('a quad shifts sideways for a point more than the hex', () => {
    const map = field();
    reach.walk(map, quad(map, { walk: 2 }));
    expect(reach.stepsTo(indexOf(map, '4,4', 0))).toEqual(['shift-right']);
    reach.walk(map, biped(map, { walk: 2 }));
    expect(indexOf(map, '4,4', 0)).toBe(-1);
  });

  it('a run goes as far as running points, and says from where on it is one', () => {
    const map = field();
    reach.run(map, biped(map, { walk: 2, run: 3 }));
    expect(reach.isRunAt(indexOf(map, '3,2', 0))).toBe(false);
    expect(reach.isRunAt(indexOf(map, '3,1', 0))).toBe(true);
  });

  it('no run leads through water, though a dearer way around it does', () => {
    const map = field({ '3,3': water(1) });
    reach.run(map, biped(map, { walk: 4, run: 8 }));
    const beyond = indexOf(map, '3,1', 0);
    // Straight through it would be 3, 2 and 1, too much for a walk; around it is 4 hexes and 4 hexsides.
    expect(reach.mpAt(beyond)).toBe(8);
    expect(reach.stepsTo(beyond)).not.toEqual(['forward', 'forward', 'forward']);
  });

  it('friends are passed and enemies are not', () => {
    const map = field({ '2,4': { impassable: true }, '4,4': { impassable: true } });
    const occupancy = new Uint8Array(map.size);
    occupancy[hexOf(map, '3,3')] = FRIEND;
    reach.walk(map, biped(map), occupancy);
    expect(points(map)).toMatchObject({ '3,2': 2 });
    expect(points(map)['3,3']).toBeUndefined();
    occupancy[hexOf(map, '3,3')] = ENEMY;
    reach.walk(map, biped(map), occupancy);
    expect(points(map)['3,2']).toBeUndefined();
  });

  it('one hex ahead is within reach whatever it costs, as a run', () => {
    const map = field({ '3,3': water(2) });
    const slow = biped(map, { walk: 1, run: 2 });
    reach.run(map, slow);
    expect(points(map)['3,3']).toBe(6);
    reach.walk(map, slow);
    expect(points(map)['3,3']).toBeUndefined();
  });

  it('a prone unit gets up first and then faces any way; one that cannot turns where it lies', () => {
    const map = field();
    reach.walk(map, biped(map, { prone: true }));
    expect(points(map)).toMatchObject({ '3,4': 0, '3,3': 3, '3,5': 3 });
    expect(reach.stepsTo(indexOf(map, '3,5', 3))).toEqual([
      'stand',
      'turn-right',
      'turn-right',
      'turn-right',
      'forward',
    ]);
    reach.walk(map, biped(map, { prone: true, canStand: false }));
    expect(reach.count).toBe(6);
    expect(reach.isProneAt(5)).toBe(true);
    expect(reach.mpAt(5)).toBe(3);
  });

  it('if getting up counts as running, there is no walk to anywhere, and every place is run to, none through water', () => {
    const map = field({ '3,3': water(1) });
    const lying = biped(map, { prone: true, standingCountsAsRunning: true });
    reach.walk(map, lying);
    expect(points(map)).toEqual({ '3,4': 0 });
    reach.run(map, lying);
    expect(points(map)).toMatchObject({ '3,4': 0, '2,4': 3, '4,4': 3 });
    expect(points(map)['3,3']).toBeUndefined();
    const runs = Array.from({ length: reach.count }, (_, place) => [
      reach.mpAt(place) > 0,
      reach.isRunAt(place),
    ]);
    expect(new Set(runs.map(String))).toEqual(new Set(['false,false', 'true,true']));
  });

  it('after a failed attempt that counted as running, turns where it lies are a run', () => {
    const map = field();
    const soFar: MoveSoFar = {
      mp: 2,
      mode: 'run',
      hexesMoved: 0,
      lastWay: 'none',
      runBarred: false,
      masc: false,
      supercharger: false,
      mpLastTurn: 0,
    };
    reach.walk(map, biped(map, { prone: true, standingCountsAsRunning: true, canStand: false, soFar }));
    // Two points of four are left: two hexsides to either side.
    expect(reach.count).toBe(5);
    expect(reach.isRunAt(4)).toBe(true);
  });

  it('a unit without points stays, and one that is stuck only turns or jumps', () => {
    const map = field();
    reach.run(map, biped(map, { walk: 0, run: 0 }));
    expect(reach.count).toBe(1);
    reach.run(map, biped(map, { stuck: true }));
    expect(reach.count).toBe(6);
    reach.jump(map, biped(map, { stuck: true }));
    expect(reach.count).toBeGreaterThan(6);
  });
});

it('ground that changes between two searches counts as it is now', () => {
  const map = field();
  const mover = biped(map, { walk: 1 });
  reach.walk(map, mover);
  expect(points(map)).toMatchObject({ '3,3': 1 });
  map.set(hexOf(map, '3,3'), { ...CLEAR_HEX, terrain: ['heavy_woods'], foliageHeight: 2 });
  reach.walk(map, mover);
  expect(points(map)['3,3']).toBeUndefined();
});

describe('reach of a jump', () => {
  it('is a circle, less what is too high', () => {
    const map = field({ '3,3': { level: 3 } });
    reach.jump(map, biped(map, { jump: 2 }));
    expect(points(map)).toMatchObject({ '3,5': 1, '3,6': 2, '2,3': 2 });
    expect(points(map)['3,3']).toBeUndefined();
    // Straight over the hill is the one shortest way.
    expect(points(map)['3,2']).toBeUndefined();
    expect(reach.count).toBe(16);
  });

  it('can be flown as its steps say', () => {
    const map = field({ '3,3': heavy });
    const mover = biped(map);
    reach.jump(map, mover);
    for (let index = 0; index < reach.count; index += 1) {
      const steps = reach.stepsTo(index, 2).map((kind) => ({ kind }));
      const { end, obstacle } = evaluatePath(map, mover, steps, { piloting: 5 });
      expect(obstacle).toBeUndefined();
      expect(end).toMatchObject({ hex: reach.hexAt(index), facing: 2, mp: reach.mpAt(index) });
    }
  });
});

/** The plain way to the same answer: try every sequence of steps, cheapest first, with the rules of paths alone. */
function triedOut(map: HexMap, mover: Mover, kinds: readonly StepKind[], most: number): Map<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  let open = [startOfPath(mover)];
  while (open.length > 0) {
    open.sort((a, b) => a.mp - b.mp);
    const [at, ...rest] = open;
    open = rest;
    if (at === undefined) break;
    const key = `${at.hex} ${at.facing}`;
    const state = `${key} ${at.runBarred} ${at.elevation} ${at.stepsTaken === 0} ${at.mp > mover.run}`;
    if (seen.has(state)) continue;
    seen.add(state);
    if (!found.has(key)) found.set(key, at.mp);
    for (const kind of kinds) {
      const step = takeStep(map, mover, at, kind);
      const affordable = step.position.mode === 'walk' || most > mover.walk;
      if (step.obstacle === undefined && affordable) open.push(step.position);
    }
  }
  return found;
}

const TERRAINS: readonly (readonly TerrainType[])[] = [
  [],
  [],
  ['light_woods'],
  ['heavy_woods'],
  ['rough'],
  ['water'],
];

it('reach and paths agree on any ground', () => {
  const hex = fc.record({
    terrain: fc.nat(TERRAINS.length - 1),
    level: fc.nat(2),
    depth: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(
      fc.array(hex, { minLength: 30, maxLength: 30 }),
      fc.nat(4),
      fc.nat(5),
      fc.boolean(),
      (hexes, walk, facing, fourLegs) => {
        const map = new HexMap('any', 5, 6);
        hexes.forEach(({ terrain, level, depth }, index) => {
          const types = TERRAINS[terrain] ?? [];
          const waterDepth = types.includes('water') ? depth : 0;
          map.set(index, { ...CLEAR_HEX, level, terrain: types, waterDepth });
        });
        const run = Math.ceil(walk * 1.5);
        const start = map.indexOf(2, 3);
        const changes = {
          hex: start,
          elevation: groundElevation(map, start),
          facing: facing as Mover['facing'],
          walk,
          run,
        };
        const mover = fourLegs ? quad(map, changes) : biped(map, changes);
        const shifts: readonly StepKind[] = fourLegs ? ['shift-left', 'shift-right'] : [];
        const ahead: readonly StepKind[] = ['forward', 'turn-left', 'turn-right', ...shifts];
        const reached = () =>
          new Map(
            Array.from({ length: reach.count }, (_, index) => [
              `${reach.hexAt(index)} ${reach.facingAt(index)}`,
              reach.mpAt(index),
            ]),
          );
        reach.run(map, mover);
        expect(reached()).toEqual(triedOut(map, mover, ahead, run));
        reach.walk(map, mover, undefined, true);
        const back: readonly StepKind[] = fourLegs ? ['shift-left-backward', 'shift-right-backward'] : [];
        expect(reached()).toEqual(triedOut(map, mover, [...ahead, 'backward', ...back], walk));
        for (let index = 0; index < reach.count; index += 1) {
          const steps = reach.stepsTo(index).map((kind) => ({ kind }));
          const { end } = evaluatePath(map, mover, steps, { piloting: 5 });
          expect([end.hex, end.facing, end.mp, end.hexesMoved]).toEqual([
            reach.hexAt(index),
            reach.facingAt(index),
            reach.mpAt(index),
            reach.hexesMovedAt(index),
          ]);
        }
        // Getting up may take all that is left, and may count as running.
        const lying = { ...mover, prone: true, standingCountsAsRunning: facing % 2 === 0 };
        for (const way of ['walk', 'run'] as const) {
          reach[way](map, lying);
          for (let index = 0; index < reach.count; index += 1) {
            const steps = reach.stepsTo(index).map((kind) => ({ kind }));
            const { obstacle, mode } = evaluatePath(map, lying, steps, { piloting: 5 });
            expect([obstacle, mode === 'run']).toEqual([undefined, reach.isRunAt(index)]);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
