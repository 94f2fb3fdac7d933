import { describe, expect, it } from 'vitest';
import { readMul, writeMul } from '../../src/battle/mul/index.js';
import { openTable, type TableGame } from '../../src/table/index.js';
import { customMech } from '../battle/custom-mech.js';
import { customVehicle } from '../battle/custom-vehicle.js';
import { TRACKED_QUADVEE } from '../battle/quadvee.js';
import { starterUnit } from '../battle/sample-battle.js';
import { duel, play } from './table.js';

/** The side as a file, and a game that begins with what the file says. */
function throughMul(game: TableGame): TableGame {
  const find = ({ name }: { readonly name: string }) =>
    game.battle.units.find(({ design }) => design.name === name)?.design.unit;
  const { units, warnings, leftOut } = readMul(writeMul(game.mulOf('red')), find);
  expect([...warnings, ...leftOut]).toEqual([]);
  return openTable({ red: units, blue: [] });
}

describe('a game under way as a .mul', () => {
  it("takes a 'Mech along with armor, structure, slots, shots and wounds", () => {
    const game = duel({ pilot: { name: 'Kell', gunnery: 3, piloting: 4 } });
    play(game, {
      do: 'correct',
      unit: 0,
      damage: { location: 'left_arm', points: 25 },
      slot: { location: 'left_arm', slot: 1, hit: true },
      rounds: { bin: 0, rounds: 7 },
      wounds: 2,
    });
    play(game, { do: 'correct', unit: 0, damage: { location: 'left_torso', points: 3, rear: true } });
    const [before, after] = [game.battle.unit(0), throughMul(game).battle.unit(0)];
    expect(after.armor).toEqual(before.armor);
    expect(after.rearArmor).toEqual(before.rearArmor);
    expect(after.structure).toEqual(before.structure);
    expect(after.hitSlots).toEqual(before.hitSlots);
    expect(after.rounds).toEqual(before.rounds);
    expect(after.wounds).toBe(2);
    expect(after.pilot).toMatchObject({ name: 'Kell', gunnery: 3, piloting: 4 });
  });

  it('takes a vehicle along with armor and structure', () => {
    const game = openTable({ red: [{ unit: customVehicle() }], blue: [] });
    play(game, { do: 'correct', unit: 0, damage: { location: 'front', points: 22 } });
    const [before, after] = [game.battle.unit(0), throughMul(game).battle.unit(0)];
    expect(after.armor).toEqual(before.armor);
    expect(after.structure).toEqual(before.structure);
  });

  it('says what the file has no place for', () => {
    const game = openTable({
      red: [{ unit: customMech(TRACKED_QUADVEE), condition: { vehicleMode: true } }],
      blue: [{ unit: starterUnit('marauder-mad-3r') }],
    });
    play(game, { do: 'correct', unit: 1, heat: 5, prone: true, shutDown: true });
    play(game, { do: 'correct', unit: 1, conscious: false, jammed: { weapon: 0, jammed: true } });
    expect(game.battle.unit(0).inVehicleMode).toBe(true);
    expect(game.lostInMul('red')).toEqual([`${game.battle.unit(0).design.name}: vehicle mode`]);
    expect(game.lostInMul('blue')).toEqual([
      'Marauder MAD-3R: heat, prone, shut down, unconscious, jammed weapons',
    ]);
    expect(duel().lostInMul('red')).toEqual([]);
  });

  it('says what became of those who are out', () => {
    const game = openTable({
      red: ['locust-lct-1v', 'marauder-mad-3r', 'wasp-wsp-1a', 'stinger-stg-3r'].map((name) => ({
        unit: starterUnit(name),
      })),
      blue: [],
    });
    play(game, { do: 'correct', unit: 1, damage: { location: 'center_torso', points: 200 } });
    play(game, { do: 'correct', unit: 2, lost: 'withdrawn' });
    play(game, { do: 'correct', unit: 3, wounds: 6 });
    expect(game.mulOf('red').map(({ fate }) => fate)).toEqual([
      'survivors',
      'devastated',
      'retreated',
      'salvage',
    ]);
    expect(game.mulOf('blue')).toEqual([]);
  });
});
