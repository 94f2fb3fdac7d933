import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { applyHit } from '../../../../src/battle/damage/apply-hit.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { executeMove, freeStuckUnits } from '../../../../src/battle/phases/movement.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import type { BodySide } from '../../../../src/rules/hit-location/body-sides.js';
import { struckBy } from '../../../../src/rules/hit-location/struck.js';
import type { TerrainType } from '../../../../src/rules/terrain/terrain.js';
import type { Motion } from '../../../../src/rules/vehicle/motion.js';
import { customInfantry } from '../../custom-infantry.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleSetup, sampleBattle } from '../../sample-battle.js';

const FAR = { unit: 'locust-lct-1v', at: [15, 15] } as const;
const vehicle = (more: CustomVehicle = {}) => customVehicle({ turrets: 0, ...more });

function driven(more: CustomVehicle = {}, setup: Partial<SampleSetup> = {}) {
  return sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: vehicle(more), at: [8, 10], facing: 0 }],
    blue: [FAR],
    ...setup,
  });
}

describe('Motive damage after motive damage', () => {
  it.each<readonly [string, number, readonly (readonly [number, number])[], number]>([
    // Tracks add nothing: 10 is heavy, 8 moderate, 6 minor.
    [
      'heavy, moderate, heavy',
      6,
      [
        [5, 5],
        [4, 4],
        [5, 5],
      ],
      1,
    ],
    [
      'moderate three times',
      5,
      [
        [4, 4],
        [4, 4],
        [4, 5],
      ],
      2,
    ],
    [
      'heavy twice',
      5,
      [
        [5, 5],
        [5, 6],
      ],
      2,
    ],
    ['heavy on 1', 1, [[5, 5]], 0],
    ['moderate on 1', 1, [[4, 4]], 0],
    [
      'minor twice',
      5,
      [
        [3, 3],
        [3, 4],
      ],
      5,
    ],
    ['immobilized', 5, [[6, 6]], 0],
  ])('%s, of cruise %i', (_, cruise, rolls, left) => {
    const { battle, red, add } = driven({ cruise });
    for (const dice of rolls) {
      add(...dice);
      red.design.kind.hitMotiveSystem(battle, red, 0, NOBODY);
    }
    const { walk, run } = moverOf(battle, red);
    expect([walk, run]).toEqual([left, Math.ceil(left * 1.5)]);
  });
});

it('Heavy motive damage takes half of the points that a boat has without its foils', () => {
  const foils = { Body: ['HydroFoilChassisMod'] };
  const { battle, red, add } = driven({ cruise: 6, support: 7, equipment: foils }, { dice: [5, 5] });
  expect(moverOf(battle, red).walk).toBe(8);
  red.design.kind.hitMotiveSystem(battle, red, 0, NOBODY);
  expect(moverOf(battle, red).walk).toBe(5);
  add(5, 5);
  red.design.kind.hitMotiveSystem(battle, red, 0, NOBODY);
  expect(moverOf(battle, red).walk).toBe(4);
});

describe('A hit that damages the motive system rolls', () => {
  it.each<readonly [Motion, BodySide, number, number]>([
    // 2 on the dice; the side, and the motion type.
    ['tracked', 'front', 3, 2],
    ['tracked', 'left', 3, 4],
    ['tracked', 'rear', 3, 3],
    ['wheeled', 'front', 4, 4],
    ['wheeled', 'right', 5, 6],
    ['hover', 'front', 9, 5],
    ['hover', 'rear', 5, 6],
    ['hover', 'left', 9, 7],
  ])('on %s from the %s, on a %i: %i', (motion, side, roll, total) => {
    const { battle, red, of } = driven({ motion }, { dice: [1, 1] });
    const place = struckBy(red.aptitudes.hitTables, 'full', side, { dice: [], total: roll }, () => 1);
    applyHit(battle, red, place, 1, false, NOBODY);
    expect(of('motive')).toMatchObject([{ total }]);
  });

  it.each([6, 7, 10, 11] as const)('nothing at all on a %i', (roll) => {
    const { battle, red, of } = driven({ motion: 'hover' });
    for (const side of ['front', 'left', 'rear'] as const)
      applyHit(
        battle,
        red,
        struckBy(red.aptitudes.hitTables, 'full', side, { dice: [], total: roll }, () => 1),
        1,
        false,
        NOBODY,
      );
    expect(of('motive')).toEqual([]);
  });
});

describe('A vehicle that is immobilized on water', () => {
  const stopped = (motion: Motion, hex: Partial<MapHex>) => {
    const { battle, red } = driven({ motion }, { dice: [6, 6], map: mapOf({ '8,10': hex }) });
    red.design.kind.hitMotiveSystem(battle, red, 0, NOBODY);
    return red.lost;
  };
  const WATER: Partial<MapHex> = { terrain: ['water'], waterDepth: 1 };

  it('sinks if it is a hovercraft, and no ship does', () => {
    expect(stopped('hover', WATER)).toBe('sunk');
    expect(stopped('hydrofoil', WATER)).toBeUndefined();
    expect(stopped('naval', WATER)).toBeUndefined();
  });

  it('stays on ice, on a ford and on dry land', () => {
    expect(stopped('hover', { ...WATER, terrain: ['water', 'ice'] })).toBeUndefined();
    expect(stopped('hover', { terrain: ['water'], waterDepth: 0 })).toBeUndefined();
    expect(stopped('hover', {})).toBeUndefined();
  });
});

