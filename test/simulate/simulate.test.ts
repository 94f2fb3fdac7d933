import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../src/battle/combatant/pilot.js';
import { seedOf } from '../../src/dice/index.js';
import {
  BLOCK,
  mergeTallies,
  playGames,
  type SimulationResult,
  type SimulationSetup,
  simulate,
  simulationOf,
} from '../../src/edge/simulate.js';
import { GameTable } from '../../src/simulate/games.js';
import { mapOf } from '../battle/map-of.js';
import { duel, member } from './sample-simulation.js';

const decided = ({ wins }: SimulationResult): number => wins.red + wins.blue;

describe('a battle played many times', () => {
  const result = simulate(duel());

  it('counts every game once', () => {
    const { games, wins, draws, undecided, turns } = result;
    expect(games).toBe(30);
    expect(wins.red + wins.blue + draws + undecided).toBe(30);
    expect(turns.distribution.reduce((sum, row) => sum + row.games, 0)).toBe(30);
    expect(turns.shortest).toBe(turns.distribution[0]?.turn);
    expect(turns.longest).toBe(turns.distribution.at(-1)?.turn);
  });

  it('tells of each unit how often and by what it was lost, and how much was left of it', () => {
    expect(result.units.map(({ id, side, unit }) => [id, side, unit])).toEqual([
      ['red-1', 'red', 'Locust LCT-1V'],
      ['blue-1', 'blue', 'Locust LCT-1V'],
    ]);
    for (const unit of result.units) {
      const lost = Object.values(unit.causes).reduce((sum, games) => sum + games, 0);
      expect(lost).toBe(unit.lost);
      expect(unit.remainingStrength).toBeGreaterThan(0);
      expect(unit.remainingStrength).toBeLessThanOrEqual(1 - unit.lossRate.value);
      expect(unit.damageDealt).toBeGreaterThan(0);
      expect(unit.damageTaken).toBeGreaterThan(0);
      expect(unit.weapons.map(({ name }) => name)).toEqual(['Medium Laser', 'Machine Gun', 'Machine Gun']);
    }
    const [red, blue] = result.units;
    // Alone against one, a unit wins when the other is lost and it is not.
    expect(red?.lost).toBe(30 - result.wins.red - result.undecided);
    expect(blue?.lost).toBe(30 - result.wins.blue - result.undecided);
  });

  it('is the same to the letter when it is played again, and another with another seed', () => {
    expect(JSON.stringify(simulate(duel()))).toBe(JSON.stringify(result));
    expect(JSON.stringify(simulate(duel({ seed: 2 })))).not.toBe(JSON.stringify(result));
  });

  it('is the sum of its blocks, merged in their order', () => {
    const simulation = simulationOf(duel());
    const whole = playGames(simulation, 0, 30);
    const parts = [0, 1, 2].map((block) => playGames(simulation, block * BLOCK, (block + 1) * BLOCK));
    expect(parts.reduce(mergeTallies)).toEqual(whole);
    expect(whole.outcomes[0]).toBe(result.wins.red);
  });

  it('tells how far it is', () => {
    const told: (readonly number[])[] = [];
    simulate(duel({ games: 25 }), { onProgress: (played, games) => told.push([played, games]) });
    expect(told).toEqual([
      [10, 25],
      [20, 25],
      [25, 25],
    ]);
  });
});

describe('each game of a run', () => {
  it('has dice by the seed of its number, and a generated map of its own', () => {
    const table = new GameTable(simulationOf(duel({ seed: 7 })));
    const [first, second] = [table.game(0), table.game(1)];
    expect(first.map.name).toBe(`open 10x10 seed ${seedOf(seedOf(7, 0), 1)}`);
    expect(second.map.name).toBe(`open 10x10 seed ${seedOf(seedOf(7, 1), 1)}`);
    expect(first.dice.state).not.toEqual(second.dice.state);
  });

  it('is played on the same map where one was given', () => {
    const map = mapOf({}, 8, 8);
    const table = new GameTable(simulationOf(duel({ map })));
    expect(table.game(0).map).toBe(map);
    expect(table.game(5).map).toBe(map);
  });

  it('does not depend on the games before it', () => {
    const simulation = simulationOf(duel({ bots: ['sensible', 'random'] }));
    const third = playGames(simulation, 2, 3);
    const table = new GameTable(simulation);
    for (const game of [0, 1]) table.play(game);
    const again = table.play(2);
    expect(third.turns.indexOf(1)).toBe(again.turn);
    expect(third.units[0]?.damageTaken).toBe(again.units[0]?.damageTaken);
  });
});

describe('what cannot be played is refused with its name', () => {
  const pilot = (setup: PilotSetup) => ({ red: [member('locust-lct-1v', setup)] });
  const map = { landscape: 'open', width: 2, height: 10 } as const;
  it.each<[string, Partial<SimulationSetup>, string]>([
    ['no games', { games: 0 }, 'games is 0: expected a whole number, from 1'],
    ['half a game', { games: 1.5 }, 'games is 1.5'],
    ['a seed below zero', { seed: -1 }, 'seed is -1'],
    ['no turns', { turnLimit: 0 }, 'turnLimit is 0'],
    ['no units', { red: [] }, 'red has 0 entries: expected 1 or more'],
    ['a narrow map', { map }, 'width is 2'],
    ['an unknown bot', { bots: ['sensible', 'genius' as 'random'] }, 'bots[1] is "genius": expected one of'],
    ['a hopeless pilot', pilot({ gunnery: 9 }), 'gunnery is 9'],
    [
      'an unknown ability',
      pilot({ abilities: ['flying'] }),
      'abilities[0] is "flying": expected a special pilot ability',
    ],
  ])('%s', (_, setup, message) => {
    expect(() => simulate(duel(setup))).toThrow(message);
  });
});

describe('the side that should win does win', () => {
  it('an Atlas beats a Locust in the open almost always', () => {
    const atlas = duel({
      red: [member('atlas-as7-d')],
      map: { landscape: 'open', width: 14, height: 14 },
      games: 20,
    });
    expect(simulate(atlas).wins.red).toBeGreaterThanOrEqual(18);
  });

  // Four standard deviations of a fair coin: a fair game falls out of them once in 16,000 times.
  it('equal forces from mirrored places win about half of their games each', () => {
    const even = simulate(duel({ games: 100 }));
    expect(Math.abs(even.wins.red - even.wins.blue)).toBeLessThanOrEqual(4 * Math.sqrt(decided(even)));
  });

  it('a better gunner wins more', () => {
    const sharp = simulate(
      duel({
        red: [member('hunchback-hbk-4g', { gunnery: 1 })],
        blue: [member('hunchback-hbk-4g', { gunnery: 6 })],
        games: 30,
      }),
    );
    expect(sharp.wins.red).toBeGreaterThan(sharp.wins.blue);
  });
});
