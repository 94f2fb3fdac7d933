import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { FALL, KICK, modifierIn, only, strike, walkIntoRubble } from './moments.js';

const quirks = ['hard_to_pilot'];
/** 5, which piloting 5 just asks for. */
const rubble = { dice: [2, 3, ...FALL] };
/** A kick that hits the left leg, and the same roll for its target. */
const kick = { blow: KICK, dice: [6, 6, 4, 2, 3, ...FALL] };

describe("A 'Mech that is Hard to Pilot", () => {
  it.each(RULESETS)('falls in rubble where another keeps its feet, in %s', (ruleset) => {
    const plain = walkIntoRubble({ ruleset, ...rubble });
    expect(only(plain, 'piloting-roll')).toMatchObject({ passed: true, roll: { needed: 5, total: 5 } });
    expect(plain.of('fall')).toEqual([]);
    const hard = walkIntoRubble({ ruleset, ...rubble, red: { quirks } });
    const roll = hard.of('piloting-roll')[0];
    expect(roll).toMatchObject({ cause: 'terrain', passed: false, roll: { needed: 6, total: 5 } });
    expect(roll && modifierIn(roll, 'hard_to_pilot')).toBe(1);
    expect(only(hard, 'fall')).toMatchObject({ unit: hard.red.index });
  });

  it.each(RULESETS)('is brought down by a kick that another stands, in %s', (ruleset) => {
    expect(strike({ ruleset, ...kick }).of('fall')).toEqual([]);
    const hard = strike({ ruleset, ...kick, blue: { quirks } });
    const roll = hard.of('piloting-roll')[0];
    expect(roll).toMatchObject({ cause: 'physical', passed: false, roll: { needed: 6, total: 5 } });
    expect(roll && modifierIn(roll, 'hard_to_pilot')).toBe(1);
    expect(only(hard, 'fall')).toMatchObject({ unit: hard.blue.index });
  });
});
