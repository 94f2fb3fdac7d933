import { describe, expect, it } from 'vitest';
import { CLEAR_HEX, hexIndex } from '../../src/edge/battle.js';
import { wilsonInterval } from '../../src/edge/simulate.js';
import * as library from '../../src/index.js';
import {
  calculateInitiativeModifier,
  calculatePilotingRoll,
  calculateToHit,
  createBattle,
  generateMap,
  getProbability,
  HexMap,
  makeBot,
  parseBlk,
  parseMtf,
  parseUnit,
  SeededDice,
  UnitLibrary,
  writeUnitJson,
} from '../../src/index.js';
import { starterUnit } from '../battle/sample-battle.js';
import { blkText, INFANTRY } from '../units/blk/blk-text.js';

// Callers without types may pass anything.
const wrong = <T>(value: unknown): T => value as T;

const attacker = { gunnery: 4, movementType: 'walk', heat: 0 } as const;
const target = { movementType: 'walk', hexesMoved: 2 } as const;
const unit = starterUnit('locust-lct-1v');
const setup = (changes: object) =>
  createBattle({
    map: generateMap({ landscape: 'open', width: 10, height: 10, seed: 1 }),
    red: [{ unit }],
    blue: [{ unit }],
    bots: [makeBot('sensible', 1), makeBot('sensible', 2)],
    ...changes,
  });

