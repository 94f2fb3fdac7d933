import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battle/battle.js';
import type { Bot } from '../../../src/battle/bots/bot.js';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import type { Unit } from '../../../src/units/index.js';
import { coast } from '../games/coast.js';
import { GROUND_KINDS, someUnits } from '../games/units-of-kinds.js';

const GAMES = 6;

const fresh = (): readonly [Bot, Bot] => [makeBot('sensible', 1), makeBot('sensible', 2)];

/** All that is left of everybody when it is over. */
const endOf = ({ turn, winner, units }: Battle): unknown => [
  turn,
  winner,
  units.map(({ hex, heat, armor, structure, rounds }) => [
    hex,
    heat,
    [...armor],
    [...structure],
    [...rounds],
  ]),
];

describe('Bots that have played before', () => {
  it.each(GROUND_KINDS)('play %s as those do who have not', async (kind) => {
    const units = await someUnits(kind, 2);
    const mechs = await someUnits('mek', 2);
    const kept = fresh();
    const play = (bots: readonly [Bot, Bot], game: number): unknown => {
      const battle = createBattle({
        red: units.map((unit) => ({ unit })),
        blue: [{ unit: mechs[game % 2] as Unit }],
        map:
          kind === 'naval'
            ? coast()
            : generateMap({ landscape: 'light-woods', width: 16, height: 17, seed: game }),
        bots,
        seed: game + 1,
        turnLimit: 25,
      });
      battle.run();
      return endOf(battle);
    };
    for (let game = 0; game < GAMES; game += 1) expect(play(kept, game)).toEqual(play(fresh(), game));
  });
});
