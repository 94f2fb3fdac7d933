import { describe, expect, it } from 'vitest';
import { GameTable } from '../../src/simulate/games.js';
import { simulationOf } from '../../src/simulate/index.js';
import { frameAt } from '../../web/views/battle/replay/frame.js';
import { back, forward, STRIDES, turnAround } from '../../web/views/battle/replay/steps.js';
import { eventsOf, toldGame } from '../../web/views/battle/replay/told-game.js';
import { starterUnit } from './starter-unit.js';

const simulation = (seed: number) =>
  simulationOf({
    red: [{ unit: starterUnit('phoenix-hawk-pxh-1') }, { unit: starterUnit('hunchback-hbk-4g') }],
    blue: [{ unit: starterUnit('archer-arc-2r') }, { unit: starterUnit('firestarter-fs9-h') }],
    map: { landscape: 'hills', width: 15, height: 17 },
    games: 1,
    seed,
    ruleset: seed % 2 === 0 ? 'standard' : 'total-warfare',
  });

const told = (seed: number) => toldGame(simulation(seed), 0, eventsOf(simulation(seed), 0));

describe('A replay', () => {
  it.each([1, 2, 3, 4])('ends, by its events alone, as the battle ended (seed %i)', (seed) => {
    const { events, start } = told(seed);
    const frame = frameAt(start, events, events.length);
    for (const unit of new GameTable(simulation(seed)).play(0).units) {
      const shown = frame[unit.index];
      expect(shown?.structure).toEqual([...unit.structure]);
      expect(shown?.lost).toBe(unit.lost);
      if (unit.lost !== undefined) continue;
      const { hex, facing, prone, shutDown, heat, wounds, conscious } = unit;
      expect(shown).toMatchObject({ hex, facing, prone, shutDown, heat, wounds, conscious });
      // Armor before a location that is gone protects nothing, and is not shown.
      const armor = [...unit.armor].map((points, at) => (unit.structure[at] === 0 ? 0 : points));
      expect(shown?.armor).toEqual(armor);
    }
  });

  it('begins with everybody whole at the edge of their side', () => {
    const { battle, start, events } = told(1);
    const frame = frameAt(start, events, 0);
    expect(frame.map(({ hex }) => battle.map.rowOf(hex) > battle.map.height / 2)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(frame.map(({ armor }) => armor)).toEqual(battle.units.map(({ design }) => [...design.armor]));
  });

  it.each(STRIDES)('goes forward to its last event and back to its first by the %s', (stride) => {
    const { events } = told(1);
    let at = 0;
    let steps = 0;
    while (at < events.length) {
      at = forward(events, at, stride);
      steps += 1;
    }
    expect(at).toBe(events.length);
    for (let step = 0; step < steps; step += 1) at = back(events, at, stride);
    expect(at).toBe(0);
  });

  it('shows the turn of the event of the moment', () => {
    const { events } = told(1);
    const second = events.findIndex((event) => event.type === 'turn' && event.turn === 2);
    expect(turnAround(events, second + 1)[0]).toBe(second);
    expect(turnAround(events, second)[1]).toBe(second);
  });
});
