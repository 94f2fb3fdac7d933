import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { initiative, modifierIn, only } from './moments.js';

/** 6 against 7. */
const dice = [3, 3, 3, 4];

describe('A Battle Computer', () => {
  it.each(RULESETS)('wins an initiative that was lost by one, in %s', (ruleset) => {
    expect(only(initiative({ ruleset, dice }), 'initiative-won')).toMatchObject({ side: 1 });
    const led = initiative({ ruleset, dice, red: { quirks: ['battle_computer'] } });
    const [own] = led.of('initiative');
    expect(own).toMatchObject({ side: 0, total: 8 });
    expect(own && modifierIn(own, 'battle_computer')).toBe(2);
    expect(only(led, 'initiative-won')).toMatchObject({ side: 0 });
    led.done();
  });

  it.each(RULESETS)("takes the place of a Command 'Mech's point, in %s", (ruleset) => {
    const led = initiative({ ruleset, dice, red: { quirks: ['command_mech', 'battle_computer'] } });
    expect(led.of('initiative')[0]).toMatchObject({ total: 8 });
  });
});
