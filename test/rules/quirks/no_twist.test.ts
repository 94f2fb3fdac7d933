import { describe, expect, it } from 'vitest';
import { torsoTwistSteps } from '../../../src/rules/facing/index.js';

const BOOK = { ruleset: 'total-warfare' } as const;

describe('No Torso Twist', () => {
  it('turns by nothing in total-warfare', () => {
    expect(torsoTwistSteps({ unitQuirks: ['no_twist'] }, BOOK)).toBe(0);
    expect(torsoTwistSteps({ unitQuirks: ['no_twist'] })).toBe(1);
  });

  it('wins over Extended Torso Twist', () => {
    expect(torsoTwistSteps({ unitQuirks: ['ext_twist', 'no_twist'] }, BOOK)).toBe(0);
  });
});
