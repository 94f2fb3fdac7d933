import { readIndex } from '../../../src/library/index-file.js';
import { LibraryTable } from '../../../src/library/library-table.js';
import { QueryError } from '../../../src/library/query/query-error.js';
import { searchTables } from '../../../src/library/search.js';
import { SORT_FIELDS } from '../../../src/library/sorting.js';
import type { UnitRow } from '../../../src/library/unit-row.js';
import type { Chance } from '../../chance.js';
import { damagedText } from '../../damage/text-damage.js';
import { demand } from '../../demand.js';
import { randomQuery } from '../../seeds/random-query.js';
import { sampleLibrary } from '../../seeds/sample-library.js';
import type { Target } from '../../target.js';

let table: LibraryTable | undefined;

function openTable(): LibraryTable {
  table ??= new LibraryTable(readIndex(sampleLibrary().get('index.json') ?? ''));
  return table;
}

/** The results, or undefined if the query was refused with a position. */
function found(query: string, options = {}): readonly UnitRow[] | undefined {
  try {
    return searchTables([openTable()], query, options);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const { position, message } = error;
    demand(message !== '' && !message.includes('\n'), 'a refusal is not one line of words');
    demand(
      Number.isInteger(position) && position >= 0 && position <= query.length,
      `the problem is at ${position}, outside of ${query.length} characters`,
    );
    return undefined;
  }
}

const ids = (rows: readonly UnitRow[] | undefined): string =>
  rows === undefined ? 'refused' : rows.map(({ id }) => id).join();

/** Longer than any query may be. */
const LONGEST = 3000;
/** With a few more characters it may still be a query. */
const ROOM_FOR_MORE = 1990;

function query(chance: Chance): string {
  const whole = randomQuery(chance);
  if (chance.percent(40)) return whole;
  return damagedText(whole, randomQuery(chance), chance).slice(0, LONGEST);
}

export const QUERY_TARGET: Target = {
  name: 'query',
  what: 'queries of units, whole and damaged',
  longest: 1,
  play: (chance) => {
    const text = query(chance);
    const options = {
      ...(chance.percent(50) && { sort: chance.pick(SORT_FIELDS) }),
      descending: chance.percent(30),
    };
    const rows = found(text, options);
    if (rows === undefined) return 'refused';
    demand(new Set(rows.map(({ id }) => id)).size === rows.length, 'a unit is found twice');
    if (text.length > ROOM_FOR_MORE) return 'taken';
    demand(ids(found(`(${text})`, options)) === ids(rows), 'parentheses around a query change what it finds');
    demand(ids(found(`  ${text}\t`, options)) === ids(rows), 'blanks around a query change what it finds');
    return 'taken';
  },
};
