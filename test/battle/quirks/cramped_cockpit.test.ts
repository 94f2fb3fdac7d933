import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { FALL, KICK, modifierIn, only, strike, walkIntoRubble } from './moments.js';

const quirks = ['cramped_cockpit'];
/** 5, which piloting 5 just asks for. */
const rubble = { dice: [2, 3, ...FALL] };
/** A kick that hits the left leg, and the same roll for its target. */
const kick = { blow: KICK, dice: [6, 6, 4, 2, 3, ...FALL] };

describe("A 'Mech with a Cramped Cockpit", () => {
  it.each(RULESETS)('falls in rubble where another keeps its feet, in %s', (ruleset) => {
    const plain = walkIntoRubble({ ruleset, ...rubble });
    expect(only(plain, 'piloting-roll')).toMatchObject({ passed: true, roll: { needed: 5, total: 5 } });
    expect(plain.of('fall')).toEqual([]);
    const cramped = walkIntoRubble({ ruleset, ...rubble, red: { quirks } });
    const roll = cramped.of('piloting-roll')[0];
    expect(roll).toMatchObject({ cause: 'terrain', passed: false, roll: { needed: 6, total: 5 } });
    expect(roll && modifierIn(roll, 'cramped_cockpit')).toBe(1);
    expect(only(cramped, 'fall')).toMatchObject({ unit: cramped.red.index });
  });

  it.each(RULESETS)('is brought down by a kick that another stands, in %s', (ruleset) => {
    expect(strike({ ruleset, ...kick }).of('fall')).toEqual([]);
    const cramped = strike({ ruleset, ...kick, blue: { quirks } });
    const roll = cramped.of('piloting-roll')[0];
    expect(roll).toMatchObject({ cause: 'physical', passed: false, roll: { needed: 6, total: 5 } });
    expect(roll && modifierIn(roll, 'cramped_cockpit')).toBe(1);
    expect(only(cramped, 'fall')).toMatchObject({ unit: cramped.blue.index });
  });

  it('has room enough for a Small Pilot, in total-warfare', () => {
    const small = { quirks, pilot: { abilities: ['small_pilot'] } };
    const fits = walkIntoRubble({ ruleset: 'total-warfare', ...rubble, red: small });
    expect(only(fits, 'piloting-roll')).toMatchObject({ passed: true, roll: { needed: 5 } });
    const standard = walkIntoRubble({ ruleset: 'standard', ...rubble, red: small });
    expect(standard.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 6 } });
  });
});
