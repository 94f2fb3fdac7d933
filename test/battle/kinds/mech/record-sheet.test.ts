import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../../../src/rules/ruleset.js';
import { openTable, type TableGame } from '../../../../src/table/index.js';
import { type CustomMech, customMech } from '../../custom-mech.js';
import { customVehicle, TANK } from '../../custom-vehicle.js';

const tracksOf = ({ battle }: TableGame) =>
  battle
    .unit(0)
    .design.kind.sheet.systemsOf(battle.unit(0))
    .map(({ words, hits, most }) => `${words} ${hits}/${most}`);

const gameOf = (mech: CustomMech, ruleset: (typeof RULESETS)[number] = 'total-warfare') =>
  openTable({ red: [{ unit: customMech(mech) }], blue: [], ruleset });

describe("The record sheet of a 'Mech counts hits on its systems", () => {
  it.each(RULESETS)('three to the engine, two to gyro and sensors, one to life support (%s)', (ruleset) => {
    expect(tracksOf(gameOf({}, ruleset))).toEqual([
      'Engine 0/3',
      'Gyro 0/2',
      'Sensors 0/2',
      'Life support 0/1',
    ]);
  });

  it('a heavy-duty gyro takes one more', () => {
    expect(tracksOf(gameOf({ gyro: 'heavy-duty' }))).toContain('Gyro 0/3');
  });

  it('hits in their slots are ticked off', () => {
    const game = gameOf({});
    for (const slot of [0, 3])
      game.play({ do: 'correct', unit: 0, slot: { location: 'center_torso', slot, hit: true } });
    expect(tracksOf(game).slice(0, 2)).toEqual(['Engine 1/3', 'Gyro 1/2']);
  });

  it('vehicles have marks instead', () => {
    const tank = openTable({ red: [{ unit: customVehicle(TANK) }], blue: [] });
    expect(tracksOf(tank)).toEqual([]);
  });
});
