import { describe, expect, it } from 'vitest';
import { torsoTwistSteps } from '../../../src/rules/facing/index.js';

const unitQuirks = ['ext_twist'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Extended Torso Twist', () => {
  it('turns by two hexsides in total-warfare, by one in standard', () => {
    expect(torsoTwistSteps({ unitQuirks }, BOOK)).toBe(2);
    expect(torsoTwistSteps({ unitQuirks })).toBe(1);
    expect(torsoTwistSteps({}, BOOK)).toBe(1);
  });

  it('helps neither quads nor the prone', () => {
    expect(torsoTwistSteps({ unitQuirks, chassis: 'quad' }, BOOK)).toBe(0);
    expect(torsoTwistSteps({ unitQuirks, prone: true }, BOOK)).toBe(0);
  });
});
