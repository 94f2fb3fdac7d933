import { officialCatalog } from '../../../src/index.js';
import { chunkName, readChunk } from '../../../src/library/chunk-file.js';
import { readIndex } from '../../../src/library/index-file.js';
import { LibraryError } from '../../../src/library/library-error.js';
import { LibraryTable } from '../../../src/library/library-table.js';
import { QueryError } from '../../../src/library/query/query-error.js';
import { searchTables } from '../../../src/library/search.js';
import { readUnitJson } from '../../../src/units/index.js';
import type { Chance } from '../../chance.js';
import { damageJson } from '../../damage/json-damage.js';
import { damagedText } from '../../damage/text-damage.js';
import { demand } from '../../demand.js';
import { unlessRefused } from '../../refusal.js';
import { randomQuery } from '../../seeds/random-query.js';
import { sampleLibrary } from '../../seeds/sample-library.js';
import type { Outcome, Target } from '../../target.js';

const INDEX = 'index.json';
const CHUNK = chunkName(0);
const textOf = (name: string): string => sampleLibrary().get(name) ?? '';

/** Most damage to an index breaks its form; with another number or word in it, it is still an index. */
function damagedIndex(chance: Chance): string {
  if (chance.percent(30)) return damagedText(textOf(INDEX), textOf(CHUNK), chance);
  const index = JSON.parse(textOf(INDEX)) as object;
  damageJson(index, chance);
  return JSON.stringify(index);
}

/** An index is refused as a whole, or can be searched from end to end. */
function searchDamaged(chance: Chance): Outcome {
  const text = damagedIndex(chance);
  const query = chance.percent(30) ? '' : randomQuery(chance);
  const index = unlessRefused([LibraryError], () => readIndex(text));
  if (index === undefined) return 'refused';
  const table = new LibraryTable(index);
  const rows = unlessRefused([QueryError], () => searchTables([table], query)) ?? [];
  for (const row of rows) demand(row.id !== '' && typeof row.kind === 'string', 'a row lacks its id or kind');
  return 'taken';
}

/** A chunk is the one that the index knows, or is refused. */
function openDamaged(chance: Chance): Outcome {
  const { chunks } = readIndex(textOf(INDEX));
  const text = chance.percent(20) ? textOf(CHUNK) : damagedText(textOf(CHUNK), textOf(chunkName(1)), chance);
  const chunk = unlessRefused([LibraryError], () => readChunk(text, chunks.checksum[0] ?? '', CHUNK));
  if (chunk === undefined) {
    demand(text !== textOf(CHUNK), 'a chunk is refused that nobody damaged');
    return 'refused';
  }
  demand(text === textOf(CHUNK), 'a damaged chunk is taken');
  for (const [id, sheet] of chunk) readUnitJson(JSON.stringify(sheet), officialCatalog, id);
  return 'taken';
}

export const LIBRARY_TARGET: Target = {
  name: 'library',
  what: 'damaged files of a library of units',
  longest: 2,
  play: (chance) => (chance.percent(70) ? searchDamaged(chance) : openDamaged(chance)),
};
