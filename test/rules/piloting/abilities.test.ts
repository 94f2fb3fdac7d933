import { describe, expect, it } from 'vitest';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { entryValue } from './rolls.js';

const totalWarfare = { ruleset: 'total-warfare' } as const;

describe('abilities in piloting rolls', () => {
  it('SPAs checked during PSR resolution', () => {
    const pilot = {
      piloting: 5,
      abilities: ['maneuvering_ace', 'natural_grace', 'weapon_specialist_medium_laser'],
    };
    const skid = calculatePilotingRoll(pilot, { kind: 'skid' });
    expect(skid.modifiers.filter(({ source }) => source === 'spa').map(({ id }) => id)).toEqual([
      'maneuvering_ace',
    ]);
    expect(skid.targetNumber).toBe(4);
    const kicked = calculatePilotingRoll(pilot, { kind: 'physical' });
    expect(kicked.modifiers.filter(({ source }) => source === 'spa').map(({ id }) => id)).toEqual([
      'natural_grace',
    ]);
    expect(kicked.targetNumber).toBe(4);
  });

  it('an ability that does not exist is refused', () => {
    expect(() => calculatePilotingRoll({ piloting: 5, abilities: ['moonwalk'] }, { kind: 'fall' })).toThrow(
      RangeError,
    );
  });

  it('a quirk that does not exist is ignored', () => {
    const pilot = { piloting: 5, unitQuirks: ['searchlight', 'moonwalk'] };
    expect(calculatePilotingRoll(pilot, { kind: 'fall' }).targetNumber).toBe(5);
  });
});

describe('abilities of other programs, in total-warfare alone', () => {
  it('a Small Pilot is at ease in small and cramped cockpits', () => {
    const pilot = { piloting: 5, abilities: ['small_pilot'] };
    const cramped = { ...pilot, cockpit: 'small', unitQuirks: ['cramped_cockpit'] };
    expect(calculatePilotingRoll(pilot, { kind: 'fall' }, totalWarfare).targetNumber).toBe(5);
    expect(calculatePilotingRoll(cramped, { kind: 'fall' }, totalWarfare).targetNumber).toBe(5);
    expect(calculatePilotingRoll(cramped, { kind: 'fall' }).targetNumber).toBe(7);
  });

  it.each([
    ['tm_frogman', { type: 'water', level: 2 }, { type: 'water', level: 1 }],
    ['tm_mountaineer', { type: 'rubble' }, { type: 'swamp' }],
    ['tm_swamp_beast', { type: 'swamp' }, { type: 'rubble' }],
    ['tm_forest_ranger', { type: 'heavy_jungle' }, { type: 'rubble' }],
  ] as const)('%s masters its terrain', (id, home, abroad) => {
    const pilot = { piloting: 5, abilities: [id] };
    const value = (terrain: typeof home | typeof abroad, options = {}) =>
      entryValue(calculatePilotingRoll(pilot, { kind: 'terrain', terrain }, options), id);
    expect(value(home, totalWarfare)).toBe(-1);
    expect(value(abroad, totalWarfare)).toBe(0);
    expect(entryValue(calculatePilotingRoll(pilot, { kind: 'damage' }, totalWarfare), id)).toBe(0);
  });
});
