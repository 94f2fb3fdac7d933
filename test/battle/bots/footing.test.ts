import { describe, expect, it } from 'vitest';
import { footingOf } from '../../../src/battle/bots/sensible/footing.js';
import { extendRuleset, RULESETS, type Ruleset, type RulesetName } from '../../../src/rules/ruleset.js';
import { type Turn, turnOf } from '../phases/turn.js';

/** Falls that a bot allows for: walking, running, jumping, and walking and jumping into water. */
const risksIn = (ruleset: RulesetName | Ruleset, condition: Turn = {}) => {
  const { battle, red } = turnOf({ ...condition, ruleset });
  const { walkRisk, runRisk, jumpRisk, wadingRisk, splashRisk } = footingOf(battle, red);
  return [walkRisk, runRisk, jumpRisk, wadingRisk, splashRisk];
};
const risks = (condition: Turn = {}) => RULESETS.map((ruleset) => risksIn(ruleset, condition));

describe('The falls that a bot allows for', () => {
  it('are those that the ruleset rolls for: nobody rolls who walks into water by the new book', () => {
    expect(risks()).toEqual([
      [0, 0, 0, 0.3, 0.3],
      [0, 0, 0, 0.3, 0.3],
      [0, 0, 0, 0, 0.3],
    ]);
  });

  it('do not come with a jump into water where no roll is asked for', () => {
    const dry = extendRuleset('core', { terrain: { jumpingIntoWaterAsksForRoll: false } });
    expect(risksIn(dry)).toEqual([0, 0, 0, 0, 0]);
  });

  it('come with a damaged hip at a run and in a jump', () => {
    expect(risks({ red: { condition: { criticals: { left_leg: [0] } } } })).toEqual([
      [0, 0.5, 0.5, 0.3, 0.3],
      [0, 0.5, 0.5, 0.3, 0.3],
      [0, 0.5, 0.5, 0, 0.3],
    ]);
  });

  it('come without a leg in every move by the new book', () => {
    expect(risks({ red: { condition: { structure: { left_leg: 0 } } } })).toEqual([
      [0, 0, 0.5, 0.3, 0.3],
      [0, 0, 0.5, 0.3, 0.3],
      [0.5, 0.5, 0.5, 0, 0.3],
    ]);
  });
});
