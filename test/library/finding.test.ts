import { describe, expect, it } from 'vitest';
import { tableOfFacts, unitFacts } from '../../src/edge/search.js';
import { starterUnit } from '../battle/sample-battle.js';
import { openSample } from './sample-library.js';

const library = await openSample();
const facts = (id: string, battleValue: number) => ({
  ...unitFacts(id, starterUnit('atlas-as7-d'), battleValue),
  model: id,
});
const own = tableOfFacts([facts('AS7-Z', 1000), facts('AS7-B', 5000)]);
const ids = (query: string, options = {}) =>
  library
    .find(query, options, own)
    .rows()
    .map(({ id }) => id);

describe('Units of a user’s own', () => {
  it('are found together with the library’s, in one order', () => {
    expect(ids('atlas', { sort: 'name' })).toEqual(['AS7-B', 'atlas-as7-d', 'AS7-Z']);
    expect(ids('atlas')).toEqual(['atlas-as7-d', 'AS7-B', 'AS7-Z']);
    expect(ids('tons=100', { sort: 'bv' })).toEqual(['AS7-Z', 'atlas-as7-d', 'AS7-B']);
    expect(ids('tons=100', { sort: 'bv', descending: true })).toEqual(['AS7-B', 'atlas-as7-d', 'AS7-Z']);
    expect(ids('tons=100', { sort: 'role' })).toEqual(['AS7-B', 'atlas-as7-d', 'AS7-Z']);
  });

  it('are found by what they carry', () => {
    expect(ids('has="AC/20":1 has="Medium Laser":4 bv=1000')).toEqual(['AS7-Z']);
    expect(ids('has="AC/20":>1')).toEqual([]);
  });

  it('have facts that are plain data', () => {
    const one = facts('AS7-Z', 1000);
    expect(structuredClone(one)).toEqual(one);
  });
});

describe('What was found', () => {
  const all = library.find('', { sort: 'tons', descending: true });

  it('is counted, and shown in parts', () => {
    expect(all.size).toBe(6);
    expect(all.rows(1, 3).map(({ id }) => id)).toEqual(['masakari-prime', 'mad-cat-prime']);
    expect(all.rows(5, 99)).toHaveLength(1);
    expect(all.rows(9, 12)).toEqual([]);
  });

  it('is in the same order whether a search is the first of its kind or not', () => {
    const few = 'tons>=70 tons<=85';
    const first = library.find(few, { sort: 'armor' }).rows();
    library.find('', { sort: 'armor' });
    expect(library.find(few, { sort: 'armor' }).rows()).toEqual(first);
  });
});

describe('A unit of the library', () => {
  it.each([
    ['atlas-as7-d', 'atlas-as7-d'],
    ['Atlas AS7-D', 'atlas-as7-d'],
    ['atlas as7d', 'atlas-as7-d'],
    ['Timber Wolf Prime', 'mad-cat-prime'],
    ['Mad Cat (Timber Wolf) Prime', 'mad-cat-prime'],
    ['Atlas', undefined],
  ])('is known by its id and by its names: %s', (name, id) => {
    expect(library.named(name)?.id).toBe(id);
  });

  it('is suggested where its name was mistyped', () => {
    expect(library.near('Atals AS7-D')).toContain('Atlas AS7-D');
  });
});
