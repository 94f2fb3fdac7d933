import { describe, expect, it } from 'vitest';
import { compareShotsFromPositions } from './positions-comparison.js';
import { referenceData, whereAbsent } from './shared.js';
import { tellComparison } from './tell-comparison.js';

const SECONDS = 1000;

describe.skipIf(!referenceData)(
  `shots of the reference situations from positions alone${whereAbsent}`,
  () => {
    it('are allowed, forbidden and hard alike, with the same arc, range, hit side and cover, but for known classes', {
      timeout: 60 * SECONDS,
    }, () => {
      const comparison = compareShotsFromPositions();
      tellComparison('tohit from positions', comparison);
      expect(comparison).toEqual({
        cases: 4461,
        equal: 4238,
        leftOut: {
          'line 1: depth-1 water without its +1': 164,
          'line 2: target in a building': 6,
          'line 3: indirect mortars, semi-guided shots at tagged targets': 12,
          'last line: bipeds and quads only': 10,
        },
        different: {
          'aimed with a computer at what does not move': 6,
          'aimed with a weapon that cannot be aimed: pulses, missiles, clusters, blasts': 21,
          'a hill before the target, and fire from above it': 4,
        },
        unexplained: [],
      });
    });
  },
);
