import { describe, expect, test } from 'vitest';
import { makeBot } from '../../../src/battle/bots/bots.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { IllegalOrderError } from '../../../src/battle/illegal-order.js';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { beginGame, type GameSetup, openGame } from '../../../src/battle/play/open-game.js';
import type { PlayedGame } from '../../../src/battle/play/played-game.js';
import { playReplay } from '../../../src/battle/replay/play-replay.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { starterUnit } from '../sample-battle.js';

const setupOf = (seed = 5, turnLimit = 12): GameSetup => ({
  map: generateMap({ landscape: 'light-woods', width: 16, height: 17, seed: 2 }),
  red: [{ unit: starterUnit('hunchback-hbk-4g') }, { unit: starterUnit('locust-lct-1v') }],
  blue: [
    { unit: starterUnit('centurion-cn9-a') },
    { unit: starterUnit('jenner-jr7-d'), pilot: { abilities: ['edge'], edge: 2 } },
  ],
  seed,
  turnLimit,
});

const byBots = (game: PlayedGame, until = () => false): void => {
  while (game.asked !== undefined && !until()) game.give(game.decisionBy('sensible'));
};
const json = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));

describe('a game that is played order by order', () => {
  test.each(RULESETS)('is the very game that bots would play, if they give the orders (%s)', (ruleset) => {
    const setup = { ...setupOf(), ruleset };
    const battle = createBattle({ ...setup, bots: [makeBot('sensible', 1), makeBot('sensible', 2)] });
    battle.run();
    const game = beginGame(setup);
    byBots(game);
    expect(stateHash(game.battle)).toBe(stateHash(battle));
  });

  test('waits for one order after the other, and says whose turn it is', () => {
    const game = beginGame(setupOf());
    expect(game.asked).toMatchObject({ kind: 'move', units: expect.any(Array) });
    const { side, units } = game.asked ?? { side: -1, units: [] };
    expect(units.map((unit) => game.battle.unit(unit).side)).toEqual(units.map(() => side));
    game.give(game.pass(units[1] ?? -1));
    expect(game.orders.map(({ unit }) => unit)).toEqual([units[1]]);
    expect(game.asked?.side).toBe(1 - side);
  });

  test('can always be brought to its end by doing nothing', () => {
    const game = beginGame(setupOf(5, 3));
    while (game.asked !== undefined) game.give(game.pass(game.asked.units[0] ?? -1));
    expect(game.battle.phase).toBe('over');
    expect(game.battle.turn).toBe(3);
    expect(() => game.give({ kind: 'move', unit: 0, order: { steps: [] } })).toThrow('the game is over');
  });

  test('knows from its file which orders its players were not asked for, where the file says so', () => {
    const game = beginGame(setupOf());
    game.give(game.pass(game.asked?.units[0] ?? -1));
    const replay = json(game.replay());
    expect(openGame(replay, officialCatalog).unasked).toBeUndefined();
    // There is no second order yet.
    expect(openGame({ ...replay, unasked: [0, 1] }, officialCatalog).unasked).toEqual([0]);
    expect(() => openGame({ ...replay, unasked: ['first'] }, officialCatalog)).toThrow('unasked');
  });

  test('refuses an order that the rules forbid, in words, and stays as it was', () => {
    const game = beginGame(setupOf());
    const unit = game.asked?.units[0] ?? -1;
    const before = stateHash(game.copy());
    const asked = game.asked;
    const jump = { kind: 'move', unit, order: { steps: Array(30).fill('forward') } } as const;
    expect(game.problemOf(jump)).toMatch(/cannot move like that/);
    expect(() => game.give(jump)).toThrow(IllegalOrderError);
    expect(stateHash(game.copy())).toBe(before);
    expect(game.asked).toEqual(asked);
    expect(game.decisions).toEqual([]);
  });

  test('refuses an order for a unit whose turn it is not, and what is no order', () => {
    const game = beginGame(setupOf());
    const other = game.battle.units.find(({ side }) => side !== game.asked?.side)?.index ?? -1;
    expect(() => game.give({ kind: 'move', unit: other, order: { steps: [] } })).toThrow(/the battle asks/);
    expect(() => game.give({ kind: 'fire', unit: 0, order: { torsoFacing: 0, shots: [] } })).toThrow(
      /the battle asks/,
    );
    expect(() => game.give({ kind: 'dance' } as never)).toThrow(/decision/);
  });

  test('takes back what no dice have followed, and plays on the same way', () => {
    const game = beginGame(setupOf());
    const first = game.decisionBy('sensible');
    const side = game.asked?.side ?? -1;
    const before = stateHash(game.copy());
    game.give(first);
    const after = stateHash(game.copy());
    expect(game.lastFreeOrder(side)).toBe(0);
    game.takeBackTo(0);
    expect(stateHash(game.copy())).toBe(before);
    game.give(first);
    expect(stateHash(game.copy())).toBe(after);
  });

  test('takes nothing back that dice have followed, but whole turns where that is asked for', () => {
    const game = beginGame(setupOf());
    byBots(game, () => game.battle.turn === 3 && game.asked?.kind === 'fire');
    const ordersOfTurns = game.orders.filter(({ turn }) => turn < 3).length;
    expect(game.firstOfTurn()).toBe(ordersOfTurns);
    byBots(game, () => game.battle.turn === 4);
    expect(game.lastFreeOrder(0)).toBeUndefined();
    game.takeBackTo(ordersOfTurns);
    expect(game.battle.turn).toBe(3);
    expect(game.asked?.kind).toBe('move');
  });

  test('is written as a replay, in the middle as at the end, and ends in the same state', () => {
    const game = beginGame(setupOf(11));
    byBots(game, () => game.battle.turn === 4 && game.asked?.kind === 'strike');
    expect(stateHash(playReplay(json(game.replay()), officialCatalog))).toBe(stateHash(game.copy()));
    byBots(game);
    expect(stateHash(playReplay(json(game.replay()), officialCatalog))).toBe(stateHash(game.battle));
  });

  test.each(['move', 'fire', 'strike'] as const)(
    'goes on from a replay that ends where it waits for “%s”',
    (kind) => {
      const whole = beginGame(setupOf(7));
      byBots(whole, () => whole.battle.turn === 3 && whole.asked?.kind === kind);
      const { game, problem } = openGame(json(whole.replay()), officialCatalog);
      expect(problem).toBeUndefined();
      expect(game.asked).toEqual(whole.asked);
      expect(game.events).toEqual(whole.events);
      byBots(whole);
      byBots(game);
      expect(stateHash(game.battle)).toBe(stateHash(whole.battle));
    },
  );

  test('goes on from the last decision that fits, if a replay is damaged, and says so', () => {
    const whole = beginGame(setupOf(7));
    byBots(whole, () => whole.battle.turn === 3);
    const replay = json(whole.replay());
    const place = replay.decisions.map(({ kind }) => kind).lastIndexOf('move');
    replay.decisions[place] = { kind: 'move', unit: 0, order: { steps: Array(40).fill('forward') } };
    const { game, problem } = openGame(replay, officialCatalog);
    expect(problem).toMatch(new RegExp(`^Decision ${place + 1} of ${replay.decisions.length} does not fit`));
    expect(game.decisions).toEqual(whole.decisions.slice(0, place));
    byBots(game);
    expect(game.battle.phase).toBe('over');
    const changed = { ...json(whole.replay()), result: { hash: 'other', turns: 3 } };
    expect(openGame(changed, officialCatalog).problem).toMatch(/ends in a different state/);
  });
});
