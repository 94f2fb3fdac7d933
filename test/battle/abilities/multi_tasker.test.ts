import { describe, expect, it } from 'vitest';
import { BOTH_RULESETS, bothWays, modifier } from './moments.js';
import { twoTargets } from './two-targets.js';

describe('Multi-Tasker', () => {
  it.each(BOTH_RULESETS)('in %s pays 1 less for a second target', (ruleset) => {
    const { gifted, plain } = bothWays(['multi_tasker'], (pilot) => twoTargets(ruleset, pilot));
    const [primary, secondary] = gifted.of('weapon-attack');
    expect(primary).toMatchObject({ target: 1, hit: false, roll: { needed: 4 } });
    expect(secondary).toMatchObject({ target: 2, hit: true, roll: { needed: 4 } });
    expect(modifier(secondary, 'multi_tasker')).toBe(-1);
    expect(plain.of('weapon-attack')[1]).toMatchObject({ target: 2, hit: false, roll: { needed: 5 } });
  });
});
