import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { chunkName, LONGEST_CHUNK } from '../../src/library/chunk-file.js';
import { INDEX_FILE } from '../../src/library/index-file.js';
import { LibraryError } from '../../src/library/library-error.js';
import { openShelves } from '../../src/library/open-library.js';
import { readUnitJson, type Unit } from '../../src/units/index.js';
import { starterUnit } from '../battle/sample-battle.js';
import { openSample, sampleFiles } from './sample-library.js';

describe('A library', () => {
  it('gives back each unit as it was packed', async () => {
    const library = await openSample();
    expect(await library.load('mad-cat-prime')).toEqual(starterUnit('mad-cat-prime'));
  });

  it('is the same to the byte whenever the same units are packed', () => {
    expect([...sampleFiles()]).toEqual([...sampleFiles()]);
  });

  it('fetches its index first, and one chunk for a unit', async () => {
    const files = sampleFiles();
    const asked: string[] = [];
    const library = await openShelves(
      (name) => {
        asked.push(name);
        return Promise.resolve(files.get(name) ?? '');
      },
      (text, catalog = officialCatalog, file) => readUnitJson(text, catalog, file),
    );
    expect(asked).toEqual([INDEX_FILE]);
    await Promise.all([library.load('atlas-as7-d'), library.load('atlas-as7-d')]);
    expect(asked).toEqual([INDEX_FILE, chunkName(0)]);
  });

  it('keeps every chunk short', () => {
    for (const [name, text] of sampleFiles()) {
      if (name !== INDEX_FILE) expect(text.length).toBeLessThanOrEqual(LONGEST_CHUNK + 100);
    }
  });

  it('gives units of the same name ids of their own', async () => {
    const atlas = starterUnit('atlas-as7-d');
    const clan = { ...atlas, techBase: 'Clan' } as Unit;
    const library = await openSample(sampleFiles([atlas, clan, atlas]));
    expect(library.search('').map(({ id }) => id)).toEqual([
      'atlas-as7-d',
      'atlas-as7-d-2',
      'atlas-as7-d-clan',
    ]);
  });

  it('writes accented letters of a name without their accents', async () => {
    const named = { ...starterUnit('atlas-as7-d'), chassis: 'Götterdämmerung', model: 'GTD-20C' } as Unit;
    const library = await openSample(sampleFiles([named]));
    expect(library.search('gotterdammerung').map(({ id }) => id)).toEqual(['gotterdammerung-gtd-20c']);
  });

  it('lists as starters only units that it has', async () => {
    expect((await openSample()).starters).toEqual(['atlas-as7-d']);
  });

  it('knows no unit by an id that it does not have', async () => {
    const library = await openSample();
    expect(library.row('nobody')).toBeUndefined();
    await expect(library.load('nobody')).rejects.toThrow(
      'id is "nobody": the library has no unit of that id',
    );
  });
});

describe('Damaged or missing data of a library', () => {
  const without = (name: string, text?: string) => {
    const files = new Map(sampleFiles());
    if (text === undefined) files.delete(name);
    else files.set(name, text);
    return files;
  };

  it('are reported with the file: no index', async () => {
    await expect(openSample(without(INDEX_FILE))).rejects.toThrow('index.json: cannot be read: 404');
  });

  it('are reported with the file: an index that was cut', async () => {
    const text = sampleFiles().get(INDEX_FILE) as string;
    await expect(openSample(without(INDEX_FILE, text.slice(0, 500)))).rejects.toThrow(LibraryError);
    await expect(openSample(without(INDEX_FILE, '{}'))).rejects.toThrow(/index.json: damaged/);
  });

  it.each([
    ['a column that is too short', { columns: { walk: [1] } }],
    ['a word that is not there', { columns: { role: [0, 0, 0, 0, 0, 99] } }],
    ['chunks out of order', { chunks: { first: [3, 1], checksum: ['', ''] } }],
    ['an id of a unit that is not there', { ids: { place: [99], id: ['x'] } }],
    ['equipment without its second name', { equipment: { fileName: [] } }],
  ])('are told with the file: %s', async (_, change) => {
    const index = JSON.parse(sampleFiles().get(INDEX_FILE) as string) as Record<
      string,
      Record<string, unknown>
    >;
    for (const [part, lists] of Object.entries(change)) Object.assign(index[part] as object, lists);
    await expect(openSample(without(INDEX_FILE, JSON.stringify(index)))).rejects.toThrow(
      /index.json: damaged/,
    );
  });

  it('pass over a column that no version knows', async () => {
    const index = JSON.parse(sampleFiles().get(INDEX_FILE) as string);
    index.columns.colour = null;
    await expect(openSample(without(INDEX_FILE, JSON.stringify(index)))).resolves.toBeDefined();
  });

  it('are reported with the file: a chunk that is missing or was changed, and the others are read', async () => {
    const library = await openSample(without(chunkName(0)));
    await expect(library.load('atlas-as7-d')).rejects.toThrow('units-000.json: cannot be read: 404');
    const changed = await openSample(without(chunkName(0), '{}'));
    await expect(changed.load('atlas-as7-d')).rejects.toThrow(
      /units-000.json: damaged, or of another version/,
    );
  });

  it('can be had again once the network is back', async () => {
    const files = new Map(sampleFiles());
    const chunk = files.get(chunkName(0)) as string;
    files.delete(chunkName(0));
    const library = await openSample(files);
    await expect(library.load('atlas-as7-d')).rejects.toThrow(LibraryError);
    files.set(chunkName(0), chunk);
    expect((await library.load('atlas-as7-d')).chassis).toBe('Atlas');
  });
});
