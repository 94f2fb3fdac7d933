import { describe, expect, it } from 'vitest';
import { footworkOf } from '../../../src/battle/movement/mover.js';
import { evaluatePath } from '../../../src/battle/movement/path.js';
import { Reach } from '../../../src/battle/movement/reach.js';
import { extendRuleset, type RulesetOption } from '../../../src/rules/ruleset.js';
import { entryRoll, waterMp } from '../../../src/rules/terrain/index.js';
import { biped, field, hexOf, water } from '../../battle/movement/field.js';
import { ahead, redMoves, turnOf } from '../../battle/phases/turn.js';

const trial: RulesetOption = {
  ruleset: extendRuleset('total-warfare', {
    name: 'ground of the trial',
    terrain: {
      waterMp: [0, 1, 2],
      runsIntoWater: true,
      walkingIntoWaterAsksForRoll: false,
      roadLevelsSaved: 1,
      roadLevelsMore: 1,
    },
  }),
};
const book: RulesetOption = { ruleset: 'total-warfare' };
const RULESETS = [
  ['the book', book],
  ['the trial', trial],
] as const;

const plain = (option: RulesetOption) => footworkOf([], { chassis: 'biped', animalistic: false }, option);
const pilot = { piloting: 5 };

/** Straight ahead from the middle of a field, so many hexes. */
function walk(map: ReturnType<typeof field>, hexes: number, option: RulesetOption) {
  const mover = biped(map, { footwork: plain(option) });
  const steps = ahead(hexes).map((kind) => ({ kind }));
  return evaluatePath(map, mover, steps, pilot, undefined, option);
}

describe('What a ruleset says of terrain', () => {
  it('decides what deep water costs', () => {
    expect([0, 1, 2, 4].map((depth) => waterMp(depth, {}, book))).toEqual([0, 1, 3, 3]);
    expect([0, 1, 2, 4].map((depth) => waterMp(depth, {}, trial))).toEqual([0, 1, 2, 2]);
    const lake = field({ '3,3': water(2) });
    // The hex, two levels down, and the depth.
    expect(walk(lake, 1, book).end.mp).toBe(6);
    expect(walk(lake, 1, trial).end.mp).toBe(5);
  });

  it('decides who rolls for entering water', () => {
    const pond = { type: 'water', level: 1 } as const;
    const rolls = (option: RulesetOption) =>
      (['walk', 'run', 'jump'] as const).map((movementType) => entryRoll(pond, { movementType, ...option }));
    expect(rolls(book)).toEqual(['fall', 'fall', 'fall']);
    expect(rolls(trial)).toEqual(['none', 'fall', 'fall']);
  });

  it('decides whether anybody runs into water, in a path and in all that can be reached', () => {
    // Two dry hexes and one of depth 1: 1 + 1 + 3 points, of which 4 can be walked.
    const ford = field({ '3,1': water(1) });
    expect(walk(ford, 3, book).obstacle).toBe('no-running-into-water');
    const there = walk(ford, 3, trial);
    expect([there.obstacle, there.mode, there.rolls.length]).toEqual([undefined, 'run', 1]);
    const reaches = (option: RulesetOption) => {
      const reach = new Reach();
      reach.run(ford, biped(ford, { footwork: plain(option) }));
      return Array.from({ length: reach.count }, (_, index) => reach.hexAt(index)).includes(
        hexOf(ford, '3,1'),
      );
    };
    expect([reaches(book), reaches(trial)]).toEqual([false, true]);
  });

  it.each([
    [1, 2, undefined, 1, undefined],
    [2, 3, undefined, 2, undefined],
    [3, 4, 'too-steep', 3, undefined],
    [4, 5, 'too-steep', 4, 'too-steep'],
  ])('decides what %i levels along a road cost, and whether they can be climbed', (level, ...expected) => {
    const road = { terrain: ['road'], roadExits: 0b001001 } as const;
    const pass = field({ '3,4': road, '3,3': { ...road, level } });
    const results = RULESETS.map(([, option]) => walk(pass, 1, option));
    const said = results.flatMap(({ steps, obstacle }) => [steps[0]?.mp, obstacle]);
    expect(said).toEqual(expected);
    // Beside the road nothing changes.
    const open = field({ '3,3': { level } });
    const off = RULESETS.map(([, option]) => walk(open, 1, option).steps[0]?.mp);
    expect(off).toEqual([level + 1, level + 1]);
  });
});

describe('In a battle of such a ruleset', () => {
  it('a unit that walks into water does not roll', () => {
    const map = field({ '3,4': water(1) });
    for (const [dice, option] of [
      [[6, 6], book],
      [[], trial],
    ] as const) {
      const turn = turnOf({
        ...option,
        map,
        red: { at: [3, 5] },
        blue: { at: [0, 0] },
        dice,
      });
      redMoves(turn, { steps: ['forward'] });
      expect(turn.red.elevation).toBe(-1);
      turn.done();
    }
  });
});
