import { describe, it } from 'vitest';
import { expectAgreementOfEdition } from './comparison.js';
import { EDITIONS } from './core-edition.js';
import { compareCoreTables } from './core-tables-comparison.js';
import { referenceData, whereAbsent } from './shared.js';

describe.skipIf(!referenceData).each(EDITIONS)(
  `tables, constants, explosions and falls, as %s answers them${whereAbsent}`,
  (edition) => {
    it('are the same', () => {
      expectAgreementOfEdition(compareCoreTables(edition));
    });
  },
);
