import { describe, expect, it } from 'vitest';
import {
  type IAttackerState,
  type ITargetState,
  type LineOfFire,
  preparedToHitNumber,
  prepareToHit,
} from '../../../src/rules/to-hit/index.js';
import { shooter, standing } from '../shot.js';

const open: LineOfFire = {
  bracket: 'short',
  range: 3,
  interveningTerrain: 0,
  targetTerrain: 0,
  partialCover: false,
};

/** What one pair needs on these lines, each of which differs so from three open hexes. */
const numbers = (
  by: Partial<IAttackerState>,
  at: Partial<ITargetState>,
  ...lines: readonly Partial<LineOfFire>[]
) => {
  const pair = prepareToHit(shooter(by), standing(at));
  return lines.map((line) => preparedToHitNumber(pair, { ...open, ...line }));
};

const LONG = { bracket: 'long', range: 9 } as const;
const MEDIUM = { bracket: 'medium', range: 6 } as const;

describe('a pair that is prepared once', () => {
  it('needs on each line what range, terrain and cover add there', () => {
    expect(
      numbers(
        {},
        {},
        {},
        MEDIUM,
        LONG,
        { interveningTerrain: 2 },
        { targetTerrain: 1 },
        { partialCover: true },
        { ...MEDIUM, interveningTerrain: 1, targetTerrain: 2, partialCover: true },
        {},
      ),
    ).toEqual([4, 6, 8, 6, 5, 5, 10, 4]);
  });

  it('has in every line what does not depend on the line', () => {
    // Running is 2, five hexes of the target are 2, and heat of 8 is 1.
    const by = { movementType: 'run', heat: 8 } as const;
    const at = { movementType: 'walk', hexesMoved: 5 } as const;
    expect(numbers(by, at, {}, MEDIUM, {})).toEqual([9, 11, 9]);
  });

  it('looks at the distance where a target lies prone, and at the bracket where it hides', () => {
    expect(numbers({}, { prone: true }, { range: 1 }, {}, LONG)).toEqual([2, 5, 9]);
    expect(numbers({}, { stealth: true }, {}, MEDIUM, LONG)).toEqual([4, 7, 10]);
  });

  it('has its quirks, its abilities, those of the target, and what a caller adds', () => {
    expect(numbers({ unitQuirks: ['imp_target_long'] }, {}, {}, LONG)).toEqual([4, 7]);
    expect(numbers({ abilities: ['sniper'] }, {}, {}, MEDIUM, LONG)).toEqual([4, 5, 6]);
    expect(numbers({}, { abilities: ['evasive'], movementType: 'run', hexesMoved: 1 }, {}, LONG)).toEqual([
      5, 9,
    ]);
    expect(numbers({}, { unitQuirks: ['distracting'] }, {})).toEqual([5]);
    const damageModifiers = [
      { id: 'sand', name: 'Sand', value: 2, source: 'damage', description: 'in the sights' },
    ] as const;
    expect(numbers({ damageModifiers }, {}, {}, MEDIUM)).toEqual([6, 8]);
  });

  it('needs 13 at most, and hits nothing that is out of range', () => {
    expect(numbers({ gunnery: 8 }, {}, { ...LONG, interveningTerrain: 2 })).toEqual([13]);
    expect(numbers({}, {}, { bracket: 'out_of_range', range: 30 }, {})).toEqual([
      Number.POSITIVE_INFINITY,
      4,
    ]);
  });

  it('needs the same on a line however many others were asked for before it', () => {
    const brackets = ['short', 'medium', 'long', 'extreme'] as const;
    const lines = brackets.flatMap((bracket, step) =>
      [0, 1, 2, 40].flatMap((interveningTerrain) =>
        [false, true].flatMap((partialCover) =>
          [1, 9, 65, 255, 256, 300].map((range) => ({
            line: { bracket, range, interveningTerrain, partialCover },
            needed: 4 + 2 * step + interveningTerrain + Number(partialCover),
          })),
        ),
      ),
    );
    const once = lines.map(({ line }) => line);
    const needed = lines.map((each) => Math.min(13, each.needed));
    expect(numbers({}, {}, ...once, ...once)).toEqual([...needed, ...needed]);
  });

  it('tells lines apart whose terrain makes shots easier', () => {
    const lines = [0, 3].map((interveningTerrain) => ({ interveningTerrain, targetTerrain: -1 }));
    expect(numbers({}, {}, ...lines)).toEqual([3, 6]);
  });
});
