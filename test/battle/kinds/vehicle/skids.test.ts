import { describe, expect, it } from 'vitest';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { endOfPhase } from '../../../../src/battle/phases/end-of-phase.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { customEmplacement } from '../../custom-emplacement.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleMech, sampleBattle } from '../../sample-battle.js';

const FAR: SampleMech = { unit: 'locust-lct-1v', at: [15, 15] };
const ahead = (hexes: number): StepKind[] => Array<StepKind>(hexes).fill('forward');
/** The driving roll, and a roll for motive damage that does nothing. */
const FAILED = [1, 1];
const UNHURT = [1, 1];
const FRONT = [3, 4];

/** A vehicle of 50 tons at flank speed on a paved street to the north turns off it after six hexes, at column 8, row 6. */
function skidding(
  dice: readonly number[],
  hexes: Readonly<Record<string, Partial<MapHex>>> = {},
  blue: SampleMech = FAR,
  motion: 'tracked' | 'wheeled' = 'wheeled',
) {
  const street = Object.fromEntries(
    Array.from({ length: 16 }, (_, row) => {
      const place = `8,${row}`;
      return [place, { terrain: ['pavement'] as const, ...hexes[place] }];
    }),
  );
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    map: mapOf({ ...hexes, ...street }),
    red: [{ unit: customVehicle({ motion, turrets: 0 }), at: [8, 12], facing: 0 }],
    blue: [blue],
    dice: [...FAILED, ...dice],
  });
  executeMove(sample.battle, sample.red, { steps: [...ahead(6), 'turn-right', 'forward'] });
  sample.done();
  const { map } = sample.battle;
  return { ...sample, at: [map.columnOf(sample.red.hex), map.rowOf(sample.red.hex)] };
}

const hitsOf = ({ of }: ReturnType<typeof skidding>) =>
  of('hit').map(({ location, damage }) => [location, damage]);

describe('A vehicle that skids', () => {
  it.each(['tracked', 'wheeled'] as const)(
    'on %s rolls for motive damage and slides half as far as it came',
    (motion) => {
      const skid = skidding(UNHURT, {}, FAR, motion);
      expect(skid.of('piloting-roll')).toMatchObject([{ cause: 'skid', passed: false }]);
      expect(skid.of('motive')).toHaveLength(1);
      expect(skid.at).toEqual([8, 3]);
      expect(hitsOf(skid)).toEqual([]);
      expect(skid.red.skidded).toBe(true);
    },
  );

  it('into higher ground stops before it, with a point for every 20 tons on the side that faces it', () => {
    const skid = skidding([...UNHURT, ...FRONT], { '8,4': { level: 1 } });
    expect(skid.at).toEqual([8, 5]);
    // It has turned to the right.
    expect(hitsOf(skid)).toEqual([['left_side', 3]]);
  });

  it('into terrain that is closed to it stops before it, with a point for every 5 tons, and is immobilized', () => {
    const woods: Partial<MapHex> = { terrain: ['heavy_woods'], foliageHeight: 2 };
    const skid = skidding([...UNHURT, ...FRONT, ...FRONT], { '8,4': woods });
    expect(skid.at).toEqual([8, 5]);
    expect(hitsOf(skid)).toEqual([
      ['front', 5],
      ['front', 5],
    ]);
    expect(skid.red.isImmobile).toBe(false);
    endOfPhase(skid.battle);
    expect(skid.red.isImmobile).toBe(true);
  });

  it('into a swamp stays stuck in it', () => {
    const skid = skidding(UNHURT, { '8,4': { terrain: ['swamp'] } });
    expect(skid.at).toEqual([8, 4]);
    expect(skid.red.stuck).toBe(true);
    expect(hitsOf(skid)).toEqual([]);
  });

  it('into water is lost', () => {
    const skid = skidding(UNHURT, { '8,4': { terrain: ['water'], waterDepth: 1 } });
    expect(skid.at).toEqual([8, 4]);
    expect(skid.red.lost).toBe('sunk');
  });

  it('over a drop of two levels falls there, by its own hit table, and stays upright', () => {
    const high = Object.fromEntries(
      ['9,5', '9,6', ...Array.from({ length: 11 }, (_, row) => `8,${row + 5}`)].map((place) => [
        place,
        { level: 2 },
      ]),
    );
    // 5 points for 50 tons, three times for two levels, on its front.
    const skid = skidding([...UNHURT, 1, ...FRONT, ...FRONT, ...FRONT], high);
    expect(skid.at).toEqual([8, 4]);
    expect(hitsOf(skid)).toEqual([
      ['front', 5],
      ['front', 5],
      ['front', 5],
    ]);
    expect(skid.red.prone).toBe(false);
  });

  it('into the building of a gun emplacement stops before it, as before higher ground', () => {
    const guns = { unit: customEmplacement(), at: [8, 4] } as const;
    const skid = skidding([...UNHURT, ...FRONT], {}, guns);
    expect(skid.at).toEqual([8, 5]);
    expect(hitsOf(skid)).toEqual([['left_side', 3]]);
    expect(skid.of('physical-attack')).toEqual([]);
  });

  it('charges whoever is in the way, and slides on past one that it misses', () => {
    const missed = skidding([...UNHURT, 1, 1], {}, { ...FAR, at: [8, 4] });
    expect(missed.of('physical-attack')).toMatchObject([{ kind: 'charge', hit: false, target: 1 }]);
    expect(missed.at).toEqual([8, 3]);
  });
});

