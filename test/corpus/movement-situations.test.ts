import { describe, expect, it } from 'vitest';
import { HexMap } from '../../src/battle/map/hex-map.js';
import { expectAgreement } from './comparison.js';
import { type MovementCase, moverOf } from './movement-case.js';
import { compareMoves } from './moves-comparison.js';
import { comparePaths } from './paths-comparison.js';
import { referenceData, referenceLines, whereAbsent } from './shared.js';

describe.skipIf(!referenceData)(
  `moves of the reference situations${whereAbsent}`,
  { timeout: 60_000 },
  () => {
    it('reach the same hexes and facings for the same movement points in total-warfare', () => {
      expectAgreement(compareMoves());
    });

    it("have the same points for the damaged 'Mechs of the piloting rolls, which run on whatever boosts them", () => {
      const nowhere = new HexMap('nowhere', 1, 1);
      const wrong = referenceLines<MovementCase>('situations/psr.jsonl').flatMap((situation) => {
        const { walk, boostedRun, nominalJump } = moverOf(situation, nowhere);
        const { walkMP, runMP, jumpMP } = situation.unitState;
        const ours = `${walk}/${boostedRun}/${nominalJump}`;
        const theirs = `${walkMP}/${runMP}/${jumpMP}`;
        return ours === theirs ? [] : [`${situation.id} ${ours}, reference ${theirs}`];
      });
      expect(wrong).toEqual([]);
    });

    it('cost the same step by step, end alike and ask for the same rolls, but for a numbered oddity', () => {
      expectAgreement(comparePaths());
    });
  },
);
