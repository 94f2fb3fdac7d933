import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { type LibraryEntry, UnitLibrary } from '../../src/units/library.js';
import { readMtf } from '../../src/units/mtf/read-mtf.js';
import { isOtherJson, namesIn, type UnitNames } from '../../src/units/unit-names.js';
import { sampleBlk, sampleMtf } from './sample-units.js';

const entry = (
  chassis: string,
  model: string,
  clanName?: string,
  file = `${chassis} ${model}`,
): LibraryEntry => ({
  chassis,
  model,
  ...(clanName !== undefined && { clanName }),
  file,
  load: () => readMtf(sampleMtf({ chassis, model }), officialCatalog),
});

const library = new UnitLibrary([
  entry('Kettle', 'KTL-1'),
  entry('Kettle', 'KTL-1 B'),
  entry('Öffner', 'OEF-2'),
  entry('Night Owl', 'Prime', 'Strix'),
  entry('Night Owl', 'A', 'Strix'),
  entry('Spoon', ''),
  entry('Spoon', 'II'),
]);

function found(name: string, among: UnitLibrary = library): string {
  const finding = among.find(name);
  return finding.kind === 'found' ? finding.entry.file : finding.kind;
}

describe('a library of units', () => {
  it('finds a unit by its full name and loads it', () => {
    const finding = library.find('Kettle KTL-1');
    expect(finding.kind === 'found' && finding.entry.load()).toMatchObject({
      chassis: 'Kettle',
      model: 'KTL-1',
    });
  });

  it.each(['Night Owl Prime', 'Strix Prime', 'Night Owl (Strix) Prime', 'Strix (Night Owl) Prime'])(
    'finds a unit with two names of its chassis as %s',
    (name) => expect(found(name)).toBe('Night Owl Prime'),
  );

  it.each([
    ['kettle ktl-1 b', 'Kettle KTL-1 B'],
    ['  KETTLE   KTL-1  B ', 'Kettle KTL-1 B'],
    ['kettle-ktl1b', 'Kettle KTL-1 B'],
    ['offner OEF 2', 'Öffner OEF-2'],
  ])('takes %j in spite of case, blanks, punctuation and accents', (name, unit) => {
    expect(found(name)).toBe(unit);
  });

  it('takes a chassis alone or a model alone that leaves no choice', () => {
    expect(found('Öffner')).toBe('Öffner OEF-2');
    expect(found('ktl-1')).toBe('Kettle KTL-1');
  });

  it('takes the name of a unit without a model before a chassis of several', () => {
    expect(found('Spoon')).toBe('Spoon ');
  });

  it('lists the candidates of a name that leaves a choice', () => {
    const finding = library.find('strix');
    expect(finding.kind === 'ambiguous' && finding.candidates.map(({ model }) => model)).toEqual([
      'Prime',
      'A',
    ]);
  });

  it('tells names apart that differ in punctuation alone', () => {
    const twins = new UnitLibrary([entry('Fork', 'C 2'), entry('Fork', 'C2')]);
    expect(found('fork c 2', twins)).toBe('Fork C 2');
    expect(found('fork c2', twins)).toBe('Fork C2');
    expect(found('fork c-2', twins)).toBe('ambiguous');
  });

  it('lists units of the same name in one collection, and hides those of a later one', () => {
    const own = [entry('Fork', 'F-1', undefined, 'own/1'), entry('Fork', 'F-1', undefined, 'own/2')];
    const starters = [entry('Fork', 'F-1', undefined, 'starter'), entry('Fork', 'F-2', undefined, 'starter')];
    const both = new UnitLibrary(own, starters);
    const finding = both.find('Fork F-1');
    expect(finding.kind === 'ambiguous' && finding.candidates.map(({ file }) => file)).toEqual([
      'own/1',
      'own/2',
    ]);
    expect(found('Fork F-2', both)).toBe('starter');
    expect(both.entries).toHaveLength(3);
  });

  it('suggests near misses for an unknown name, with either name of a chassis', () => {
    expect(library.find('Kettel KTL-1')).toEqual({
      kind: 'unknown',
      near: ['Kettle KTL-1', 'Kettle KTL-1 B'],
    });
    expect(library.near('Strx Prime')).toEqual(['Strix Prime']);
    expect(library.find('Steamroller')).toEqual({ kind: 'unknown', near: [] });
    expect(library.find('')).toEqual({ kind: 'unknown', near: [] });
  });

  it('answers every text with a finding', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => library.find(name).kind !== undefined));
  });
});

describe('the names in a unit file', () => {
  it.each<[file: string, text: string, names: UnitNames | undefined]>([
    ['a.mtf', sampleMtf(), { chassis: 'Sample', model: 'SMP-1' }],
    [
      'a.MTF',
      `\ufeff${sampleMtf({ clanName: 'Muster' })}`,
      { chassis: 'Sample', model: 'SMP-1', clanName: 'Muster' },
    ],
    ['a.mtf', sampleMtf().replaceAll('\n', '\r\n'), { chassis: 'Sample', model: 'SMP-1' }],
    ['a.blk', sampleBlk({ model: 'II' }), { chassis: 'Sample Tank', model: 'II' }],
    ['a.json', '{"format":"tarcomp-unit","chassis":"Sample","model":""}', { chassis: 'Sample', model: '' }],
    ['a.json', '{"blocks":{"name":["Sample Tank"],"model":["II"]}}', { chassis: 'Sample Tank', model: 'II' }],
    ['a.mtf', 'no unit', undefined],
    ['a.blk', '<Name>\nnever closed', undefined],
    ['a.json', '{"chassis":1', undefined],
    ['a.json', '[]', undefined],
    ['a.txt', sampleMtf(), undefined],
  ])('are read without the unit: %s %#', (file, text, names) => {
    expect(namesIn(text, file)).toEqual(names);
  });

  it('tell unit JSON, damaged or not, from JSON of other kinds', () => {
    expect(isOtherJson('{"units":[]}')).toBe(true);
    expect(isOtherJson('{"format":"tarcomp-unit","version":1}')).toBe(false);
    expect(isOtherJson('{"format": "tarcomp-unit", "chas')).toBe(false);
    expect(isOtherJson('{"units":')).toBe(false);
  });
});
