import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { WALK, walkOver } from './ground.js';
import { BOTH_RULESETS, bothWays, modifier, only, play } from './moments.js';

const ACE = ['maneuvering_ace'];
/** Four hexes, a turn on pavement, and on: six points, a run. */
const SHARP_TURN: readonly StepKind[] = [...WALK, 'turn-right', 'forward'];

const turning = (ruleset: RulesetName) => (pilot: PilotSetup) =>
  walkOver({ ruleset, pilot, ground: 'pavement', steps: SHARP_TURN, dice: [2, 2] });
const rubble = (ruleset: RulesetName) => (pilot: PilotSetup) =>
  walkOver({ ruleset, pilot, ground: 'rubble', steps: WALK, dice: [2, 2] });

describe('Maneuvering Ace', () => {
  it.each(BOTH_RULESETS)('in %s turns at a run where others skid', (ruleset) => {
    // Four hexes so far: nothing is added to piloting 5.
    const { gifted, plain } = bothWays(ACE, turning(ruleset));
    expect(only(gifted, 'piloting-roll')).toMatchObject({ cause: 'skid', passed: true, roll: { needed: 4 } });
    expect(modifier(only(gifted, 'piloting-roll'), 'maneuvering_ace')).toBe(-1);
    expect(gifted.of('fall')).toEqual([]);
    expect(plain.of('piloting-roll')[0]).toMatchObject({ cause: 'skid', passed: false, roll: { needed: 5 } });
    expect(only(plain, 'skid')).toMatchObject({ unit: 0 });
  });

  it('keeps its feet on bad ground in standard, where others fall', () => {
    const { gifted, plain } = bothWays(ACE, rubble('standard'));
    expect(only(gifted, 'piloting-roll')).toMatchObject({
      cause: 'terrain',
      terrain: 'rubble',
      passed: true,
      roll: { needed: 4 },
    });
    expect(gifted.of('fall')).toEqual([]);
    expect(plain.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
    expect(only(plain, 'fall')).toMatchObject({ unit: 0 });
  });

  it('falls there like everybody else in total-warfare', () => {
    const { gifted } = bothWays(ACE, rubble('total-warfare'));
    expect(gifted.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
    expect(gifted.of('fall')).toHaveLength(1);
  });

  it('steps sideways on two legs in total-warfare, and nowhere else', () => {
    const sidestep = (ruleset: RulesetName, abilities: readonly string[]) =>
      play(walkOver({ ruleset, pilot: { abilities }, ground: 'clear', steps: ['shift-left'], dice: [] }));
    const battle = sidestep('total-warfare', ACE);
    expect(battle.of('move').at(-1)).toMatchObject({ unit: 0, hexes: 1, facing: 0 });
    expect(() => sidestep('total-warfare', [])).toThrow('cannot move like that');
    expect(() => sidestep('standard', ACE)).toThrow('cannot move like that');
  });
});
