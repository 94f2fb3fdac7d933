import { describe, expect, it } from 'vitest';
import { beginGame } from '../../src/battle/play/open-game.js';
import type { PlayedGame } from '../../src/battle/play/played-game.js';
import { stateHash } from '../../src/battle/save/state-hash.js';
import { HintSearch } from '../../src/simulate/hint-search.js';
import { hintsOf } from '../../src/simulate/hints.js';
import { standingOf } from '../../src/simulate/standing.js';
import { mapOf } from '../battle/map-of.js';
import { starterUnit } from '../battle/sample-battle.js';

/** A Hunchback right behind a Jenner, both asked to fire in turn; whoever does nothing throws a kill away. */
function behindAJenner(): PlayedGame {
  const game = beginGame({
    map: mapOf({}, 12, 12),
    red: [{ unit: starterUnit('hunchback-hbk-4g'), at: [5, 7], facing: 0 }],
    blue: [{ unit: starterUnit('jenner-jr7-d'), at: [5, 5], facing: 0 }],
    seed: 4,
    turnLimit: 10,
    ruleset: 'total-warfare',
  });
  while (game.asked !== undefined && !(game.asked.kind === 'fire' && game.asked.units.includes(0)))
    game.give(game.pass(game.asked.units[0] ?? -1));
  return game;
}

describe('a hint', () => {
  it('has the best orders with the chance of winning after each, and no move of the game', () => {
    const game = behindAJenner();
    const before = [stateHash(game.battle), stateHash(game.copy())];
    const hints = hintsOf(game, 0, { games: 60 });
    expect([stateHash(game.battle), stateHash(game.copy())]).toEqual(before);
    expect(hints.length).toBeGreaterThan(1);
    expect(hints.length).toBeLessThanOrEqual(3);
    const [best] = hints;
    expect(best?.decision).toMatchObject({ kind: 'fire', unit: 0 });
    expect(best?.decision.kind === 'fire' && best.decision.order.shots.length).toBeGreaterThan(0);
    for (const { chance, decision, games } of hints) {
      expect(chance.low).toBeLessThanOrEqual(chance.value);
      expect(chance.high).toBeGreaterThanOrEqual(chance.value);
      expect(games).toBeGreaterThan(0);
      expect(game.problemOf(decision)).toBeUndefined();
    }
  });

  it('is the same for the same seed', () => {
    const game = behindAJenner();
    expect(hintsOf(game, 0, { games: 30, seed: 2 })).toEqual(hintsOf(game, 0, { games: 30, seed: 2 }));
  });

  it('tells that to fire is better than to hold fire', () => {
    const game = behindAJenner();
    const [bots] = game.candidates(0, 1);
    const how = { games: 40, seed: 3 };
    const fired = standingOf(game.copy(), bots === undefined ? how : { ...how, first: bots });
    const held = standingOf(game.copy(), { ...how, first: game.pass(0) });
    expect(fired.red.value).toBeGreaterThan(held.red.value);
  });

  it('looks at no die of the game: another seed of its own gives other games', () => {
    const game = behindAJenner();
    const first = game.pass(0);
    const one = standingOf(game.copy(), { games: 24, seed: 1, first });
    const other = standingOf(game.copy(), { games: 24, seed: 99, first });
    expect(one).not.toEqual(other);
  });

  it('refuses a first order that the rules forbid', () => {
    const game = behindAJenner();
    const first = { kind: 'fire', unit: 0, order: { torsoFacing: 3, shots: [] } } as const;
    expect(() => standingOf(game.copy(), { games: 1, first })).toThrow('it cannot turn that far');
  });
});

describe('the search for the best order', () => {
  it('tries each once, then leaves the poor ones alone, and ends with those that are shown', () => {
    const search = new HintSearch(8, 3);
    const chances = [0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6];
    const played = new Map<number, number>();
    for (let turn = 0; turn < 80; turn += 1) {
      const { place, from } = search.next(turn / 80, 10);
      expect(from).toBe(played.get(place) ?? 0);
      played.set(place, from + 10);
      const wins = Math.round((chances[place] ?? 0) * 10);
      search.count(place, 10, wins, 10 - wins);
    }
    expect([...played.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(search.best().map(({ place, chance }) => [place, chance.value])).toEqual([
      [1, 0.9],
      [3, 0.8],
      [5, 0.7],
    ]);
    expect(played.get(1)).toBeGreaterThan((played.get(0) ?? 0) * 2);
  });

  it('trusts ten of twelve games more than one of one', () => {
    const search = new HintSearch(2, 2);
    search.count(0, 1, 1, 0);
    search.count(1, 12, 10, 2);
    expect(search.best().map(({ place }) => place)).toEqual([1, 0]);
  });

  it('counts a draw as better than a defeat', () => {
    const search = new HintSearch(2, 1);
    search.count(0, 10, 4, 6);
    search.count(1, 10, 4, 0);
    expect(search.best()).toMatchObject([{ place: 1, games: 10 }]);
  });
});
