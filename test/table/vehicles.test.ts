import { describe, expect, it } from 'vitest';
import type { Motion } from '../../src/rules/vehicle/motion.js';
import type { Fire, Move } from '../../src/table/action.js';
import { openTable, type TableGame } from '../../src/table/index.js';
import { customInfantry } from '../battle/custom-infantry.js';
import { customVehicle } from '../battle/custom-vehicle.js';
import { starterUnit } from '../battle/sample-battle.js';
import { locationIndex } from './locations.js';
import { numbersOf, play, toldBy, upTo } from './table.js';

/** A vehicle of 50 tons that cruises 5, with 20 points of armor on every side, meets a Marauder. */
const opened = (motion: Motion = 'tracked'): TableGame =>
  openTable({
    red: [{ unit: customVehicle({ motion, equipment: { Turret: ['PPC'] } }) }],
    blue: [{ unit: starterUnit('marauder-mad-3r') }],
    ruleset: 'total-warfare',
  });

const marksOf = (game: TableGame): Readonly<Record<string, number>> => {
  const unit = game.battle.unit(0);
  return Object.fromEntries(
    unit.design.kind.sheet
      .marksOf(unit)
      .filter(({ value }) => value > 0)
      .map(({ id, value }) => [id, value]),
  );
};

/** Turns at flank speed, where that is dangerous. */
const turning: Move = { do: 'move', unit: 0, movement: 'run', hexes: 6, skids: true };

describe('vehicles at the table', () => {
  it('skid on pavement where the driving roll fails, and their motive system suffers', () => {
    const game = upTo(opened(), 'movement');
    // Driving 5, and one for five to seven hexes.
    expect(numbersOf(game.forecastMove(turning))).toEqual([6]);
    // 8 on the motive table is moderate damage: a point of cruising speed.
    play(game, turning, 1, 2, 4, 4);
    expect(marksOf(game)).toEqual({ 'motive-moderate': 1, 'mp-lost': 1 });
    expect(game.battle.unit(0).skidded).toBe(true);
  });

  it('on a cushion of air slip sideways instead, and go on', () => {
    const game = upTo(opened('hover'), 'movement');
    expect(numbersOf(game.forecastMove(turning))).toEqual([5]);
    const entry = play(game, turning, 1, 2);
    expect(toldBy(game, entry).join(' ')).toContain('slides on');
    expect(marksOf(game)).toEqual({});
  });

  it('crash into walls: a tenth of what the building bears, at the front', () => {
    const game = upTo(opened(), 'movement');
    const entered = { type: 'building', level: 2 } as const;
    // A medium building has 40 points, which are 4 of damage; 7 on the table is the front.
    play(game, { do: 'move', unit: 0, movement: 'walk', hexes: 3, entered: [entered] }, 1, 2, 3, 4);
    expect(game.battle.unit(0).armor[locationIndex(game.battle.unit(0), 'front')]).toBe(16);
    expect(game.battle.map.has(game.battle.unit(0).hex, 'building')).toBe(false);
  });

  it('roll for walls, and soldiers do not', () => {
    const game = upTo(
      openTable({
        red: [{ unit: customVehicle() }, { unit: customInfantry() }],
        blue: [{ unit: starterUnit('marauder-mad-3r') }],
        ruleset: 'total-warfare',
      }),
      'movement',
    );
    const entered = [{ type: 'building', level: 2 }] as const;
    const asked = [0, 1].map((unit) =>
      numbersOf(game.forecastMove({ do: 'move', unit, movement: 'walk', hexes: 1, entered })),
    );
    // Driving 5, and one for a medium building.
    expect(asked).toEqual([[6], []]);
  });

  it('follow a motive hit from the die to the sheet', () => {
    const game = upTo(opened(), 'weapons');
    const ppc: Fire = {
      do: 'fire',
      unit: 1,
      order: { torsoFacing: 0, shots: [{ weapon: 1, target: 0 }] },
      lines: [{ target: 0, range: 6, side: 'left' }],
    };
    play(game, ppc);
    // 8 hits; 4 is the side with a roll for the motive system; 8 and two for the side are heavy damage: half of the speed.
    play(game, { do: 'end-phase' }, 4, 4, 1, 3, 4, 4);
    expect(game.battle.unit(0).armor[locationIndex(game.battle.unit(0), 'left_side')]).toBe(10);
    expect(marksOf(game)).toEqual({ 'motive-heavy': 1, 'mp-lost': 2 });
  });

  it('are marked by hand with all that only they suffer, and corrected', () => {
    const game = opened();
    const mark = (id: string, value: number) => play(game, { do: 'correct', unit: 0, mark: { id, value } });
    mark('driver', 1);
    mark('mp-lost', 2);
    mark('motive-minor', 1);
    mark('motive-heavy', 1);
    mark('locked-0', 1);
    mark('sensors', 3);
    mark('stabilizer-0', 1);
    expect(marksOf(game)).toEqual({
      driver: 1,
      'mp-lost': 2,
      'motive-minor': 1,
      'motive-heavy': 1,
      'locked-0': 1,
      sensors: 3,
      'stabilizer-0': 1,
    });
    expect(game.battle.unit(0)).toMatchObject({ turretHeld: true, sensorHits: 3 });
    mark('motive-minor', 0);
    mark('locked-0', 0);
    expect(marksOf(game)).not.toHaveProperty('motive-minor');
    expect(marksOf(game)).toHaveProperty('motive-heavy');
    expect(game.battle.unit(0).turretHeld).toBe(false);
    mark('destroyed-0', 1);
    expect(game.battle.unit(0).isWorking(0)).toBe(false);
    mark('immobilized', 1);
    expect(game.battle.unit(0).stranded).toBe(true);
  });

  it.each([
    [{ id: 'wings', value: 1 }, 'mark.id'],
    [{ id: 'driver', value: 2 }, 'mark.value'],
    [{ id: 'mp-lost', value: 6 }, 'mark.value'],
  ])('refuse a mark that they do not have: %j', (mark, field) => {
    expect(() => opened().play({ do: 'correct', unit: 0, mark })).toThrow(field);
  });

  it("and 'Mechs have none of these", () => {
    expect(() => opened().play({ do: 'correct', unit: 1, mark: { id: 'driver', value: 1 } })).toThrow(
      'mark.id',
    );
  });
});

describe("'Mechs at the table", () => {
  it('that skid fall, and are hurt by the way that they slide', () => {
    const game = openTable({
      red: [{ unit: starterUnit('marauder-mad-3r') }],
      blue: [],
      ruleset: 'total-warfare',
    });
    upTo(game, 'movement');
    const run: Move = { do: 'move', unit: 0, movement: 'run', hexes: 6, skids: true };
    const words = toldBy(
      game,
      game.roll(run, () => 1),
    ).join(' ');
    // A fall is a tenth of 75 tons, 8 points; three hexes of slide are half of that each.
    expect(words).toContain('for 8 damage');
    expect(words).toContain('slides on, for 12 damage');
  });
});
