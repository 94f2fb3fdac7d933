import { describe, expect, it } from 'vitest';
import type { HexMap } from '../../../src/battle/map/hex-map.js';
import type { Mover } from '../../../src/battle/movement/mover.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import { Reach } from '../../../src/battle/movement/reach.js';
import { soldiersFootwork } from '../../../src/battle/movement/soldiers-footwork.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { rulesetOf } from '../../../src/rules/ruleset.js';
import { suitTerrainMp } from '../../../src/rules/terrain/infantry-terrain.js';
import { TERRAIN_TYPES } from '../../../src/rules/terrain/terrain.js';
import { biped, field, hexOf, type Place } from './field.js';

const house = (height: number) => ({
  terrain: ['building' as const],
  building: { construction: 1, height, strength: 15, exits: 0 },
});

/** Soldiers in the middle of the field. */
const soldiers = (map: HexMap, changes: Partial<Mover>, climbsStairs = true): Mover =>
  biped(map, {
    climbs: 1,
    jump: 0,
    footwork: soldiersFootwork(
      {
        terrain: TERRAIN_TYPES.map(suitTerrainMp),
        savings: {},
        floats: false,
        wallMp: 0,
        climbsStairs,
        halvesLevels: false,
      },
      rulesetOf('total-warfare'),
    ),
    ...changes,
  });

const reach = new Reach();

/** Points of each floor of a hex that can be reached. */
function floorsOf(map: HexMap, place: Place): Record<number, number> {
  const found: Record<number, number> = {};
  for (let index = 0; index < reach.count; index += 1)
    if (reach.hexAt(index) === hexOf(map, place)) found[reach.elevationAt(index)] = reach.mpAt(index);
  return found;
}

const walked = (map: HexMap, mover: Mover, kinds: readonly StepKind[]) =>
  evaluatePath(
    map,
    mover,
    kinds.map((kind) => ({ kind })),
    { piloting: 5 },
    undefined,
    { ruleset: 'total-warfare' },
  );

describe('soldiers in a building', () => {
  it('change floors for a point each, between the ground and the roof', () => {
    const map = field({ '3,4': house(2) });
    const mover = soldiers(map, { walk: 4, run: 4 });
    reach.walk(map, mover);
    expect(floorsOf(map, '3,4')).toEqual({ 0: 0, 1: 1, 2: 2 });
    expect(walked(map, mover, ['up', 'up']).steps.at(-1)?.position).toMatchObject({ elevation: 2, mp: 2 });
    expect(walked(map, mover, ['up', 'up', 'up']).obstacle).toBe('cannot-rise');
    expect(walked(map, mover, ['down']).obstacle).toBe('cannot-sink');
  });

  it('do not rise in the open', () => {
    const map = field({ '3,3': house(2) });
    expect(walked(map, soldiers(map, {}), ['up']).obstacle).toBe('cannot-rise');
  });

  it('on vehicles and beasts stay on the ground', () => {
    const map = field({ '3,4': house(2) });
    const mover = soldiers(map, {}, false);
    reach.walk(map, mover);
    expect(floorsOf(map, '3,4')).toEqual({ 0: 0 });
    expect(walked(map, mover, ['up']).obstacle).toBe('cannot-rise');
  });

  it('may change a floor and still enter one hex that they cannot pay for', () => {
    const map = field({ '3,4': house(2), '3,3': house(2) });
    reach.walk(map, soldiers(map, { walk: 1, run: 1 }));
    expect(floorsOf(map, '3,4')).toEqual({ 0: 0, 1: 1 });
    expect(floorsOf(map, '3,3')).toMatchObject({ 1: 2 });
  });

  it('go by the steps that the search has found', () => {
    const map = field({ '3,4': house(3), '3,3': house(3) });
    const mover = soldiers(map, { walk: 3, run: 3 });
    reach.walk(map, mover);
    for (let index = 0; index < reach.count; index += 1) {
      const { steps, obstacle } = walked(map, mover, reach.stepsTo(index));
      const end = steps.at(-1)?.position ?? mover;
      expect(obstacle).toBeUndefined();
      expect(end).toMatchObject({ hex: reach.hexAt(index), elevation: reach.elevationAt(index) });
    }
  });
});

describe('a jump at a roof', () => {
  it('out of reach ends for soldiers on the floor that their jump reaches, and goes no farther', () => {
    const map = field({ '3,3': house(5) });
    const mover = soldiers(map, { jump: 2 });
    reach.jump(map, mover);
    expect(floorsOf(map, '3,3')).toEqual({ 2: 1 });
    expect(floorsOf(map, '3,2')).toEqual({});
    expect(walked(map, mover, ['jump', 'forward']).obstacle).toBeUndefined();
    expect(walked(map, mover, ['jump', 'forward', 'forward']).obstacle).toBe('too-high');
  });

  it("carries a 'Mech a level higher than its jumping points", () => {
    const map = field({ '3,3': house(4), '3,5': house(5) });
    reach.jump(map, biped(map, { jump: 3 }));
    expect(floorsOf(map, '3,3')).toEqual({ 4: 1 });
    expect(floorsOf(map, '3,5')).toEqual({});
  });
});
