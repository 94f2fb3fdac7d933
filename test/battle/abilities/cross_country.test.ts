import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { StepKind } from '../../../src/battle/movement/step.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { RUN, WALK, walkOver } from './ground.js';
import { bothWays, modifier, only } from './moments.js';

const overRubble = (ruleset: RulesetName, steps: readonly StepKind[]) => (pilot: PilotSetup) =>
  walkOver({ ruleset, pilot, ground: 'rubble', steps, dice: [2, 2] });

describe('Cross-Country', () => {
  it('runs over bad ground in standard where others fall', () => {
    const { gifted, plain } = bothWays(['cross_country'], overRubble('standard', RUN));
    expect(only(gifted, 'piloting-roll')).toMatchObject({
      terrain: 'rubble',
      passed: true,
      roll: { needed: 4 },
    });
    expect(modifier(only(gifted, 'piloting-roll'), 'cross_country')).toBe(-1);
    expect(gifted.of('move').at(-1)).toMatchObject({ unit: 0, movement: 'run', hexes: 6 });
    expect(plain.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
    expect(plain.of('move').at(-1)).toMatchObject({ unit: 0, hexes: 4 });
    expect(only(plain, 'fall')).toMatchObject({ unit: 0 });
  });

  it('walks no better than others', () => {
    const { gifted } = bothWays(['cross_country'], overRubble('standard', WALK));
    expect(gifted.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
  });

  it("does nothing for 'Mechs in total-warfare", () => {
    const { gifted } = bothWays(['cross_country'], overRubble('total-warfare', RUN));
    expect(gifted.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
  });
});
