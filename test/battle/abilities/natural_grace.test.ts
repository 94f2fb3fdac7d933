import { describe, expect, it } from 'vitest';
import { RIGHT_LEG } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { AFTER_A_FALL } from './ground.js';
import { bothWays, faceToFace, modifier, only, RED_WINS } from './moments.js';

/** Red kicks blue, who rolls not to fall: piloting 5. */
const kick = (ruleset: RulesetName) =>
  bothWays(['natural_grace'], (pilot) => ({
    ...faceToFace(1, {}, { pilot }),
    ruleset,
    dice: [...RED_WINS, 3, 3, 4, 2, 2, ...AFTER_A_FALL],
    turns: [{ 0: { strike: [{ kind: 'kick' as const, target: 1, limb: RIGHT_LEG }] } }],
  }));

describe('Natural Grace', () => {
  it('stays on its feet in standard where others fall', () => {
    const { gifted, plain } = kick('standard');
    expect(only(gifted, 'piloting-roll')).toMatchObject({
      unit: 1,
      cause: 'physical',
      passed: true,
      roll: { needed: 4 },
    });
    expect(modifier(only(gifted, 'piloting-roll'), 'natural_grace')).toBe(-1);
    expect(gifted.of('fall')).toEqual([]);
    expect(plain.of('piloting-roll')[0]).toMatchObject({ unit: 1, passed: false, roll: { needed: 5 } });
    expect(only(plain, 'fall')).toMatchObject({ unit: 1 });
  });

  it('does nothing in total-warfare', () => {
    const { gifted } = kick('total-warfare');
    expect(gifted.of('piloting-roll')[0]).toMatchObject({ unit: 1, passed: false, roll: { needed: 5 } });
    expect(gifted.of('fall')).toHaveLength(1);
  });
});
