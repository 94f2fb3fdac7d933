import { describe, expect, it } from 'vitest';
import { referenceData, whereAbsent } from './shared.js';
import { tellComparison } from './tell-comparison.js';
import { compareToHitSituations } from './to-hit-comparison.js';

describe.skipIf(!referenceData)(`shots of the reference situations${whereAbsent}`, () => {
  it('need the same number in total-warfare, but for a few known classes', () => {
    const comparison = compareToHitSituations();
    tellComparison('tohit.jsonl', comparison);
    expect(comparison).toEqual({
      cases: 4461,
      equal: 3806,
      leftOut: {
        'legality that a battle judges': 456,
        'line 1: depth-1 water without its +1': 175,
        'line 2: target in a building': 6,
        'line 3: indirect mortars, semi-guided shots at tagged targets': 16,
      },
      different: { 'an artillery cannon aims at an immobile target': 2 },
      unexplained: [],
    });
  });
});
