import { describe, expect, it } from 'vitest';
import { LibraryError, QueryError, unitFacts } from '../../src/edge/search.js';
import { LibraryDesk } from '../../web/library/library-desk.js';
import { starterUnit } from '../battle/sample-battle.js';
import { sampleFiles } from '../library/sample-library.js';

/** A desk whose files can be damaged, with what it asked for and what it distrusted. */
function deskOf(files = new Map(sampleFiles())) {
  const asked: string[] = [];
  const distrusted: string[] = [];
  const desk = new LibraryDesk({
    source: (file) => {
      asked.push(file);
      const text = files.get(file);
      if (text === undefined) throw new Error('the server answered 404');
      return text;
    },
    distrust: (file) => distrusted.push(file),
    clock: () => 0,
  });
  return { desk, files, asked, distrusted };
}

const find = (query: string, from = 0, to = 10) => ({ ask: 'find', query, options: {}, from, to }) as const;

describe('The library, asked by the page', () => {
  it('shows parts of what a query finds, those first that everybody knows', async () => {
    const { desk } = deskOf();
    expect(await desk.answer(find('', 0, 1))).toMatchObject({ size: 6, rows: [{ id: 'atlas-as7-d' }] });
    expect(await desk.answer(find('', 4, 10))).toMatchObject({ size: 6, rows: { length: 2 } });
  });

  it('is opened once, with the first question', async () => {
    const { desk, asked } = deskOf();
    expect(asked).toEqual([]);
    await Promise.all([
      desk.answer(find('atlas')),
      desk.answer(find('locust')),
      desk.answer({ ask: 'contents' }),
    ]);
    expect(asked).toEqual(['index.json']);
  });

  it('refuses a query with the place of the problem', async () => {
    const { desk } = deskOf();
    await expect(desk.answer(find('bv>x'))).rejects.toThrow(QueryError);
  });

  it('gives a unit by id or name, with the name that finds it again', async () => {
    const { desk } = deskOf();
    for (const name of ['atlas-as7-d', 'Atlas AS7-D', 'atlas as7d']) {
      const found = await desk.answer({ ask: 'unit', name });
      expect(found).toMatchObject({ row: { id: 'atlas-as7-d', called: 'Atlas AS7-D' } });
    }
    expect(await desk.answer({ ask: 'unit', name: 'Atals AS7-D' })).toEqual({ near: ['Atlas AS7-D'] });
  });

  it('lets pickers find names, mistyped ones as well', async () => {
    const { desk } = deskOf();
    const pick = async (typed: string) => desk.answer({ ask: 'pick', typed, most: 2 });
    expect(await pick('war')).toMatchObject([{ called: 'Warhammer WHM-6R' }, { called: 'Masakari Prime' }]);
    expect(await pick('altas')).toMatchObject([{ called: 'Atlas AS7-D' }]);
    expect(await pick('bv>(')).toEqual([]);
  });

  it('fetches a damaged file once more, with the index, which may be of another version', async () => {
    const { desk, files, asked, distrusted } = deskOf();
    const [chunk = ''] = [...files.keys()].filter((file) => file !== 'index.json');
    const good = files.get(chunk) ?? '';
    files.set(chunk, good.slice(0, 100));
    await expect(desk.answer({ ask: 'unit', name: 'Atlas AS7-D' })).rejects.toThrow(LibraryError);
    expect(distrusted).toEqual([chunk, 'index.json']);
    expect(asked).toEqual(['index.json', chunk, chunk, 'index.json', chunk]);
    files.set(chunk, good);
    expect(await desk.answer({ ask: 'unit', name: 'Atlas AS7-D' })).toHaveProperty('text');
  });

  it('goes on with what it has when a file cannot be had', async () => {
    const { desk, files, asked, distrusted } = deskOf();
    await desk.answer(find(''));
    const [chunk = ''] = [...files.keys()].filter((file) => file !== 'index.json');
    const good = files.get(chunk) ?? '';
    files.clear();
    await expect(desk.answer({ ask: 'unit', name: 'Atlas AS7-D' })).rejects.toThrow(
      `${chunk}: cannot be read`,
    );
    files.set(chunk, 'cut off');
    await expect(desk.answer({ ask: 'unit', name: 'Atlas AS7-D' })).rejects.toThrow(`${chunk}: damaged`);
    expect(await desk.answer(find(''))).toMatchObject({ size: 6 });
    files.set(chunk, good);
    expect(await desk.answer({ ask: 'unit', name: 'Atlas AS7-D' })).toHaveProperty('text');
    expect([asked.length, distrusted]).toEqual([6, [chunk, 'index.json']]);
  });

  it('is asked for again after its index could not be had', async () => {
    const { desk, files } = deskOf();
    const index = files.get('index.json') ?? '';
    files.delete('index.json');
    await expect(desk.answer(find(''))).rejects.toThrow(
      'index.json: cannot be read: the server answered 404',
    );
    files.set('index.json', index);
    expect(await desk.answer(find(''))).toMatchObject({ size: 6 });
  });

  it('finds units of one’s own beside its own, handed over in portions', async () => {
    const { desk } = deskOf();
    const facts = (model: string) => ({ ...unitFacts(`own:${model}`, starterUnit('atlas-as7-d'), 1), model });
    await desk.answer(find('atlas'));
    await desk.answer({ ask: 'own', facts: [facts('AS7-X')], first: true, last: false });
    expect(await desk.answer(find('atlas'))).toMatchObject({ size: 1 });
    await desk.answer({ ask: 'own', facts: [facts('AS7-Y')], first: false, last: true });
    expect(await desk.answer(find('atlas'))).toMatchObject({ size: 3 });
    await desk.answer({ ask: 'own', facts: [], first: true, last: true });
    expect(await desk.answer(find('atlas'))).toMatchObject({ size: 1 });
  });
});
