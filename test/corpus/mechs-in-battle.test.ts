import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/battle/bots/bots.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { checkInvariants } from '../../src/battle/invariants.js';

import type { Mech } from '../../src/units/index.js';
import { mapOf } from '../battle/map-of.js';
import { starterUnit } from '../battle/sample-battle.js';
import { expectedFigures, mechAt } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

// `npm run mechs` plays a turn with every 'Mech of the corpus; the other tests have time for a part of them.
const WHOLE = process.env.MODE === 'whole';
const ONE_IN = 40;
const isUnusual = ({ chassisKind, superheavy, industrial }: Mech): boolean =>
  superheavy || industrial || (chassisKind !== 'biped' && chassisKind !== 'quad');

describe.skipIf(!referenceData)(`Every 'Mech of the corpus${whereAbsent}`, () => {
  it(
    'fights a turn of a battle',
    () => {
      const map = mapOf();
      const opponent = starterUnit('shadow-hawk-shd-2h');
      let played = 0;
      for (const [index, { path }] of expectedFigures('.mtf').entries()) {
        const mech = mechAt(path);
        if (!WHOLE && index % ONE_IN !== 0 && !isUnusual(mech)) continue;
        const battle = createBattle({
          red: [{ unit: mech, at: [5, 8], facing: 0 }],
          blue: [{ unit: opponent, at: [5, 5], facing: 3 }],
          map,
          bots: [makeBot('sensible', 1), makeBot('sensible', 2)],
          seed: index + 1,
        });
        const { turn } = battle;
        while (battle.turn <= turn + 1 && battle.phase !== 'over') battle.step();
        checkInvariants(battle);
        played += 1;
      }
      expect(played).toBeGreaterThan(WHOLE ? 4190 : 300);
    },
    WHOLE ? 1_200_000 : 120_000,
  );
});
