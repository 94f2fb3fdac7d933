import { describe, it } from 'vitest';
import { expectAgreementOfEdition } from './comparison.js';
import { EDITIONS } from './core-edition.js';
import { compareCoreMoves } from './core-moves-comparison.js';
import { compareCorePhysical } from './core-physical-comparison.js';
import { compareCorePiloting } from './core-piloting-comparison.js';
import { compareCoreShots } from './core-to-hit-comparison.js';
import { referenceData, whereAbsent } from './shared.js';

describe.skipIf(!referenceData).each(EDITIONS)(
  `situations of two editions, as %s answers them${whereAbsent}`,
  (edition) => {
    it('shots are allowed, forbidden and hard alike', { timeout: 60_000 }, () => {
      expectAgreementOfEdition(compareCoreShots(edition));
    });

    it('physical attacks are allowed, forbidden and hard alike, and do the same damage', () => {
      expectAgreementOfEdition(compareCorePhysical(edition));
    });

    it('the same hexes and facings are reached for the same points', () => {
      expectAgreementOfEdition(compareCoreMoves(edition));
    });

    it("damaged 'Mechs have the same points and need the same piloting rolls", () => {
      expectAgreementOfEdition(compareCorePiloting(edition));
    });
  },
);
