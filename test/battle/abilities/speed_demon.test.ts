import { describe, expect, it } from 'vitest';
import type { StepKind } from '../../../src/battle/movement/step.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { HAWK, play, RED_WINS } from './moments.js';

/** Straight ahead; a walk of 5 points makes a run of 8. */
const ahead = (ruleset: RulesetName, abilities: readonly string[], hexes: number) =>
  play({
    red: [{ unit: HAWK, quirks: [], at: [5, 15], facing: 0, pilot: { abilities } }],
    blue: [{ unit: HAWK, quirks: [], at: [15, 0], facing: 3 }],
    ruleset,
    dice: RED_WINS,
    turns: [{ 0: { move: { steps: Array<StepKind>(hexes).fill('forward') } } }],
  });

const DEMON = ['speed_demon'];

describe('Speed Demon', () => {
  it('runs a hex farther in standard, for a point of heat', () => {
    const battle = ahead('standard', DEMON, 9);
    expect(battle.of('move').at(-1)).toMatchObject({ unit: 0, movement: 'run', hexes: 9 });
    expect(battle.of('heat')).toMatchObject([{ unit: 0, generated: 3 }]);
    expect(battle.of('heat')[0]?.modifiers).toContainEqual(
      expect.objectContaining({ id: 'speed_demon', value: 1 }),
    );
    expect(() => ahead('standard', [], 9)).toThrow('cannot move like that');
  });

  it('pays for every run, be it no longer than that of others, and for no walk', () => {
    expect(ahead('standard', DEMON, 8).of('heat')).toMatchObject([{ generated: 3 }]);
    expect(ahead('standard', [], 8).of('heat')).toMatchObject([{ generated: 2 }]);
    expect(ahead('standard', DEMON, 5).of('heat')).toMatchObject([{ generated: 1 }]);
  });

  it('does nothing in total-warfare', () => {
    expect(() => ahead('total-warfare', DEMON, 9)).toThrow('cannot move like that');
    expect(ahead('total-warfare', DEMON, 8).of('heat')).toMatchObject([{ generated: 2 }]);
  });
});
