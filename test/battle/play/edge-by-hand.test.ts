import { describe, expect, test } from 'vitest';
import { generateMap } from '../../../src/battle/map/generate-map.js';
import { beginGame, type GameSetup, openGame } from '../../../src/battle/play/open-game.js';
import type { PlayedGame } from '../../../src/battle/play/played-game.js';
import { playReplay } from '../../../src/battle/replay/play-replay.js';
import { stateHash } from '../../../src/battle/save/state-hash.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { starterUnit } from '../sample-battle.js';

const setupOf = (ruleset: GameSetup['ruleset'], edge = 2): GameSetup => ({
  map: generateMap({ landscape: 'light-woods', width: 16, height: 17, seed: 2 }),
  red: [{ unit: starterUnit('hunchback-hbk-4g'), pilot: { abilities: ['edge'], edge } }],
  blue: [{ unit: starterUnit('centurion-cn9-a') }],
  ...(ruleset !== undefined && { ruleset }),
  seed: 5,
  turnLimit: 12,
});

/** A game whose bots have played until red's pilot is asked about Edge. */
function untilEdge(edge?: number): PlayedGame {
  const game = beginGame(setupOf('standard', edge));
  while (game.asked !== undefined && game.asked.kind !== 'edge') game.give(game.decisionBy('sensible'));
  return game;
}

const pointsOf = (game: PlayedGame): number => game.battle.unit(0).edge.remainingPoints;

const answer = (game: PlayedGame, spend: boolean) => {
  const { asked } = game;
  if (asked?.edge === undefined) throw new Error('nobody is asked about Edge');
  game.give({ kind: 'edge', unit: asked.units[0] ?? -1, trigger: asked.edge.trigger, spend });
};

describe('a pilot with points of Edge', () => {
  test('is asked whether one goes, with the roll or the place that it would change', () => {
    const game = untilEdge();
    expect(game.asked).toMatchObject({ kind: 'edge', side: 0, units: [0] });
    const { trigger, matter } = game.asked?.edge ?? {};
    expect(trigger).toBe('reroll_to_hit');
    expect(matter?.target).toBe(1);
    expect(matter?.rolled).toBeLessThan(matter?.needed ?? 0);
  });

  test('loses a point by yes, and none by no', () => {
    const spent = untilEdge();
    answer(spent, true);
    expect(pointsOf(spent)).toBe(1);
    const kept = untilEdge();
    answer(kept, false);
    expect(pointsOf(kept)).toBe(2);
  });

  test('is asked no more when no point is left', () => {
    const game = untilEdge(1);
    answer(game, true);
    while (game.asked !== undefined) {
      expect(game.asked.kind).not.toBe('edge');
      game.give(game.decisionBy('sensible'));
    }
  });

  test('is never asked by a ruleset whose triggers are automatic', () => {
    const game = beginGame(setupOf('total-warfare'));
    while (game.asked !== undefined) {
      expect(game.asked.kind).not.toBe('edge');
      game.give(game.decisionBy('sensible'));
    }
  });

  test('answers again what was asked when the game is closed and opened in the middle of the question', () => {
    const game = untilEdge();
    const kept = JSON.parse(JSON.stringify({ ...game.replay(), decisions: game.decisions }));
    const { game: opened, problem } = openGame(kept, officialCatalog);
    expect(problem).toBeUndefined();
    expect(opened.asked).toEqual(game.asked);
    expect(opened.events).toEqual(game.events);
    answer(game, true);
    answer(opened, true);
    expect(stateHash(opened.battle)).toBe(stateHash(game.battle));
  });

  test('is heard by the replay: the file that is saved in the middle and at the end plays in the same way', () => {
    const game = untilEdge();
    const half = game.replay();
    expect(stateHash(playReplay(half, officialCatalog))).toBe(half.result.hash);
    let yes = false;
    while (game.asked !== undefined) {
      yes = !yes;
      if (game.asked.kind === 'edge') answer(game, yes);
      else game.give(game.decisionBy('sensible'));
    }
    const whole = game.replay();
    expect(whole.decisions.filter(({ kind }) => kind === 'edge').length).toBeGreaterThan(1);
    expect(stateHash(playReplay(whole, officialCatalog))).toBe(whole.result.hash);
  });

  test('is asked anew when the turn is taken back', () => {
    const game = untilEdge();
    const { asked, decisions } = { asked: game.asked, decisions: [...game.decisions] };
    answer(game, true);
    game.takeBackTo(game.firstOfTurn() ?? -1);
    expect(pointsOf(game)).toBe(2);
    while (game.asked?.kind !== 'edge') game.give(game.decisionBy('sensible'));
    expect(game.asked).toEqual(asked);
    expect(game.decisions).toEqual(decisions);
    game.takeBackTo(game.firstOfTurn() ?? -1);
    expect(game.asked?.kind).toBe('move');
  });

  test('cannot be given an order instead of an answer, and is asked the same then', () => {
    const game = untilEdge();
    const [asked, events] = [game.asked, game.events.length];
    expect(() => game.give({ kind: 'move', unit: 0, order: { steps: [] } })).toThrow(/whether Edge goes/);
    expect(game.asked).toEqual(asked);
    expect(game.events.length).toBe(events);
    expect(game.problemOf(game.pass(0))).toBeUndefined();
    expect(game.problemOf({ kind: 'edge', unit: 0, trigger: 'reroll_psr', spend: true })).toMatch(/Edge/);
  });

  test('has dice that have fallen behind the question: the order before it is not free any more', () => {
    const game = untilEdge();
    expect(game.lastFreeOrder(0)).toBeUndefined();
  });
});
