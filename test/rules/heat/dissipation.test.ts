import { describe, expect, it } from 'vitest';
import { calculateDissipation, heatAfterTurn } from '../../../src/edge/rules/heat.js';

describe('dissipation', () => {
  it('is 1 for a single sink and 2 for a double one', () => {
    expect(calculateDissipation({ count: 10, kind: 'single' })).toBe(10);
    expect(calculateDissipation({ count: 10, kind: 'double' })).toBe(20);
  });

  it('in water of depth 1 is more by the sinks in the legs', () => {
    const sinks = { count: 10, kind: 'single', inLegs: 4 } as const;
    expect(calculateDissipation(sinks, { waterDepth: 1 })).toBe(14);
    expect(calculateDissipation({ ...sinks, kind: 'double' }, { waterDepth: 1 })).toBe(26);
    expect(calculateDissipation({ ...sinks, inLegs: 0 }, { waterDepth: 1 })).toBe(10);
  });

  it('lying in water, or under it, is more by all sinks, at most by 6', () => {
    const sinks = { count: 10, kind: 'single' } as const;
    expect(calculateDissipation(sinks, { waterDepth: 1, prone: true })).toBe(16);
    expect(calculateDissipation(sinks, { waterDepth: 2 })).toBe(16);
    expect(calculateDissipation({ count: 4, kind: 'single' }, { waterDepth: 2 })).toBe(8);
    expect(calculateDissipation(sinks, { waterDepth: 0, prone: true })).toBe(10);
  });

  it('leaves no heat below 0', () => {
    expect(heatAfterTurn(5, 12, 10)).toBe(7);
    expect(heatAfterTurn(2, 3, 20)).toBe(0);
  });

  it('refuses sinks that are none', () => {
    expect(() => calculateDissipation({ count: -1, kind: 'single' })).toThrow('count is -1');
    expect(() => calculateDissipation({ count: 2, kind: 'single', inLegs: 3 })).toThrow('inLegs is 3');
    // @ts-expect-error: no such sink
    expect(() => calculateDissipation({ count: 2, kind: 'triple' })).toThrow('kind is "triple"');
  });
});
