import { describe, expect, it } from 'vitest';
import { footingOf } from '../../../src/battle/bots/sensible/footing.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { turnOf } from '../phases/turn.js';

/** Falls that a bot reckons with: walking, running, jumping, and on the way into water. */
const risks = (condition: Parameters<typeof turnOf>[0] = {}) =>
  RULESETS.map((ruleset) => {
    const { battle, red } = turnOf({ ...condition, ruleset });
    const { walkRisk, runRisk, jumpRisk, wadingRisk } = footingOf(battle, red);
    return [walkRisk, runRisk, jumpRisk, wadingRisk];
  });

describe('The falls that a bot reckons with', () => {
  it('are those that the ruleset rolls for: nobody rolls who walks into water by the new book', () => {
    expect(risks()).toEqual([
      [0, 0, 0, 0.3],
      [0, 0, 0, 0.3],
      [0, 0, 0, 0],
    ]);
  });

  it('come with a damaged hip at a run and in a jump', () => {
    expect(risks({ red: { condition: { criticals: { left_leg: [0] } } } })).toEqual([
      [0, 0.5, 0.5, 0.3],
      [0, 0.5, 0.5, 0.3],
      [0, 0.5, 0.5, 0],
    ]);
  });

  it('come without a leg in every move by the new book', () => {
    expect(risks({ red: { condition: { structure: { left_leg: 0 } } } })).toEqual([
      [0, 0, 0.5, 0.3],
      [0, 0, 0.5, 0.3],
      [0.5, 0.5, 0.5, 0],
    ]);
  });
});
