import { describe, expect, it } from 'vitest';
import { calculateExplosionWounds } from '../../../src/rules/pilot/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';

const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('wounds by an explosion inside the unit', () => {
  it('are 2, and 1 in core', () => {
    expect(RULESETS.map((ruleset) => calculateExplosionWounds([], { ruleset }))).toEqual([2, 2, 1]);
  });

  it('are 1 less with Iron Man or Pain Resistance in total-warfare', () => {
    expect(calculateExplosionWounds(['iron_man'], totalWarfare)).toBe(1);
    expect(calculateExplosionWounds(['pain_resistance'], totalWarfare)).toBe(1);
    expect(calculateExplosionWounds(['iron_man', 'pain_resistance'], totalWarfare)).toBe(0);
  });

  it('are not changed by them in standard', () => {
    expect(calculateExplosionWounds(['iron_man', 'pain_resistance'])).toBe(2);
  });
});
