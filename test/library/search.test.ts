import { describe, expect, it } from 'vitest';
import { QueryError } from '../../src/library/query/query-error.js';
import { openSample, sampleFiles } from './sample-library.js';

const library = await openSample();
const found = (query: string, options = {}) => library.search(query, options).map(({ id }) => id);

describe('Words of a query', () => {
  it.each([
    ['atlas', ['atlas-as7-d']],
    ['AS7-D', ['atlas-as7-d']],
    ['as7d', ['atlas-as7-d']],
    ['altas', ['atlas-as7-d']],
    ['timber wolf', ['mad-cat-prime']],
    ['mad cat prime', ['mad-cat-prime']],
    ['war', ['masakari-prime', 'warhammer-whm-6r']],
    ['"mad cat"', ['mad-cat-prime']],
    ['xyzzy', []],
  ])('match names, mistyped ones too: %s', (query, ids) => {
    expect(found(query).sort()).toEqual([...ids].sort());
  });

  it('put a name that begins with the word before one that holds it somewhere', () => {
    expect(found('at')).toEqual(['atlas-as7-d', 'mad-cat-prime']);
  });
});

describe('Clauses', () => {
  // Figures of the record sheets: Atlas 100 tons, BV 1,897; Locust 20 tons, BV 432, walk 8; Warhammer 70 tons; Masakari 85 tons.
  it.each([
    ['tons=100', ['atlas-as7-d']],
    ['tons>=75 tons<100', ['mad-cat-prime', 'masakari-prime']],
    ['bv=400-500', ['locust-lct-1v']],
    ['bv!=0-2000', ['mad-cat-prime', 'masakari-prime']],
    ['walk>=8', ['locust-lct-1v']],
    ['tech=clan', ['mad-cat-prime', 'masakari-prime']],
    ['tech=is tons>=70', ['atlas-as7-d', 'warhammer-whm-6r']],
    ['chassis="Timber Wolf"', ['mad-cat-prime']],
    ['chassis=*cat', ['mad-cat-prime']],
    ['name=*prime*', ['mad-cat-prime', 'masakari-prime']],
    ['has="ER PPC":>=4', ['masakari-prime']],
    ['has="PPC":2', ['warhammer-whm-6r']],
    ['has=CLERPPC', ['masakari-prime']],
    ['has=*Laser* has!="Medium Laser"', ['mad-cat-prime']],
    ['kind=tank', []],
    ['kind=mek type=Mek tons<25', ['locust-lct-1v']],
    ['(tons=100 OR tons=20) rules<=introductory', ['atlas-as7-d', 'locust-lct-1v']],
    ['model=AS7-D,LCT-1V', ['atlas-as7-d', 'locust-lct-1v']],
    ['era="Clan Invasion",ilclan', []],
    ['year<2800 tons=100', ['atlas-as7-d']],
  ])('narrow the search: %s', (query, ids) => {
    expect(found(query).sort()).toEqual([...ids].sort());
  });

  it.each([
    ['bv=abc', 3, /is not a number/],
    ['bv=2000-1000', 3, /backwards/],
    ['bv>1000-2000', 3, /range goes with/],
    ['kind=mekk', 5, /is not a known kind; expected one of mek, tank/],
    ['tech=klan', 5, /is not a known tech/],
    ['kind=constructor', 5, /is not a known kind/],
    ['tech=__proto__', 5, /is not a known tech/],
    ['era=constructor', 4, /is not a known era/],
    ['rules=easy', 6, /rules level/],
    ['era>Foo', 4, /is not an era/],
    ['chassis>Atlas', 8, /use = or !=/],
    ['has>2', 4, /after the name/],
    ['quirk>1', 6, /use = or !=/],
  ])('with a value that its field cannot have are refused with the place: %s', (query, position, message) => {
    expect(() => found(query)).toThrow(QueryError);
    try {
      found(query);
    } catch (error) {
      expect(error).toMatchObject({ position, message: expect.stringMatching(message) });
    }
  });
});

describe('Rows', () => {
  it('come by name unless words ask for names', () => {
    expect(found('')).toEqual([
      'atlas-as7-d',
      'locust-lct-1v',
      'mad-cat-prime',
      'masakari-prime',
      'scorpion-scp-1n',
      'warhammer-whm-6r',
    ]);
  });

  it('are sorted by a field, either way, and cut', () => {
    expect(found('', { sort: 'tons', descending: true, limit: 2 })).toEqual([
      'atlas-as7-d',
      'masakari-prime',
    ]);
    expect(found('', { sort: 'walk', limit: 1 })).toEqual(['atlas-as7-d']);
  });

  it('refuse an order or a limit that makes no sense', () => {
    expect(() => found('', { sort: 'speed' })).toThrow(/options.sort is "speed"/);
    expect(() => found('', { limit: -1 })).toThrow(/options.limit is -1/);
    expect(() => found('', { descending: 'yes' })).toThrow(/options.descending/);
    expect(() => library.search(5 as unknown as string)).toThrow(/query is 5/);
  });

  it('say what a player looks for first', () => {
    // As the record sheet has it; weapons heat by 7 + 6 + 4 and four times 3.
    expect(library.row('atlas-as7-d')).toMatchObject({
      name: 'Atlas AS7-D',
      kind: 'mek',
      tonnage: 100,
      battleValue: 1897,
      year: 2755,
      era: 'Star League',
      role: 'Juggernaut',
      techBase: 'Inner Sphere',
      rulesLevel: 1,
      walk: 3,
      run: 5,
      jump: 0,
      armor: 304,
      heat: 29,
      sinks: 20,
    });
  });
});

describe('By relevance', () => {
  it('units that everybody knows come before others that fit as well', async () => {
    const known = await openSample(sampleFiles(undefined, ['warhammer-whm-6r']));
    expect(known.search('', { sort: 'relevance', limit: 2 }).map(({ id }) => id)).toEqual([
      'warhammer-whm-6r',
      'atlas-as7-d',
    ]);
  });
});
