import { describe, expect, it } from 'vitest';
import type { RulesetName } from '../../../src/rules/index.js';
import { bothWays, faceToFace, only } from './moments.js';

const roll = (ruleset: RulesetName, dice: readonly number[]) =>
  bothWays(['tactical_genius'], (pilot) => ({
    ...faceToFace(10, { pilot }),
    ruleset,
    dice,
    turns: [{}],
    until: 'weapons' as const,
  }));

describe('Tactical Genius', () => {
  it('adds 1 to the initiative of the force in standard', () => {
    // 7 against 7 is rolled again; 8 against 7 wins, and then the other side moves first.
    const { gifted, plain } = roll('standard', [3, 4, 3, 4, 1, 1, 6, 6]);
    expect(gifted.of('initiative')).toMatchObject([
      { side: 0, dice: [3, 4], total: 8, modifiers: [{ id: 'tactical_genius', value: 1 }] },
      { side: 1, dice: [3, 4], total: 7 },
    ]);
    expect(only(gifted, 'initiative-won')).toMatchObject({ side: 0 });
    expect(gifted.of('move').map(({ unit }) => unit)).toEqual([1, 0]);
    expect(only(plain, 'initiative-won')).toMatchObject({ side: 1 });
    expect(plain.of('move').map(({ unit }) => unit)).toEqual([0, 1]);
  });

  it('rolls a lost initiative again in total-warfare', () => {
    const { gifted, plain } = roll('total-warfare', [3, 3, 3, 4, 6, 6]);
    expect(gifted.of('initiative').map(({ side, total }) => [side, total])).toEqual([
      [0, 6],
      [1, 7],
      [0, 12],
    ]);
    expect(only(gifted, 'initiative-won')).toMatchObject({ side: 0 });
    gifted.done();
    expect(plain.of('initiative')).toHaveLength(2);
    expect(only(plain, 'initiative-won')).toMatchObject({ side: 1 });
  });

  it('keeps the second roll, and has no third', () => {
    const { gifted } = roll('total-warfare', [3, 3, 3, 4, 1, 2]);
    expect(gifted.of('initiative')).toHaveLength(3);
    expect(only(gifted, 'initiative-won')).toMatchObject({ side: 1 });
  });
});
