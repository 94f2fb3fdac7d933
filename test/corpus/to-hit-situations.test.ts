import { describe, it } from 'vitest';
import { expectAgreement } from './comparison.js';
import { referenceData, whereAbsent } from './shared.js';
import { compareToHitSituations } from './to-hit-comparison.js';

describe.skipIf(!referenceData)(`shots of the reference situations${whereAbsent}`, () => {
  it('need the same number in total-warfare, but for numbered oddities', () => {
    expectAgreement(compareToHitSituations());
  });
});
