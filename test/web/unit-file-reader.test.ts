import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import type { Problem } from '../../web/units/given-files.js';
import type { OwnUnit } from '../../web/units/own-unit.js';
import { readUnitFiles } from '../../web/units/unit-file-reader.js';
import { sampleMtf } from '../units/sample-units.js';

afterEach(() => vi.restoreAllMocks());

const archiveOf = (count: number) =>
  zipSync(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`unit-${index}.mtf`, strToU8(sampleMtf())]),
    ),
  );

async function read(path: string, file: File) {
  const units: OwnUnit[] = [];
  const problems: Problem[] = [];
  const ignored: string[] = [];
  for await (const outcome of readUnitFiles([{ path, file }], officialCatalog, 'build')) {
    if ('unit' in outcome) units.push(outcome.unit.value);
    else if ('problem' in outcome) problems.push(outcome.problem);
    else if ('ignored' in outcome) ignored.push(outcome.ignored);
  }
  return { units, problems, ignored };
}

const drop = (path: string, bytes: Uint8Array<ArrayBuffer>) => read(path, new File([bytes], path));

describe('What is dropped on the page', () => {
  it('is read file by file from an archive', async () => {
    const { units, problems } = await drop('three.zip', archiveOf(3));
    expect(units.map(({ file }) => file)).toEqual([
      'three.zip/unit-0.mtf',
      'three.zip/unit-1.mtf',
      'three.zip/unit-2.mtf',
    ]);
    expect(problems).toEqual([]);
  });

  it('stops with one sentence when an archive takes longer than its budget', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 20_000;
      return now;
    });
    const { units, problems } = await drop('slow.zip', archiveOf(10));
    expect(units).toHaveLength(2);
    expect(problems).toEqual([
      { file: 'slow.zip/unit-2.mtf', words: expect.stringContaining('budget of 30 s for one archive') },
    ]);
  });

  it('is refused above 256 MB, and the words say both sizes', async () => {
    const file = new File([], 'huge.zip');
    Object.defineProperty(file, 'size', { value: 300_000_000 });
    const { problems } = await read('huge.zip', file);
    expect(problems).toEqual([{ file: 'huge.zip', words: 'too large (300 MB): the limit is 256 MB' }]);
  });

  it('is named as ignored if it is not a unit file', async () => {
    const { units, problems, ignored } = await drop(
      'notes.txt',
      strToU8('buy milk') as Uint8Array<ArrayBuffer>,
    );
    expect({ units, problems, ignored }).toEqual({ units: [], problems: [], ignored: ['notes.txt'] });
  });
});
