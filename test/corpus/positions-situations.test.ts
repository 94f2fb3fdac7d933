import { describe, it } from 'vitest';
import { expectAgreement } from './comparison.js';
import { compareShotsFromPositions } from './positions-comparison.js';
import { referenceData, whereAbsent } from './shared.js';

const SECONDS = 1000;

describe.skipIf(!referenceData)(
  `shots of the reference situations from positions alone${whereAbsent}`,
  () => {
    it('are allowed, forbidden and hard alike, with the same arc, range, hit side and cover, but for numbered oddities', {
      timeout: 60 * SECONDS,
    }, () => {
      expectAgreement(compareShotsFromPositions());
    });
  },
);
