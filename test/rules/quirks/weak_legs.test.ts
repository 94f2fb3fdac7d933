import { describe, expect, it } from 'vitest';
import { criticalChecksAfterDfa, criticalChecksWhenKicked } from '../../../src/rules/critical/index.js';

const unitQuirks = ['weak_legs'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Weak Legs', () => {
  it('ask for a critical check in the leg that a kick strikes, in total-warfare', () => {
    expect(criticalChecksWhenKicked('left_leg', { unitQuirks }, BOOK)).toEqual(['left_leg']);
    expect(criticalChecksWhenKicked('left_leg', { unitQuirks })).toEqual([]);
    expect(criticalChecksWhenKicked('left_leg', {}, BOOK)).toEqual([]);
  });

  it('do not mind a kick that strikes another part', () => {
    expect(criticalChecksWhenKicked('head', { unitQuirks }, BOOK)).toEqual([]);
    expect(criticalChecksWhenKicked('left_arm', { unitQuirks }, BOOK)).toEqual([]);
    expect(criticalChecksWhenKicked('left_arm', { unitQuirks, chassis: 'quad' }, BOOK)).toEqual(['left_arm']);
  });

  it('ask for one in each leg after their own death from above', () => {
    expect(criticalChecksAfterDfa({ unitQuirks }, BOOK)).toEqual(['left_leg', 'right_leg']);
    expect(criticalChecksAfterDfa({ unitQuirks, chassis: 'quad' }, BOOK)).toHaveLength(4);
    expect(criticalChecksAfterDfa({ unitQuirks })).toEqual([]);
  });
});
