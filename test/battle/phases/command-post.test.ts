import { describe, expect, it } from 'vitest';
import { TECHNICIAN } from '../../../src/rules/crew/seats.js';
import type { Unit } from '../../../src/units/index.js';
import { blkText, readText, TANK } from '../../units/blk/blk-text.js';
import { type CustomMech, customMech } from '../custom-mech.js';
import { type CustomVehicle, customVehicle } from '../custom-vehicle.js';
import { idleBot, type SampleBattle, sampleBattle } from '../sample-battle.js';
import { play } from './turn.js';

const CONSOLE: CustomMech = { cockpit: 'command-console', tonnage: 60 };
const TRIPOD: CustomMech = {
  chassis: 'tripod',
  cockpit: 'superheavy-tripod',
  gyro: 'superheavy',
  tonnage: 135,
  walk: 2,
};

function tank(vehicle: CustomVehicle, ...fittings: readonly string[]): Unit {
  return customVehicle({
    tonnage: 60,
    ...vehicle,
    equipment: { Body: ['ISTankCockpitCommandConsole', ...fittings] },
  });
}

const largeSupport = (...fittings: readonly string[]): Unit =>
  readText(
    blkText({
      ...TANK,
      UnitType: 'LargeSupportTank',
      tonnage: '150',
      barrating: 6,
      armor: [40, 30, 30, 30, 30, 20, 35],
      'Turret Equipment': undefined,
      'Body Equipment': ['ISTankCockpitCommandConsole', ...fittings],
    }),
  );

/** What the initiative of a side gains by this unit. */
function bonusOf(unit: Unit, before: (sample: SampleBattle) => void = () => {}): number | undefined {
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit, at: [5, 14] }],
    blue: [{ unit: customMech(), at: [5, 1] }],
    bots: [idleBot, idleBot],
    dice: [3, 4, 1, 1],
  });
  before(sample);
  play(sample, 'initiative');
  const total = sample.of('initiative')[0]?.total;
  return total === undefined ? undefined : total - 7;
}

describe('The initiative of a side gains 2', () => {
  it("by a command console in a 'Mech of 60 tons or more, small or superheavy ones too", () => {
    expect(bonusOf(customMech(CONSOLE))).toBe(2);
    expect(bonusOf(customMech({ ...CONSOLE, cockpit: 'small-command-console' }))).toBe(2);
    expect(bonusOf(customMech({ ...CONSOLE, tonnage: 55 }))).toBe(0);
    expect(bonusOf(customMech({ tonnage: 60 }))).toBe(0);
  });

  it('while its pilot is conscious, whom the commander would have to replace', () => {
    expect(bonusOf(customMech(CONSOLE), ({ red }) => (red.conscious = false))).toBe(0);
  });

  it('by a command console in a vehicle of 60 tons or more, while its commander is unhurt', () => {
    expect(bonusOf(tank({}))).toBe(2);
    expect(bonusOf(tank({ tonnage: 55 }))).toBe(0);
    const hurt = tank({});
    const sample = sampleBattle({
      ruleset: 'total-warfare',
      red: [{ unit: hurt, at: [5, 14], condition: { vehicle: { commanderHit: true } } }],
      blue: [{ unit: customMech(), at: [5, 1] }],
      dice: [3, 4, 1, 1],
    });
    play(sample, 'initiative');
    expect(sample.of('initiative')[0]?.total).toBe(7);
  });

  it('by that of a large support vehicle with advanced fire control, and of no smaller one', () => {
    expect(bonusOf(largeSupport('Advanced Fire Control'))).toBe(2);
    expect(bonusOf(largeSupport())).toBe(0);
    expect(bonusOf(tank({ support: 6 }, 'Advanced Fire Control'))).toBe(0);
  });

  it('by the technician of a superheavy tripod who need not see to the controls', () => {
    expect(bonusOf(customMech(TRIPOD))).toBe(2);
    const without = (...seats: readonly number[]) =>
      bonusOf(customMech(TRIPOD), ({ red }) => {
        for (const seat of seats) red.crewConscious[seat] = 0;
      });
    expect(without(0)).toBe(2);
    expect(without(TECHNICIAN)).toBe(0);
    expect(without(0, 1)).toBe(0);
    expect(bonusOf(customMech({ chassis: 'tripod', cockpit: 'tripod', tonnage: 100, walk: 3 }))).toBe(0);
  });
});
