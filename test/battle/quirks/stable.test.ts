import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { FALL, KICK, modifierIn, only, strike, walkIntoRubble } from './moments.js';

const quirks = ['stable'];
/** 4, one less than piloting 5 asks for. */
const rubble = { dice: [2, 2, ...FALL] };
/** A kick that hits the left leg, and the same roll for its target. */
const kick = { blow: KICK, dice: [6, 6, 4, 2, 2, ...FALL] };

describe("A Stable 'Mech", () => {
  it.each(RULESETS)('stands a kick that brings another down, in %s', (ruleset) => {
    const plain = strike({ ruleset, ...kick });
    expect(plain.of('piloting-roll')[0]).toMatchObject({
      cause: 'physical',
      passed: false,
      roll: { needed: 5 },
    });
    expect(only(plain, 'fall')).toMatchObject({ unit: plain.blue.index });
    const stable = strike({ ruleset, ...kick, blue: { quirks } });
    const roll = only(stable, 'piloting-roll');
    expect(roll).toMatchObject({ cause: 'physical', passed: true, roll: { needed: 4, total: 4 } });
    expect(modifierIn(roll, 'stable')).toBe(-1);
    expect(stable.of('fall')).toEqual([]);
  });

  it.each(RULESETS)('stands a push that brings another down, in %s', (ruleset) => {
    const push = { blow: { kind: 'push' }, dice: [6, 6, 2, 2, ...FALL] } as const;
    expect(only(strike({ ruleset, ...push }), 'fall')).toMatchObject({ damage: 6 });
    const stable = strike({ ruleset, ...push, blue: { quirks } });
    expect(only(stable, 'piloting-roll')).toMatchObject({ cause: 'physical', passed: true });
  });

  it('keeps its feet in rubble too, in standard', () => {
    expect(only(walkIntoRubble({ ruleset: 'standard', ...rubble }), 'fall')).toMatchObject({ damage: 6 });
    const stable = walkIntoRubble({ ruleset: 'standard', ...rubble, red: { quirks } });
    const roll = only(stable, 'piloting-roll');
    expect(roll).toMatchObject({ passed: true, roll: { needed: 4, total: 4 } });
    expect(modifierIn(roll, 'stable')).toBe(-1);
    expect(stable.of('fall')).toEqual([]);
  });

  it('falls in rubble like any other, in total-warfare', () => {
    const stable = walkIntoRubble({ ruleset: 'total-warfare', ...rubble, red: { quirks } });
    expect(stable.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5 } });
    expect(only(stable, 'fall')).toMatchObject({ unit: stable.red.index });
  });
});
