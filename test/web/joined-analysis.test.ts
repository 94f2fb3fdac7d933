import { describe, expect, it } from 'vitest';
import { type Analysis, wilsonInterval } from '../../src/simulate/index.js';
import { joinedAnalysis } from '../../web/views/play/standing/joined-analysis.js';

/** Games that red won before the battle, and after each turn; blue won the others. */
const analysisOf = (games: number, before: number, ...after: readonly number[]): Analysis => {
  const chances = (won: number) => ({
    red: wilsonInterval(won, games),
    blue: wilsonInterval(games - won, games),
    undecided: wilsonInterval(0, games),
  });
  const turns = after.map((won, place) => ({ turn: place + 1, ...chances(won), swing: 0 }));
  return { schema: 1, games, seed: 1, start: chances(before), turns };
};

describe('the chances of a finished game, worked out by several workers', () => {
  it('are the shares of all games, with intervals that are as narrow as those games make them', () => {
    const joined = joinedAnalysis([analysisOf(30, 15, 20), analysisOf(10, 9, 10)]);
    expect(joined?.games).toBe(40);
    expect(joined?.start.red).toEqual(wilsonInterval(24, 40));
    expect(joined?.start.blue).toEqual(wilsonInterval(16, 40));
    expect(joined?.turns.map(({ red }) => red)).toEqual([wilsonInterval(30, 40)]);
  });

  it('have the swing of a turn between the shares of all games', () => {
    const joined = joinedAnalysis([analysisOf(20, 10, 20, 0), analysisOf(20, 10, 10, 0)]);
    expect(joined?.turns.map(({ turn, swing }) => [turn, swing])).toEqual([
      [1, 0.25],
      [2, -0.75],
    ]);
  });

  it('are certain after the turn that decided it', () => {
    const [certain, never] = [1, 0].map((value) => ({ value, low: value, high: value }));
    const decided = {
      turn: 2,
      red: certain,
      blue: never,
      undecided: never,
      swing: 0.5,
    } as Analysis['turns'][0];
    const parts = [30, 10].map((games) => {
      const found = analysisOf(games, games / 2, games / 2);
      return { ...found, turns: [...found.turns, decided] };
    });
    expect(joinedAnalysis(parts)?.turns[1]).toEqual(decided);
    expect(joinedAnalysis(parts)?.turns[0]?.red).toEqual(wilsonInterval(20, 40));
  });

  it('are unknown if no worker has found any', () => {
    expect(joinedAnalysis([])).toBeUndefined();
  });
});
