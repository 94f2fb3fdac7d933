import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';
import { coast } from './coast.js';
import { everyUnit, GROUND_KINDS } from './units-of-kinds.js';

// `npm run ground-units` plays a turn with every ground unit that there is; the other tests have time for some.
const WHOLE = process.env.MODE === 'whole';
const ONE_IN = 30;

/** Published units of each kind. */
const PUBLISHED = {
  mek: 4191,
  tank: 1249,
  vtol: 154,
  naval: 31,
  infantry: 1275,
  battlearmor: 1188,
  protomek: 86,
  emplacement: 1029,
} as const;

describe('Every published unit of the kinds that fight', () => {
  it.each(GROUND_KINDS)(
    'of kind %s fights a turn of a battle',
    async (kind) => {
      const map = kind === 'naval' ? coast() : mapOf();
      const blue = [{ unit: starterUnit('shadow-hawk-shd-2h'), at: [10, 5], facing: 3 }] as const;
      const units = await everyUnit(kind, WHOLE ? 1 : ONE_IN);
      for (const [index, unit] of units.entries()) {
        for (const bot of ['random', 'sensible'] as const) {
          const battle = createBattle({
            red: [{ unit, at: [kind === 'naval' ? 7 : 10, 8], facing: 0 }],
            blue,
            map,
            bots: [makeBot(bot, 1), makeBot('sensible', 2)],
            seed: index + 1,
          });
          while (battle.turn <= 1 && battle.phase !== 'over') battle.step();
          checkInvariants(battle);
        }
      }
      if (WHOLE) expect(units).toHaveLength(PUBLISHED[kind]);
    },
    WHOLE ? 1_200_000 : 120_000,
  );
});
