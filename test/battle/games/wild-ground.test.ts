import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../src/battle/bots/bot.js';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { checkInvariants } from '../../../src/battle/invariants.js';
import type { HexMap, MapHex } from '../../../src/battle/map/hex-map.js';
import { playReplay } from '../../../src/battle/replay/play-replay.js';
import { recordBattle } from '../../../src/battle/replay/record-replay.js';
import { loadBattle } from '../../../src/battle/save/load-battle.js';
import { saveBattle } from '../../../src/battle/save/save-battle.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { SeededDice } from '../../../src/dice/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';

/** Bipeds and quads, with MASC and jump jets and without. */
const UNITS = [
  'dasher-prime',
  'scorpion-scp-1n',
  'shadow-hawk-shd-2h',
  'atlas-as7-d',
  'mad-cat-prime',
] as const;

/** Rubble, water, ice over it, pavement, mire and slopes, all at once. */
function wildMap(dice: SeededDice): HexMap {
  const wildHex = (): Partial<MapHex> => {
    const level = dice.below(5) - 2;
    const waterDepth = 1 + dice.below(3);
    const kinds: readonly Partial<MapHex>[] = [
      { terrain: ['rubble'], level },
      { terrain: ['water'], waterDepth },
      { terrain: ['water', 'ice'], waterDepth },
      { terrain: ['pavement'] },
      { terrain: ['swamp'] },
      { level },
    ];
    return kinds[dice.below(kinds.length)] ?? {};
  };
  const places = Array.from({ length: 256 }, (_, hex) => `${hex % 16},${hex >> 4}`);
  return mapOf(Object.fromEntries(places.map((place) => [place, wildHex()])));
}

describe('on ground that gives way under everybody', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('game %i is legal in every step, saved and replayed', (game) => {
    const dice = new SeededDice(game);
    const map = wildMap(dice);
    const ground = [...map.terrain];
    const mech = () => ({
      unit: starterUnit(UNITS[dice.below(UNITS.length)] ?? UNITS[0]),
      condition: { prone: dice.below(3) === 0 },
    });
    const bots: readonly [Bot, Bot] =
      game % 4 === 0
        ? [{ ...makeBot('sensible', game), lawful: false }, makeBot('stand-and-shoot', game)]
        : [makeBot('random', game), makeBot('random', game + 100)];
    const { battle, replay } = recordBattle({
      map,
      red: [mech(), mech(), mech()],
      blue: [mech(), mech(), mech()],
      bots,
      seed: game,
      turnLimit: 8,
      ruleset: RULESETS[game % RULESETS.length] ?? 'standard',
      forcedWithdrawal: game % 5 === 0,
    });
    while (battle.step()) {
      checkInvariants(battle);
      if (battle.units.every(({ moveSoFar }) => moveSoFar === undefined)) continue;
      const saved: unknown = JSON.parse(JSON.stringify(saveBattle(battle)));
      expect(stateHash(loadBattle(saved, bots, officialCatalog))).toBe(stateHash(battle));
    }
    // Whoever lent the map has it as it was, ice and all.
    expect([...map.terrain]).toEqual(ground);
    playReplay(JSON.parse(JSON.stringify(replay())), officialCatalog);
  });
});
