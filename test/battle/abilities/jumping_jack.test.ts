import { describe, expect, it } from 'vitest';
import type { StepKind } from '../../../src/battle/movement/step.js';
import { BOTH_RULESETS, bothWays, faceToFace, modifier, only, RED_WINS } from './moments.js';

describe('Jumping Jack', () => {
  it.each(BOTH_RULESETS)('in %s fires after a jump as if after a walk', (ruleset) => {
    const steps: readonly StepKind[] = ['jump', 'forward'];
    // Gunnery 4 at 3 hexes after the jump, which costs others 3.
    const { gifted, plain } = bothWays(['jumping_jack'], (pilot) => ({
      ...faceToFace(4, { pilot }),
      ruleset,
      dice: [...RED_WINS, 2, 3, 3, 4],
      turns: [{ 0: { move: { steps }, fire: { shots: [{ weapon: 'Medium Laser', target: 1 }] } } }],
      until: 'physical',
    }));
    expect(gifted.of('move').at(-1)).toMatchObject({ unit: 0, movement: 'jump' });
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 5 } });
    expect(modifier(only(gifted, 'weapon-attack'), 'jumping_jack')).toBe(-2);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 7 } });
  });
});
