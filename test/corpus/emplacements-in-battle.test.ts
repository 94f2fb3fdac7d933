import { describe, expect, it } from 'vitest';
import { playOneTurn } from './one-turn-with.js';
import { expectedFigures, otherUnitAt } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

// `npm run emplacements` plays a turn with each of them; the other tests have time for a part.
const WHOLE = process.env.MODE === 'whole';
const ONE_IN = 20;

describe.skipIf(!referenceData)(`Every gun emplacement of the corpus${whereAbsent}`, () => {
  it(
    'fights a turn of a battle',
    () => {
      const emplacements = expectedFigures('.blk').filter(({ path }) => path.startsWith('ge/'));
      let played = 0;
      for (const [index, { path }] of emplacements.entries()) {
        if (!WHOLE && index % ONE_IN !== 0) continue;
        playOneTurn(otherUnitAt(path), index + 1);
        played += 1;
      }
      expect(played).toBe(WHOLE ? 1029 : 52);
    },
    WHOLE ? 1_200_000 : 120_000,
  );
});
