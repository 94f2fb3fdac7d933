import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  CatalogFileError,
  createCatalog,
  loadCatalog,
  pickItems,
  type ReadJson,
} from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';

const folder = new URL('../../public/data/equipment/official/', import.meta.url);
const fromDisk: ReadJson = async (path) => JSON.parse(await readFile(new URL(path, folder), 'utf8'));

describe('Loading the catalog from its files', () => {
  it('whole, it holds what the built-in catalog holds', async () => {
    const loaded = await loadCatalog(fromDisk);
    expect(loaded.size).toBe(officialCatalog.size);
    expect(loaded.items).toEqual(officialCatalog.items);
  });

  it('in part, it reads the named files alone', async () => {
    const read: string[] = [];
    const lasers = await loadCatalog(
      (path) => {
        read.push(path);
        return fromDisk(path);
      },
      ['weapons/lasers.json'],
    );
    expect(read).toEqual(['weapons/lasers.json']);
    expect(lasers.find('Medium Laser')).toEqual(officialCatalog.find('Medium Laser'));
    expect(lasers.find('PPC')).toBeUndefined();
  });

  it('of some names, it holds these items and the plain loads that they are variants of', () => {
    const part = createCatalog(
      pickItems(officialCatalog, ['LRM 20', 'IS Ammo LRM-20 Artemis-capable', 'no such thing']),
    );
    expect(part.items.map(({ id }) => id)).toEqual(['lrm-20', 'lrm-20-artemis-capable-ammo', 'lrm-20-ammo']);
  });

  it.each([
    [null, /expected an object with a list "items"/],
    [{ items: 'many' }, /expected an object with a list "items"/],
    [{ items: [{ id: 'x', name: 'X', kind: 'starship', aliases: [], traits: [] }] }, /item 1 lacks/],
    [{ items: [{ id: 7 }] }, /item 1 lacks/],
  ])('a file of %j is refused by name', async (content, problem) => {
    const loading = loadCatalog(async () => content, ['weapons/lasers.json']);
    await expect(loading).rejects.toThrow(problem);
    await expect(loading).rejects.toThrow(CatalogFileError);
    await expect(loading).rejects.toMatchObject({ file: 'weapons/lasers.json' });
  });

  it('an index without files is refused', async () => {
    await expect(loadCatalog(async () => ({ files: [1] }))).rejects.toThrow(/index\.json: expected/);
    await expect(loadCatalog(async () => null)).rejects.toThrow(/index\.json: expected/);
  });
});
