import { describe, expect, it } from 'vitest';
import type { RulesetName } from '../../../src/rules/index.js';
import { AFTER_A_FALL } from './ground.js';
import { bothWays, faceToFace, modifier, RED_WINS } from './moments.js';

/** 17 points on blue in four groups, 11 on red in three. */
const DAMAGE = [3, 3, 3, 3, 1, 1, 4];

/** Red comes down on blue and rolls at +4: piloting 5 makes 9. */
const jump = (ruleset: RulesetName) =>
  bothWays(['acrobat'], (pilot) => ({
    ...faceToFace(3, { pilot }),
    ruleset,
    dice: [...RED_WINS, 6, 6, ...DAMAGE, 4, 4, 6, 6, ...AFTER_A_FALL],
    turns: [{ 0: { move: { steps: ['jump', 'forward', 'forward'], attack: { kind: 'dfa', target: 1 } } } }],
  }));

describe('Acrobat', () => {
  it('lands on its feet after a death from above in standard, where others fall', () => {
    const { gifted, plain } = jump('standard');
    expect(gifted.of('physical-attack')).toMatchObject([{ kind: 'dfa', hit: true }]);
    const [landing, struck] = gifted.of('piloting-roll');
    expect(landing).toMatchObject({ unit: 0, cause: 'dfa', passed: true, roll: { needed: 8 } });
    expect(modifier(landing, 'acrobat')).toBe(-1);
    expect(struck).toMatchObject({ unit: 1, roll: { needed: 7 } });
    expect(gifted.red.prone).toBe(false);
    expect(plain.of('piloting-roll')[0]).toMatchObject({ unit: 0, passed: false, roll: { needed: 9 } });
    expect(plain.red.prone).toBe(true);
  });

  it('does nothing in total-warfare', () => {
    const { gifted } = jump('total-warfare');
    expect(gifted.of('piloting-roll')[0]).toMatchObject({ unit: 0, passed: false, roll: { needed: 9 } });
    expect(gifted.red.prone).toBe(true);
  });

  it('is of no use to the target of a jump', () => {
    const { gifted } = bothWays(['acrobat'], (pilot) => ({
      ...faceToFace(3, {}, { pilot }),
      dice: [...RED_WINS, 6, 6, ...DAMAGE, 6, 6, 6, 6],
      turns: [{ 0: { move: { steps: ['jump', 'forward', 'forward'], attack: { kind: 'dfa', target: 1 } } } }],
    }));
    expect(gifted.of('piloting-roll')[1]).toMatchObject({ unit: 1, roll: { needed: 7 } });
  });
});
