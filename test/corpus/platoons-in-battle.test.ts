import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/battle/bots/bots.js';
import { canFight } from '../../src/battle/combatant/can-fight.js';
import { createBattle } from '../../src/battle/create-battle.js';
import { checkInvariants } from '../../src/battle/invariants.js';
import { mapOf } from '../battle/map-of.js';
import { starterUnit } from '../battle/sample-battle.js';
import { expectedFigures, otherUnitAt } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

// `npm run platoons` plays a turn with every infantry platoon of the corpus; the other tests have time for a part of them.
const WHOLE = process.env.MODE === 'whole';
const ONE_IN = 12;

describe.skipIf(!referenceData)(`Every infantry platoon of the corpus${whereAbsent}`, () => {
  it(
    'fights a turn of a battle',
    () => {
      const map = mapOf();
      const opponent = starterUnit('shadow-hawk-shd-2h');
      let played = 0;
      for (const [index, { path }] of expectedFigures('.blk').entries()) {
        if (!path.includes('infantry')) continue;
        if (!WHOLE && index % ONE_IN !== 0) continue;
        const platoon = otherUnitAt(path);
        if (!canFight(platoon)) continue;
        for (const bot of ['random', 'sensible'] as const) {
          const battle = createBattle({
            red: [{ unit: platoon, at: [5, 8], facing: 0 }],
            blue: [{ unit: opponent, at: [5, 5], facing: 3 }],
            map,
            bots: [makeBot(bot, 1), makeBot('sensible', 2)],
            seed: index + 1,
          });
          const { turn } = battle;
          while (battle.turn <= turn + 1 && battle.phase !== 'over') battle.step();
          checkInvariants(battle);
        }
        played += 1;
      }
      expect(played).toBeGreaterThan(WHOLE ? 1270 : 90);
    },
    WHOLE ? 1_200_000 : 120_000,
  );
});
