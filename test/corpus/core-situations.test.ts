import { describe, it } from 'vitest';
import { expectAgreementOfEdition } from './comparison.js';
import { EDITIONS } from './core-edition.js';
import { compareCorePiloting } from './core-piloting-comparison.js';
import { referenceData, whereAbsent } from './shared.js';

describe.skipIf(!referenceData).each(EDITIONS)(
  `situations of two editions, as %s answers them${whereAbsent}`,
  (edition) => {
    it("damaged 'Mechs have the same points and need the same piloting rolls", () => {
      expectAgreementOfEdition(compareCorePiloting(edition));
    });
  },
);
