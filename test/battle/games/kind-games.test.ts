import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import { generateMap, LANDSCAPES } from '../../../src/battle/map/generate-map.js';
import type { HexMap } from '../../../src/battle/map/hex-map.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import type { Unit } from '../../../src/units/index.js';
import { coast } from './coast.js';
import { GROUND_KINDS, type GroundKind, someUnits } from './units-of-kinds.js';

// `npm run kind-games` plays a hundred games of each kind against each; the other tests have time for a few.
const WHOLE = process.env.MODE === 'whole';
const GAMES = WHOLE ? 100 : 2;
const UNITS = WHOLE ? 50 : 3;
const TURNS = 25;

const PAIRS = GROUND_KINDS.flatMap((kind, index) =>
  GROUND_KINDS.slice(index).map((other) => [kind, other] as const),
);

const mapFor = (kinds: readonly GroundKind[], game: number): HexMap =>
  kinds.includes('naval')
    ? coast()
    : generateMap({
        landscape: LANDSCAPES[game % LANDSCAPES.length] as (typeof LANDSCAPES)[number],
        width: 16,
        height: 17,
        seed: game + 1,
      });

const two = (units: readonly Unit[], game: number): { unit: Unit }[] =>
  [game, game + 1].map((index) => ({ unit: units[index % units.length] as Unit }));

describe('Random bots', () => {
  it.each(PAIRS)(
    'play %s against %s to the end, and keep every invariant',
    async (kind, other) => {
      const red = await someUnits(kind, UNITS);
      const blue = await someUnits(other, UNITS);
      let undecided = 0;
      for (let game = 0; game < GAMES; game += 1) {
        const battle = createBattle({
          red: two(red, game),
          blue: two(blue, game + 1),
          map: mapFor([kind, other], game),
          bots: [makeBot('random', game), makeBot('random', game + 1000)],
          seed: game + 1,
          turnLimit: TURNS,
          forcedWithdrawal: game % 3 === 0,
          ruleset: RULESETS[game % RULESETS.length] ?? 'standard',
        });
        while (battle.step()) checkInvariants(battle);
        expect(battle.phase).toBe('over');
        if (battle.winner === undefined) undecided += 1;
      }
      if (WHOLE)
        process.stdout.write(`${kind} against ${other}: ${undecided} of ${GAMES} games are undecided\n`);
    },
    WHOLE ? 1_200_000 : 120_000,
  );
});
