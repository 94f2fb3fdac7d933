import { describe, expect, it } from 'vitest';
import { huntsFromTheStart } from '../../../src/rules/abilities/quarry.js';
import { calculateClusterModifier } from '../../../src/rules/cluster/index.js';
import {
  calculatePilotingRoll,
  type PilotingCause,
  type PilotState,
} from '../../../src/rules/piloting/index.js';
import { RULESETS } from '../../../src/rules/ruleset.js';
import { itemNamed } from '../items.js';
import { numberOf } from '../shot.js';

const BOOK = 'total-warfare';

const needs = (abilities: readonly string[], cause: PilotingCause, pilot: Partial<PilotState> = {}) =>
  RULESETS.map(
    (ruleset) => calculatePilotingRoll({ piloting: 5, abilities, ...pilot }, cause, { ruleset }).targetNumber,
  );

describe('abilities ease piloting rolls by a point', () => {
  it('Maneuvering Ace: skids in every ruleset, terrain in standard alone', () => {
    // Up to two hexes moved, a skid is one easier by itself.
    expect(needs(['maneuvering_ace'], { kind: 'skid', hexesMoved: 3 })).toEqual([4, 4, 4]);
    expect(needs(['maneuvering_ace'], { kind: 'terrain', terrain: 'rubble' })).toEqual([4, 5, 5]);
  });

  it('Animal Mimicry: the terrain it was chosen for in standard, every roll of a quad in the books', () => {
    const mimic = ['animal_mimicry_rubble'];
    expect(needs(mimic, { kind: 'terrain', terrain: 'rubble' })).toEqual([4, 5, 5]);
    // Core: standing up is one easier by itself.
    expect(needs(mimic, { kind: 'stand' })).toEqual([5, 5, 4]);
    // Four legs are two points by themselves.
    expect(needs(mimic, { kind: 'fall' }, { chassis: 'quad' })).toEqual([3, 2, 2]);
  });

  it('Animal Mimicry in standard asks for a roll because of terrain', () => {
    const designated = { designatedTerrain: 'rubble' };
    expect(needs(['animal_mimicry'], { kind: 'terrain', terrain: 'rubble' }, designated)[0]).toBe(4);
    expect(needs(['animal_mimicry'], { kind: 'fall', terrain: 'rubble' }, designated)[0]).toBe(5);
    expect(needs(['animal_mimicry'], { kind: 'fall' }, designated)[0]).toBe(5);
  });

  it('variants of Terrain Master in the book: on their own ground, when it asks for the roll', () => {
    const book = (id: string, cause: PilotingCause) => needs([id], cause)[1];
    expect(book('tm_mountaineer', { kind: 'terrain', terrain: 'rubble' })).toBe(4);
    expect(book('tm_mountaineer', { kind: 'terrain', terrain: 'swamp' })).toBe(6);
    expect(book('tm_mountaineer', { kind: 'fall', terrain: 'rubble' })).toBe(5);
    expect(book('tm_mountaineer', { kind: 'fall' })).toBe(5);
    const water = { kind: 'terrain', terrain: { type: 'water', level: 2 } } as const;
    expect(book('tm_frogman', water)).toBe(4);
    expect(book('tm_frogman', { kind: 'terrain', terrain: { type: 'water', level: 1 } })).toBe(4);
    expect(book('tm_frogman', { kind: 'terrain', terrain: { type: 'building', level: 2 } })).toBe(6);
  });
});

it('a pilot who knows the ground is hard to make out on it, whatever else is there', () => {
  const number = (...targetTerrain: readonly ('light_woods' | 'rubble')[]) =>
    numberOf({
      at: { abilities: ['tm_forest_ranger'], movementType: 'walk', hexesMoved: 1 },
      options: { ruleset: BOOK, targetTerrain },
    });
  expect(number('rubble')).toBe(4);
  // One for the woods, and one for who walks in them.
  expect(number('light_woods')).toBe(6);
  expect(number('light_woods', 'rubble')).toBe(6);
});

describe('an Environmental Specialist in the book', () => {
  const number = (chosen: string, precipitation: 'snow' | 'heavy_snow' | 'light_rain' | 'heavy_rain') =>
    numberOf({
      by: { abilities: [`env_specialist_${chosen}`] },
      options: { ruleset: BOOK, environment: { precipitation } },
    });

  it('tells snow from rain', () => {
    // Snow, heavy snow and heavy rain add one each.
    expect(number('snow', 'snow')).toBe(4);
    expect(number('snow', 'heavy_snow')).toBe(4);
    expect(number('snow', 'heavy_rain')).toBe(5);
    expect(number('rain', 'heavy_rain')).toBe(4);
    expect(number('rain', 'heavy_snow')).toBe(5);
  });

  it('takes nothing off what adds nothing', () => {
    expect(number('rain', 'light_rain')).toBe(4);
  });
});

describe('a Blood Stalker', () => {
  it('hunts the opponent whom the ability was chosen for, from the start', () => {
    for (const ruleset of RULESETS) {
      expect(huntsFromTheStart(['blood_stalker_red-1'], 'Red 1', { ruleset })).toBe(true);
      expect(huntsFromTheStart(['blood_stalker_red-1'], 'Red 2', { ruleset })).toBe(false);
      expect(huntsFromTheStart(['blood_stalker'], 'Red 1', { ruleset })).toBe(false);
      expect(huntsFromTheStart(['weapon_specialist_red-1'], 'Red 1', { ruleset })).toBe(false);
      expect(huntsFromTheStart([], 'Red 1', { ruleset })).toBe(false);
    }
    expect(huntsFromTheStart(['blood_stalker_red-1', 'blood_stalker_red-2'], 'Red 2')).toBe(true);
  });

  it('is no better or worse against who is not named', () => {
    expect(numberOf({ by: { abilities: ['blood_stalker_red-1'] } })).toBe(4);
  });
});

it('a Sandblaster of the book knows the chosen weapon by the name that is given as well as by its own', () => {
  const shot = { abilities: ['sandblaster_lrm_20'], rangeBracket: 'short' } as const;
  const bonus = (more: object) => calculateClusterModifier({ ...shot, ...more }, { ruleset: BOOK });
  expect(bonus({ weaponType: 'LRM 20' })).toBe(4);
  expect(bonus({ weapon: itemNamed('LRM 20') })).toBe(4);
  expect(bonus({ weapon: itemNamed('LRM 20'), weaponType: 'Left launcher' })).toBe(4);
  expect(bonus({ weapon: itemNamed('LRM 15') })).toBe(0);
});
