import { describe, it } from 'vitest';
import { expectAgreement } from './comparison.js';
import { comparePhysicalSituations } from './physical-comparison.js';
import { referenceData, whereAbsent } from './shared.js';

describe.skipIf(!referenceData)(`physical attacks of the reference situations${whereAbsent}`, () => {
  it('agree on number, damage and hit table, but for numbered oddities', () => {
    expectAgreement(comparePhysicalSituations());
  });
});
