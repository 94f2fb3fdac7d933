import { describe, expect, it } from 'vitest';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { RIGHT_ARM } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { bothWays, faceToFace, modifier, only, RED_WINS } from './moments.js';

/** Six hexes straight at red, five of them walked or all run. */
const towards = (hexes: number): readonly StepKind[] => Array<StepKind>(hexes).fill('forward');

/** Blue comes up to red, who fires: gunnery 4, short range, five or six hexes +2. */
const comesUp = (ruleset: RulesetName, hexes: number) =>
  bothWays(['evasive'], (pilot) => ({
    ...faceToFace(hexes + 3, {}, { pilot }),
    ruleset,
    dice: [...RED_WINS, 3, 3, 3, 4],
    turns: [
      {
        0: { fire: { shots: [{ weapon: 'Medium Laser', target: 1 }] } },
        1: { move: { steps: towards(hexes) } },
      },
    ],
    until: 'physical' as const,
  }));

describe('Evasive', () => {
  it('is harder to hit by 1 when it ran, in standard', () => {
    const { gifted, plain } = comesUp('standard', 6);
    expect(gifted.of('move')[0]).toMatchObject({ unit: 1, movement: 'run', hexes: 6 });
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 7 } });
    expect(modifier(only(gifted, 'weapon-attack'), 'evasive')).toBe(1);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 6 } });
  });

  it('is not when it walked', () => {
    const { gifted } = comesUp('standard', 5);
    expect(gifted.of('move')[0]).toMatchObject({ unit: 1, movement: 'walk', hexes: 5 });
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 6 } });
  });

  it('is harder to strike, too', () => {
    // Piloting 5, six hexes +2.
    const { gifted, plain } = bothWays(['evasive'], (pilot) => ({
      ...faceToFace(7, {}, { pilot }),
      dice: [...RED_WINS, 4, 3, 3],
      turns: [
        {
          0: { strike: [{ kind: 'punch', target: 1, limb: RIGHT_ARM }] },
          1: { move: { steps: towards(6) } },
        },
      ],
    }));
    expect(only(gifted, 'physical-attack')).toMatchObject({ hit: false, roll: { needed: 8 } });
    expect(only(plain, 'physical-attack')).toMatchObject({ hit: true, roll: { needed: 7 } });
  });

  it('is hit like everybody else in total-warfare', () => {
    const { gifted } = comesUp('total-warfare', 6);
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 6 } });
  });
});