describe('A hovercraft that sideslips', () => {
  /** After six hexes to the north its driving roll, which needs 5, fails by 2. */
  const slipping = (hexes: Readonly<Record<string, Partial<MapHex>>>, dice: readonly number[] = []) => {
    const sample = sampleBattle({
      ruleset: 'total-warfare',
      map: mapOf(hexes),
      red: [{ unit: customVehicle({ motion: 'hover', cruise: 6, turrets: 0 }), at: [8, 12], facing: 0 }],
      blue: [FAR],
      dice: [1, 2, ...dice],
    });
    executeMove(sample.battle, sample.red, { steps: [...ahead(6), 'turn-right', 'forward'] });
    sample.done();
    const { map } = sample.battle;
    return { ...sample, at: [map.columnOf(sample.red.hex), map.rowOf(sample.red.hex)] };
  };

  it('stays on the water', () => {
    const slip = slipping({ '8,4': { terrain: ['water'], waterDepth: 2 } });
    expect([slip.at, slip.red.elevation, slip.red.lost]).toEqual([[8, 4], 0, undefined]);
  });

  it('never sticks in a swamp', () => {
    const slip = slipping({ '8,5': { terrain: ['swamp'] } });
    expect(slip.red.stuck).toBe(false);
    expect(slip.red.lost).toBeUndefined();
  });

  it('into higher ground or closed terrain stops as in a skid, without a roll for motive damage', () => {
    const hill = slipping({ '8,5': { level: 1 } }, FRONT);
    expect(hill.at).toEqual([8, 6]);
    expect(hitsOf(hill)).toEqual([['left_side', 3]]);
    expect(hill.of('motive')).toEqual([]);
    const woods = slipping({ '8,5': { terrain: ['light_woods'], foliageHeight: 2 } }, [...FRONT, ...FRONT]);
    expect(woods.at).toEqual([8, 6]);
    expect(hitsOf(woods)).toEqual([
      ['front', 5],
      ['front', 5],
    ]);
    endOfPhase(woods.battle);
    expect(woods.red.isImmobile).toBe(true);
  });
});

describe('A vehicle that drives into a building', () => {
  it.each([
    ['forward', 0, 'front'],
    ['backward', 3, 'rear'],
  ] as const)(
    '%s, and fails the roll, suffers a tenth of its construction factor there',
    (step, facing, side) => {
      const sample = sampleBattle({
        ruleset: 'total-warfare',
        map: mapOf({
          '8,11': { terrain: ['building'], building: { construction: 2, height: 1, strength: 35, exits: 0 } },
        }),
        red: [{ unit: customVehicle({ turrets: 0 }), at: [8, 12], facing }],
        blue: [FAR],
        dice: [...FAILED, ...FRONT],
      });
      executeMove(sample.battle, sample.red, { steps: [step] });
      expect(sample.of('hit')).toMatchObject([{ location: side, damage: 4 }]);
      expect(sample.battle.map.rowOf(sample.red.hex)).toBe(11);
      sample.done();
    },
  );
});
