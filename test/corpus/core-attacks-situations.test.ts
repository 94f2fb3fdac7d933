import { describe, it } from 'vitest';
import { expectAgreementOfEdition } from './comparison.js';
import { compareCoreAttacks } from './core-attacks-comparison.js';
import { EDITIONS } from './core-edition.js';
import { referenceData, whereAbsent } from './shared.js';

describe.skipIf(!referenceData).each(EDITIONS)(
  `attacks resolved with given dice, as %s answers them${whereAbsent}`,
  (edition) => {
    it('do the same damage, heat and critical hits to the same locations', () => {
      expectAgreementOfEdition(compareCoreAttacks(edition));
    });
  },
);
