import { describe, expect, it } from 'vitest';
import { HexMap } from '../../src/battle/map/hex-map.js';
import type { Comparison } from '../../src/simulate/compare.js';
import { compareBattles, type SimulationSetup } from '../../src/simulate/index.js';
import { timeLeft } from '../../web/games/time-left.js';
import { swapWords } from '../../web/views/battle/change/swap-words.js';
import { mapWords } from '../../web/views/battle/setup/map-words.js';
import { setupKey } from '../../web/views/battle/setup/setup-key.js';
import { unitLabels } from '../../web/views/battle/unit-labels.js';
import { starterUnit } from './starter-unit.js';

const locust = starterUnit('locust-lct-1v');
const setup = (): SimulationSetup => ({
  red: [{ unit: locust, pilot: { gunnery: 4, piloting: 5, abilities: ['sniper'] } }],
  blue: [{ unit: locust }],
  map: { landscape: 'open', width: 12, height: 12 },
  games: 2,
  turnLimit: 3,
});

describe('The words of the battle view', () => {
  it('name a map as people do', () => {
    expect(mapWords({ landscape: 'light-woods', width: 32, height: 32 })).toBe('Light woods, 32 × 32');
    expect(mapWords(new HexMap('Grasslands 2', 16, 17))).toBe('Grasslands 2, 16 × 17');
  });

  it('call units by their names, and tell apart those of one name', () => {
    const labels = unitLabels([
      { side: 'Red', name: 'Atlas AS7-D' },
      { side: 'Red', name: 'Locust LCT-1V' },
      { side: 'Red', name: 'Locust LCT-1V' },
      { side: 'Blue', name: 'Commando COM-2D' },
      { side: 'Blue', name: 'Commando COM-2D' },
      { side: 'Blue', name: 'Locust LCT-1V' },
    ]);
    expect(labels).toEqual([
      'Atlas AS7-D',
      'Red Locust LCT-1V A',
      'Red Locust LCT-1V B',
      'Commando COM-2D A',
      'Commando COM-2D B',
      'Blue Locust LCT-1V',
    ]);
  });

  it('say which games a change turns round', () => {
    const base = compareBattles(setup(), setup());
    const counts = (undecided: number): Comparison => ({
      ...base,
      before: { ...base.before, draws: 0, undecided },
      after: { ...base.after, draws: 0, undecided: 0 },
      difference: {
        red: { value: 0, low: 0, high: 0, gained: 44, lost: 27 },
        blue: { value: 0, low: 0, high: 0, gained: 1, lost: 1_659 },
      },
    });
    expect(swapWords(counts(0), 'red')).toBe(
      'Red wins 44 games it used to lose, and loses 27 it used to win.',
    );
    expect(swapWords(counts(0), 'blue')).toBe(
      'Blue wins 1 game it used to lose, and loses 1,659 it used to win.',
    );
    // A game that ended undecided was not lost.
    expect(swapWords(counts(3), 'red')).toBe(
      'Red wins 44 games it did not win before, and no longer wins 27 that it did.',
    );
  });

  it('say how long a run will take, once it can be known', () => {
    expect(timeLeft({ played: 0, games: 100, elapsed: 9_000 })).toBe('');
    expect(timeLeft({ played: 10, games: 100, elapsed: 500 })).toBe('');
    expect(timeLeft({ played: 50, games: 100, elapsed: 10_000 })).toBe('about 10 seconds left');
    expect(timeLeft({ played: 1_000, games: 100_000, elapsed: 10_000 })).toBe('about 17 minutes left');
    expect(timeLeft({ played: 1_000, games: 100_000, elapsed: 100_000 })).toBe('about 3 hours left');
  });
});

describe('A result', () => {
  it('belongs to the battle that the page describes as long as both say the same', () => {
    expect(setupKey(setup())).toBe(setupKey(setup()));
  });

  it.each<[string, Partial<SimulationSetup>]>([
    ['another seed', { seed: 9 }],
    ['another map', { map: new HexMap('own', 12, 12) }],
    ['another unit', { blue: [{ unit: starterUnit('atlas-as7-d') }] }],
    ['another pilot', { blue: [{ unit: locust, pilot: { gunnery: 3, piloting: 5 } }] }],
    ['damage', { blue: [{ unit: locust, condition: { armor: { head: 1 } } }] }],
    ['other rules', { ruleset: 'total-warfare' }],
    ['forced withdrawal', { forcedWithdrawal: true }],
  ])('is an old one after %s', (_, change) => {
    expect(setupKey({ ...setup(), ...change })).not.toBe(setupKey(setup()));
  });
});
