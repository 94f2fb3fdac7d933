import { describe, it } from 'vitest';
import { referenceData, whereAbsent } from './shared.js';
import { expectPlayed, playTurnWithEach, TIMEOUT } from './turn-with-each.js';

const ONE_IN = 12;

// `npm run vehicles` plays a turn with all of them.
describe.skipIf(!referenceData)(`Every ground vehicle of the corpus${whereAbsent}`, () => {
  it(
    'fights a turn of a battle',
    () => expectPlayed(playTurnWithEach('vehicles', ONE_IN), 1200, 90),
    TIMEOUT,
  );
});
