import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { archivePaths } from '../../web/units/archive-paths.js';
import { Namesakes } from '../../web/units/namesakes.js';
import { readOwnUnit } from '../../web/units/read-own-unit.js';
import { sampleBlk, sampleMtf } from '../units/sample-units.js';

const read = (text: string, file = 'One.mtf') => ({
  value: readOwnUnit(text, file, officialCatalog, 'build'),
  text,
});

describe('A unit of one’s own', () => {
  it('is the same whatever its file is called, and another if its name or kind is', () => {
    const { id } = read(sampleMtf()).value;
    expect(read(sampleMtf(), 'folder/Two.mtf').value.id).toBe(id);
    expect(read(sampleMtf({ model: 'SMP-2' })).value.id).not.toBe(id);
    expect(read(sampleBlk({ chassis: 'Sample', model: 'SMP-1' }), 'One.blk').value.id).not.toBe(id);
  });

  it('knows what a search asks for, under its own id', () => {
    const { id, facts } = read(sampleMtf()).value;
    expect(facts).toMatchObject({ id, chassis: 'Sample', model: 'SMP-1', unitType: 'Mek', tonnage: 50 });
  });

  it('remembers what was not understood of its file, with the line', () => {
    const { understood, remarks } = read(sampleMtf().replaceAll('\nMedium Laser\n', '\nMega Laser\n')).value;
    expect(understood).toBe(false);
    expect(remarks[0]).toMatch(/^Not understood: Mega Laser, 2×, lines \d+ and \d+$/);
  });
});

describe('Units that were given together and share a name', () => {
  it('are kept apart if their files differ, and are one if they do not', () => {
    const names = new Namesakes();
    const other = sampleMtf().replace('HD armor:9', 'HD armor:8');
    const ids = [sampleMtf(), other, sampleMtf(), other].map((text) => names.apart(read(text)).value.id);
    expect(new Set(ids).size).toBe(2);
    expect([ids[2], ids[3]]).toEqual([ids[0], ids[1]]);
  });

  it('have the same ids in their facts', () => {
    const names = new Namesakes();
    names.apart(read(sampleMtf()));
    const { value } = names.apart(read(sampleMtf().replace('HD armor:9', 'HD armor:8')));
    expect(value.facts.id).toBe(value.id);
  });
});

describe('Files that go into one archive', () => {
  it('lie in folders in place of the archives that they came from', () => {
    expect(archivePaths(['One.mtf', 'all.zip/a/Two.mtf', 'Old.ZIP/Three.blk'])).toEqual([
      'One.mtf',
      'all/a/Two.mtf',
      'Old/Three.blk',
    ]);
  });

  it('never take the place of one another, not even where case does not count', () => {
    expect(archivePaths(['One.mtf', 'one.mtf', 'One.mtf'])).toEqual([
      'One.mtf',
      'one (2).mtf',
      'One (3).mtf',
    ]);
  });
});
