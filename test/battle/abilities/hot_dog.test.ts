import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { bothWays, faceToFace, type Moment, modifier, only, play, RED_WINS } from './moments.js';

const HOT_DOG = ['hot_dog'];

/** The twelve sinks of red take 12 of its heat away. */
const overheated =
  (ruleset: RulesetName, heat: number, dice: readonly number[]) =>
  (pilot: PilotSetup): Moment => ({
    ...faceToFace(12, { pilot, condition: { heat, rounds: [0, 0, 1] } }),
    ruleset,
    dice: [...RED_WINS, ...dice],
    turns: [{}],
  });

describe('Hot Dog', () => {
  it('keeps its reactor running at heat 14 in standard without a roll', () => {
    // Others need 4, and keep their feet as the reactor goes.
    const { gifted, plain } = bothWays(HOT_DOG, overheated('standard', 26, [1, 2, 6, 6]));
    expect(only(gifted, 'heat')).toMatchObject({ unit: 0, after: 14 });
    expect(gifted.of('shutdown')).toEqual([]);
    expect(only(plain, 'shutdown')).toMatchObject({ unit: 0, shutDown: true, roll: { needed: 4, total: 3 } });
    expect(plain.red.shutDown).toBe(true);
  });

  it('rolls at heat 17 as others do at 14', () => {
    const { gifted, plain } = bothWays(HOT_DOG, overheated('standard', 29, [2, 2, 6, 6]));
    expect(only(gifted, 'shutdown')).toMatchObject({ shutDown: false, roll: { needed: 4 } });
    expect(only(plain, 'shutdown')).toMatchObject({ shutDown: false, roll: { needed: 4 } });
    const hotter = bothWays(HOT_DOG, overheated('standard', 30, [2, 2, 6, 6]));
    expect(only(hotter.gifted, 'shutdown')).toMatchObject({ shutDown: false, roll: { needed: 4 } });
    expect(modifier(only(hotter.gifted, 'shutdown'), 'hot_dog')).toBe(-2);
    expect(only(hotter.plain, 'shutdown')).toMatchObject({ shutDown: true, roll: { needed: 6 } });
  });

  it('rolls at heat 14 in total-warfare, for a number that is 1 lower', () => {
    const { gifted, plain } = bothWays(HOT_DOG, overheated('total-warfare', 26, [1, 2, 6, 6]));
    expect(only(gifted, 'shutdown')).toMatchObject({ shutDown: false, roll: { needed: 3 } });
    expect(modifier(only(gifted, 'shutdown'), 'hot_dog')).toBe(-1);
    expect(only(plain, 'shutdown')).toMatchObject({ shutDown: true, roll: { needed: 4 } });
  });

  it('holds its ammunition better in total-warfare, too', () => {
    // Heat 19: the reactor holds, the ammunition of others does not; five points, two wounds.
    const dice = [6, 6, 1, 2, 1, 1, 6, 6, 6, 6];
    const { gifted, plain } = bothWays(HOT_DOG, overheated('total-warfare', 31, dice));
    expect(only(gifted, 'ammunition-roll')).toMatchObject({ explodes: false, roll: { needed: 3 } });
    expect(modifier(only(gifted, 'ammunition-roll'), 'hot_dog')).toBe(-1);
    expect(only(plain, 'ammunition-roll')).toMatchObject({ explodes: true, roll: { needed: 4 } });
    expect(only(plain, 'explosion')).toMatchObject({ unit: 0, damage: 5 });
    const standard = play(overheated('standard', 31, dice)({ abilities: HOT_DOG }));
    expect(only(standard, 'ammunition-roll')).toMatchObject({ explodes: true, roll: { needed: 4 } });
  });
});
