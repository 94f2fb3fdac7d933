import { describe, expect, it } from 'vitest';
import { HexMap } from '../../src/battle/map/hex-map.js';
import { type MovementCase, moverOf } from './movement-case.js';
import { compareMoves } from './moves-comparison.js';
import { comparePaths } from './paths-comparison.js';
import { referenceData, referenceLines, whereAbsent } from './shared.js';
import { tellComparison } from './tell-comparison.js';

describe.skipIf(!referenceData)(
  `moves of the reference situations${whereAbsent}`,
  { timeout: 60_000 },
  () => {
    it('reach the same hexes and facings for the same movement points in total-warfare', () => {
      const comparison = compareMoves();
      tellComparison('moves.jsonl', comparison);
      expect(comparison).toEqual({ cases: 916, equal: 916, leftOut: {}, different: {}, unexplained: [] });
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

    it('cost the same step by step, end alike and ask for the same rolls, but for one known class', () => {
      const comparison = comparePaths();
      tellComparison('paths.jsonl', comparison);
      expect(comparison).toEqual({
        cases: 1527,
        equal: 1517,
        leftOut: {},
        different: { 'no roll for water or damaged legs from who got up on the way': 10 },
        unexplained: [],
      });
    });
  },
);
