import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { FALL, KICK, modifierIn, only, strike, walkIntoRubble } from './moments.js';

const quirks = ['unbalanced'];
/** 5, which piloting 5 just asks for. */
const dice = [2, 3, ...FALL];

describe("An Unbalanced 'Mech", () => {
  it.each(RULESETS)('falls in rubble where another keeps its feet, in %s', (ruleset) => {
    const plain = walkIntoRubble({ ruleset, dice });
    expect(only(plain, 'piloting-roll')).toMatchObject({ passed: true, roll: { needed: 5, total: 5 } });
    const unbalanced = walkIntoRubble({ ruleset, dice, red: { quirks } });
    const roll = unbalanced.of('piloting-roll')[0];
    expect(roll).toMatchObject({ cause: 'terrain', passed: false, roll: { needed: 6, total: 5 } });
    expect(roll && modifierIn(roll, 'unbalanced')).toBe(1);
    expect(only(unbalanced, 'fall')).toMatchObject({ unit: unbalanced.red.index });
  });

  it.each(RULESETS)('stands kicks like any other, in %s', (ruleset) => {
    const kicked = strike({ ruleset, blow: KICK, dice: [6, 6, 4, 2, 3], blue: { quirks } });
    expect(only(kicked, 'piloting-roll')).toMatchObject({ passed: true, roll: { needed: 5 } });
    kicked.done();
  });
});