describe('A vehicle that jumps', () => {
  it.each<readonly [Motion, TerrainType, number]>([
    ['tracked', 'clear', 9],
    ['wheeled', 'clear', 8],
    ['hover', 'clear', 6],
    ['tracked', 'rough', 10],
    ['hover', 'light_woods', 7],
  ])('on %s lands on %s with 7 and its own modifier: %i', (motion, terrain, total) => {
    const { battle, red, of } = driven(
      { motion },
      {
        dice: [3, 4],
        map: mapOf({ '8,10': { terrain: [terrain], foliageHeight: terrain === 'light_woods' ? 2 : 0 } }),
      },
    );
    red.design.kind.landJump(battle, red);
    expect(of('motive')).toMatchObject([{ total }]);
  });
});

describe('A way into water', () => {
  const LAKE = {
    '8,9': { terrain: ['water'], waterDepth: 1 },
    '8,8': { terrain: ['water'], waterDepth: 1 },
  } as const;
  const drive = (more: CustomVehicle, ...steps: readonly StepKind[]) => {
    const { battle, red } = driven(more, { map: mapOf(LAKE) });
    const { end, obstacle } = evaluatePath(
      battle.map,
      moverOf(battle, red),
      steps.map((kind) => ({ kind })),
      pilotStateOf(red),
    );
    return obstacle === undefined ? end.mp : 'closed';
  };

  it('is closed to tracks and wheels, and costs an air cushion a point a hex, at flank speed too', () => {
    expect(drive({}, 'forward')).toBe('closed');
    expect(drive({ motion: 'wheeled' }, 'forward')).toBe('closed');
    expect(drive({ motion: 'hover' }, 'forward', 'forward')).toBe(2);
    expect(drive({ motion: 'hover', cruise: 3 }, 'forward', 'forward', 'forward', 'forward')).toBe(4);
  });
});

describe('What is stuck', () => {
  const bogged = (terrain: TerrainType, dice: readonly number[], unit = vehicle()) => {
    const sample = sampleBattle({
      ruleset: 'total-warfare',
      red: [{ unit, at: [8, 10], facing: 0 }],
      blue: [FAR],
      map: mapOf({ '8,10': { terrain: [terrain] } }),
      dice,
    });
    sample.red.stuck = true;
    return sample;
  };

  it.each<readonly [TerrainType, number]>([
    ['swamp', 7],
    ['mud', 5],
    ['deep_snow', 5],
    ['tundra', 5],
  ])('in %s goes nowhere, and is free before the next move on %i', (terrain, needed) => {
    const stays = bogged(terrain, [1, 2]);
    expect(() => executeMove(stays.battle, stays.red, { steps: ['forward'] })).toThrow('stuck');
    freeStuckUnits(stays.battle);
    expect(stays.of('piloting-roll')).toMatchObject([{ roll: { needed }, passed: false }]);
    expect(stays.red.stuck).toBe(true);
    const goes = bogged(terrain, [5, 4]);
    freeStuckUnits(goes.battle);
    expect(goes.red.stuck).toBe(false);
  });

  it('of infantry needs 4, whatever its training', () => {
    const sample = bogged('swamp', [2, 2], customInfantry());
    freeStuckUnits(sample.battle);
    expect(sample.of('piloting-roll')).toMatchObject([{ roll: { needed: 4 }, passed: true }]);
  });
});

describe('A way backward', () => {
  const drive = (
    more: CustomVehicle,
    hexes: Readonly<Record<string, Partial<MapHex>>>,
    ...steps: readonly StepKind[]
  ) => {
    const { battle, red } = driven(more, { map: mapOf(hexes) });
    const { end, obstacle } = evaluatePath(
      battle.map,
      moverOf(battle, red),
      steps.map((kind) => ({ kind })),
      pilotStateOf(red),
    );
    return obstacle === undefined ? [end.mp, end.hexesMoved] : 'closed';
  };
  const back = (hexes: number): StepKind[] => Array<StepKind>(hexes).fill('backward');

  it('never goes at flank speed, nor up or down', () => {
    expect(drive({ cruise: 3 }, {}, ...back(3))).toEqual([3, 3]);
    expect(drive({ cruise: 3 }, {}, ...back(4))).toBe('closed');
    expect(drive({ cruise: 3 }, {}, 'forward', 'forward', 'forward', 'backward')).toBe('closed');
    expect(drive({}, { '8,11': { level: 1 } }, 'backward')).toBe('closed');
    expect(drive({}, { '8,11': { level: -1 } }, 'backward')).toBe('closed');
  });

  it('counts hexes anew', () => {
    expect(drive({}, {}, 'forward', 'forward', 'backward')).toEqual([3, 1]);
  });
});
