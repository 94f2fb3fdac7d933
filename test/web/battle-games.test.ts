import { describe, expect, it } from 'vitest';
import { playJob, simulationOf } from '../../src/simulate/index.js';
import { type GameBrief, playBlock, strengthLeft } from '../../web/games/game-brief.js';
import { picksOf } from '../../web/views/battle/result/game-picks.js';
import { briefWords } from '../../web/views/battle/result/game-words.js';
import { starterUnit } from './starter-unit.js';

const simulation = simulationOf({
  red: [{ unit: starterUnit('phoenix-hawk-pxh-1') }],
  blue: [{ unit: starterUnit('locust-lct-1v') }, { unit: starterUnit('locust-lct-1v') }],
  map: { landscape: 'open', width: 16, height: 17 },
  games: 10,
});

/** Points of armor and structure of a whole Phoenix Hawk PXH-1 and of a whole Locust LCT-1V, by their record sheets. */
const [HAWK, LOCUST] = [128 + 75, 64 + 33];

const game = (outcome: GameBrief['outcome'], turn: number, share: number): GameBrief => ({
  outcome,
  turn,
  left: outcome === 'red' ? [HAWK * share, 0, 0] : [0, LOCUST * share, LOCUST * share],
});

describe('Games one by one', () => {
  it('add up to the very tally of the whole block', () => {
    const block = playBlock([simulation], 0, 4);
    expect(block.tally).toEqual(playJob([simulation], 0, 4));
    const { outcomes, turns } = block.tally.tallies[0] ?? {};
    for (const [place, outcome] of (['red', 'blue', 'draw', 'undecided'] as const).entries())
      expect(block.briefs.filter((brief) => brief.outcome === outcome)).toHaveLength(outcomes?.[place] ?? 0);
    for (const { turn } of block.briefs) expect(turns?.[turn]).toBeGreaterThan(0);
  });

  it('say how much of its strength each side has left', () => {
    const left = strengthLeft(simulation)(game('blue', 5, 0.25));
    expect(left.red).toBe(0);
    expect(left.blue).toBeCloseTo(0.25);
  });

  it('are described in a sentence', () => {
    expect(briefWords(simulation, game('red', 11, 0.43))).toBe(
      'Red wins in turn 11 with 43 % of its strength left.',
    );
    expect(briefWords(simulation, game('draw', 7, 0))).toBe('A draw in turn 7.');
    expect(briefWords(simulation, game('undecided', 60, 0))).toBe('Undecided after 60 turns.');
  });
});

describe('Games worth watching', () => {
  it('are a typical one, an upset, the closest, the shortest and the longest', () => {
    const games = [
      game('red', 2, 0.9),
      game('red', 10, 0.5),
      game('red', 11, 0.45),
      game('red', 12, 0.05),
      game('blue', 9, 0.3),
      game('red', 30, 0.4),
      game('undecided', 20, 0),
    ];
    expect(picksOf(simulation, games)).toEqual([
      { kind: 'typical', game: 3 },
      { kind: 'upset', game: 5 },
      { kind: 'closest', game: 4 },
      { kind: 'shortest', game: 1 },
      { kind: 'longest', game: 6 },
    ]);
  });

  it('call a win of the other side an upset only where it is rare', () => {
    const games = [game('red', 5, 0.5), game('blue', 6, 0.5), game('red', 7, 0.5)];
    expect(picksOf(simulation, games).map(({ kind }) => kind)).toContain('other-winner');
  });

  it('are there even if nobody ever wins, and none if nothing was played', () => {
    expect(picksOf(simulation, [game('undecided', 60, 0)])).toEqual([{ kind: 'typical', game: 1 }]);
    expect(picksOf(simulation, [])).toEqual([]);
    expect(picksOf(simulation, [undefined])).toEqual([]);
  });
});
