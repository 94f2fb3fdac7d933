import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { initiative, modifierIn, only } from './moments.js';

const red = { quirks: ['command_mech'] };
/** Both sides roll 7; in the second throw, if there is one, blue is far ahead. */
const dice = [3, 4, 3, 4, 1, 1, 6, 6];

describe("A Command 'Mech", () => {
  it.each(RULESETS)('wins the initiative on equal rolls, in %s', (ruleset) => {
    const plain = initiative({ ruleset, dice });
    expect(plain.of('initiative')).toHaveLength(4);
    expect(only(plain, 'initiative-won')).toMatchObject({ side: 1 });
    const led = initiative({ ruleset, dice, red });
    const [own, others] = led.of('initiative');
    expect(own).toMatchObject({ side: 0, total: 8 });
    expect(own && modifierIn(own, 'command_mech')).toBe(1);
    expect(others).toMatchObject({ side: 1, total: 7 });
    expect(only(led, 'initiative-won')).toMatchObject({ side: 0 });
  });

  it.each(RULESETS)('leads nobody while its pilot is unconscious, in %s', (ruleset) => {
    const led = initiative({ ruleset, dice, red, asleep: true });
    expect(only(led, 'initiative-won')).toMatchObject({ side: 1 });
  });
});