describe('A misspelt field is refused by its name', () => {
  it.each<[string, () => unknown]>([
    ['attacker.gunery is 3', () => calculateToHit(wrong({ ...attacker, gunery: 3 }), target, 'short', 1)],
    ['target.hexMoved is 3', () => calculateToHit(attacker, wrong({ ...target, hexMoved: 3 }), 'short', 1)],
    [
      'pilot.pilotWound is 1',
      () => calculatePilotingRoll(wrong({ piloting: 5, pilotWound: 1 }), { kind: 'gyro' }),
    ],
    ['setup.red[0].pilot.gunery is 3', () => setup({ red: [{ unit, pilot: { gunery: 3 } }] })],
    [
      'setup.blue[0].condition.armour is { head }',
      () => setup({ blue: [{ unit, condition: { armour: { head: 1 } } }] }),
    ],
    [
      'setup.red[0].condition.armor.LA is 1',
      () => setup({ red: [{ unit, condition: { armor: { LA: 1 } } }] }),
    ],
    ['setup.maps is {}', () => setup({ maps: {} })],
  ])('%s', (message, call) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  it('while fields of another kind of attack may be given as well', () => {
    const both = { ...attacker, piloting: 5, tonnage: 50, arm: 'left' };
    expect(calculateToHit(both, wrong({ ...target, piloting: 5, tonnage: 50 }), 'short', 1)).toEqual(
      calculateToHit(attacker, target, 'short', 1),
    );
  });

  it('and left out is what is undefined', () => {
    const vague = wrong<typeof attacker>({ ...attacker, prone: undefined, gunery: undefined });
    expect(calculateToHit(vague, target, 'short', 1)).toEqual(calculateToHit(attacker, target, 'short', 1));
  });
});

describe('A battle', () => {
  it.each<[string, object]>([
    ['setup.map is undefined: expected a HexMap', { map: undefined }],
    ['setup.map is {}: expected a HexMap', { map: {} }],
    ['setup.red[0].unit is undefined: expected a unit', { red: [{}] }],
    ['setup.red[0] is undefined: expected an object', { red: [undefined] }],
    ['setup.red has 0 entries: expected 1 or more', { red: [] }],
    ['setup.blue[0].at is 5: expected a list', { blue: [{ unit, at: 5 }] }],
    [
      'setup.red[0].pilot.edge is -1: expected a whole number, 0 or more',
      { red: [{ unit, pilot: { edge: -1 } }] },
    ],
    ['setup.forcedWithdrawal is "false": expected true or false', { forcedWithdrawal: 'false' }],
    ['setup.bots has 1 entry: expected 2', { bots: [makeBot('sensible', 1)] }],
  ])('names what is wrong in its setup: %s', (message, changes) => {
    expect(() => setup(changes)).toThrow(message);
  });
});

describe('A map', () => {
  const set = (index: number, hex: object) => () =>
    new HexMap('a', 3, 3).set(index, { ...CLEAR_HEX, ...hex });

  it.each<[string, () => unknown]>([
    ['hex.level is 500: expected a whole number, from -60 to 60', set(0, { level: 500 })],
    ['hex.waterDepth is -1', set(0, { waterDepth: -1 })],
    ['hex.level is NaN', set(0, { level: Number.NaN })],
    ['hex.terrain[0] is "forest": expected one of', set(0, { terrain: ['forest'] })],
    [
      'hex.building.construction is 5',
      set(0, { building: { construction: 5, height: 1, strength: 9, exits: 0 } }),
    ],
    ['index is 9: expected a whole number, from 0 to 8', set(9, {})],
    ['index is -1', () => new HexMap('a', 3, 3).get(-1)],
    ['width is 0.5', () => new HexMap('a', 0.5, 3)],
    ['height is 1000', () => new HexMap('a', 3, 1000)],
    ['name is 5: expected a string', () => new HexMap(wrong(5), 3, 3)],
    ['sheet.width is NaN', () => hexIndex('0101', { width: Number.NaN, height: 3 })],
  ])('takes no hex that cannot be: %s', (message, call) => {
    expect(call).toThrow(message);
  });
});

describe('A message', () => {
  it('shows no more than 80 characters of a value, and runs no code of it', () => {
    const long = 'x'.repeat(5000);
    expect(() => calculateToHit(wrong({ ...attacker, movementType: long }), target, 'short', 1)).toThrow(
      /^attacker\.movementType is "x{78}…: expected one of stationary, walk, run, jump$/,
    );
    const hostile = { toString: () => expect.unreachable(), length: 5 };
    expect(() => getProbability(wrong(hostile))).toThrow(
      'targetNumber is { toString, length }: expected a number',
    );
    expect(() => getProbability(wrong(Symbol('x')))).toThrow('targetNumber is Symbol(x): expected a number');
    expect(() => getProbability(wrong(10n))).toThrow('targetNumber is 10: expected a number');
  });

  it.each<[string, () => unknown]>([
    ['text is null: expected a string', () => parseMtf(wrong(null))],
    ['entries is "x": expected a list', () => library.parseWeaponQuirksFromBLK(wrong('x'))],
    ['unit.unitType is undefined: expected one of Mek', () => library.calculateBattleValue(wrong({}))],
    ['units is null: expected a list', () => calculateInitiativeModifier(wrong(null))],
    [
      'options.weapon is 5: expected an item of equipment',
      () => calculateToHit(attacker, target, 'short', 1, { weapon: wrong(5) }),
    ],
    [
      'cause.terrain is undefined: a terrain cause names its terrain',
      () => calculatePilotingRoll({ piloting: 5 }, { kind: 'terrain' }),
    ],
    ['hits is 11: expected at most 10, the number of games', () => wilsonInterval(11, 10)],
    ['seed is "1": expected a number', () => new SeededDice(wrong('1'))],
    ['name is 5: expected a string', () => new UnitLibrary([]).find(wrong(5))],
  ])('names the field: %s', (message, call) => {
    expect(call).toThrow(message);
  });
});

it('errors and orders of battles are exported', () => {
  expect(library.IllegalOrderError.prototype).toBeInstanceOf(Error);
  expect(library.UnsupportedInBattleError.prototype).toBeInstanceOf(Error);
});

it('a platoon on large beasts, which are easier to hit than people on foot, is a unit like any other', () => {
  const riders = parseBlk(blkText({ ...INFANTRY, motion_type: 'Beast:Elephant' }));
  expect(riders).toMatchObject({ beast: { toHit: -1 } });
  expect(parseUnit(writeUnitJson(riders), 'riders.json')).toMatchObject({ beast: { toHit: -1 } });
});
