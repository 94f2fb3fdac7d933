import { describe, it } from 'vitest';
import { referenceData, whereAbsent } from './shared.js';
import { expectPlayed, playTurnWithEach, TIMEOUT } from './turn-with-each.js';

const ONE_IN = 12;

// `npm run squads` plays a turn with all of them.
describe.skipIf(!referenceData)(`Every squad of battle armor of the corpus${whereAbsent}`, () => {
  it(
    'fights a turn of a battle',
    () => expectPlayed(playTurnWithEach('battlearmor', ONE_IN), 1187, 80),
    TIMEOUT,
  );
});
