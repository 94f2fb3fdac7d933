import { describe, expect, it } from 'vitest';
import { mayFlipArms } from '../../../src/rules/facing/index.js';

const limber = { unitQuirks: ['hyper_actuator'], hasLowerArmOrHand: true };
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Hyper-Extending Actuators', () => {
  it('flip arms that have hands, in total-warfare', () => {
    expect(mayFlipArms(limber, BOOK)).toBe(true);
    expect(mayFlipArms(limber)).toBe(false);
  });

  it('are not needed for arms without lower arms and hands', () => {
    expect(mayFlipArms({ hasLowerArmOrHand: false }, BOOK)).toBe(true);
    expect(mayFlipArms({ hasLowerArmOrHand: true }, BOOK)).toBe(false);
  });

  it('help neither quads nor the prone', () => {
    expect(mayFlipArms({ ...limber, prone: true }, BOOK)).toBe(false);
    expect(mayFlipArms({ ...limber, chassis: 'quad' }, BOOK)).toBe(false);
  });
});
