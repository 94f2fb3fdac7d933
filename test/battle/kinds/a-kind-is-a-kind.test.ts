import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { generateMap, LANDSCAPES } from '../../../src/battle/map/generate-map.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import type { Unit } from '../../../src/units/index.js';
import { coast } from '../games/coast.js';
import { GROUND_KINDS, someUnits } from '../games/units-of-kinds.js';
import { CRAWLER, crawlingTurret } from './crawling-turret.js';

// `npm run kind-games` plays a thousand of these; the other tests have time for some.
const WHOLE = process.env.MODE === 'whole';
const GAMES = WHOLE ? 125 : 3;

describe('A kind of unit that lives in this test alone', () => {
  it.each(GROUND_KINDS)(
    'plays whole battles against %s, with random and sensible bots, and keeps every invariant',
    async (kind) => {
      const others = await someUnits(kind, WHOLE ? 25 : 3);
      for (let game = 0; game < GAMES; game += 1) {
        const landscape = LANDSCAPES[game % LANDSCAPES.length] as (typeof LANDSCAPES)[number];
        const battle = createBattle(
          {
            red: [{ unit: crawlingTurret() }, { unit: crawlingTurret() }],
            blue: [{ unit: others[game % others.length] as Unit }],
            map:
              kind === 'naval' ? coast() : generateMap({ landscape, width: 16, height: 17, seed: game + 1 }),
            bots: [makeBot(game % 2 === 0 ? 'random' : 'sensible', game), makeBot('sensible', game)],
            seed: game + 1,
            turnLimit: 25,
            forcedWithdrawal: game % 3 === 0,
            ruleset: RULESETS[game % RULESETS.length] ?? 'standard',
          },
          [CRAWLER],
        );
        while (battle.step()) checkInvariants(battle);
        expect(battle.phase).toBe('over');
      }
    },
    WHOLE ? 1_200_000 : 120_000,
  );

  it('is refused where nobody brings it along', () => {
    const unit = { ...crawlingTurret(), unitType: 'Small Craft' } as Unit;
    expect(() =>
      createBattle({
        red: [{ unit }],
        blue: [{ unit }],
        map: coast(),
        bots: [makeBot('random', 1), makeBot('random', 2)],
      }),
    ).toThrow(/can fight a battle/);
  });
});
