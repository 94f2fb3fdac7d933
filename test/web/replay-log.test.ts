import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/battle/events/event.js';
import { describeEvent } from '../../src/battle/events/words.js';
import { simulationOf } from '../../src/simulate/index.js';
import { logTurns, turnAt } from '../../web/views/battle/replay/log-turns.js';
import { eventsOf, toldGame } from '../../web/views/battle/replay/told-game.js';
import { starterUnit } from './starter-unit.js';

const EVENTS: readonly BattleEvent[] = [
  { type: 'turn', turn: 1 },
  { type: 'initiative-won', side: 0 },
  { type: 'phase', phase: 'movement' },
  { type: 'stand', unit: 0 },
  { type: 'go-prone', unit: 1 },
  { type: 'turn', turn: 2 },
  { type: 'phase', phase: 'end' },
  { type: 'lost', unit: 1, cause: 'withdrawn' },
  { type: 'end', turn: 2, winner: 0 },
];

describe('The log of a replay', () => {
  it('groups every event by turn and phase', () => {
    const turns = logTurns(EVENTS);
    expect(turns.map(({ turn, place, last, lost }) => ({ turn, place, last, lost }))).toEqual([
      { turn: 1, place: 1, last: 5, lost: [] },
      { turn: 2, place: 6, last: 9, lost: [1] },
    ]);
    const groups = turns.map(({ phases }) =>
      phases.map(({ phase, place, lines }) => [phase, place, lines.map((line) => line.place)]),
    );
    expect(groups).toEqual([
      [
        ['initiative', undefined, [2]],
        ['movement', 3, [4, 5]],
      ],
      [['end', 7, [8, 9]]],
    ]);
  });

  it('knows the turn of any moment', () => {
    const turns = logTurns(EVENTS);
    expect([0, 1, 5, 6, 9].map((at) => turnAt(turns, at))).toEqual([0, 0, 0, 1, 1]);
  });

  it('calls units by their own names, and tells two of a kind apart by letters', () => {
    const locust = starterUnit('locust-lct-1v');
    const simulation = simulationOf({
      red: [{ unit: starterUnit('atlas-as7-d') }, { unit: locust }, { unit: locust }],
      blue: [{ unit: locust }],
      map: { landscape: 'open', width: 16, height: 17 },
      games: 1,
    });
    const { stage, events, labels, mapNames } = toldGame(simulation, 0, eventsOf(simulation, 0));
    expect(labels).toEqual([
      'Atlas AS7-D',
      'Red Locust LCT-1V A',
      'Red Locust LCT-1V B',
      'Blue Locust LCT-1V',
    ]);
    expect(mapNames).toEqual([
      { words: 'Atlas', sign: 'At' },
      { words: 'Locust A', sign: 'LA' },
      { words: 'Locust B', sign: 'LB' },
      { words: 'Locust', sign: 'Lo' },
    ]);
    const words = events.map((event) => describeEvent(stage, event)).join('\n');
    expect(words).toContain('Red Locust LCT-1V B');
    expect(words).not.toMatch(/\((red|blue) \d\)/);
  });
});
