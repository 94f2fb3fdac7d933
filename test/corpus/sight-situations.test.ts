import { describe, expect, it } from 'vitest';
import { referenceData, whereAbsent } from './shared.js';
import { compareSightSituations } from './sight-comparison.js';
import { tellComparison } from './tell-comparison.js';

describe.skipIf(!referenceData)(`lines of sight of the reference situations${whereAbsent}`, () => {
  it('agree on sight, modifiers, cover, hit sides and arcs', () => {
    const comparison = compareSightSituations('los.jsonl');
    tellComparison('los.jsonl', comparison);
    expect(comparison).toEqual({ cases: 11465, equal: 11465, leftOut: {}, different: {}, unexplained: [] });
  });

  it('agree with smoke on the map, but for one known class', () => {
    const comparison = compareSightSituations('los-smoke.jsonl');
    tellComparison('los-smoke.jsonl', comparison);
    expect(comparison).toEqual({
      cases: 1638,
      equal: 1637,
      leftOut: {},
      different: { 'hit side of a target on a bridge over water': 1 },
      unexplained: [],
    });
  });
});
