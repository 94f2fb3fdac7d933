import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { library } from '../../../src/edge/library.node.js';
import { QUERY_FIELDS } from '../../../src/library/query/fields.js';
import { OPERATORS } from '../../../src/library/query/query.js';
import { QueryError } from '../../../src/library/query/query-error.js';

const all = library();
const size = all.search('').length;

/** Everything that means something in a query, and much that means nothing. */
const piece = fc.oneof(
  fc.constantFrom(...Object.keys(QUERY_FIELDS)),
  fc.constantFrom(...OPERATORS, '(', ')', '"', ',', ':', '*', '-', ' ', ' OR ', ' AND ', '\n', '==', '<>'),
  fc.constantFrom('mek', 'Clan', '1000', '1000-1500', '3-1', '"ER PPC"', ':>=2', 'atlas', 'ilclan'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const query = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

/** How many units a query finds, or the error that refuses it. */
function outcome(text: string): number | QueryError {
  try {
    return all.search(text).length;
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

describe('Whatever is written as a query', () => {
  it('finds units, or is refused by a QueryError with a place inside of it', () => {
    fc.assert(
      fc.property(query, (text) => {
        const found = outcome(text);
        if (typeof found === 'number') {
          expect(found).toBeLessThanOrEqual(size);
          return;
        }
        expect(found.message).toMatch(/^[^\n\r]+$/);
        expect(Number.isInteger(found.position)).toBe(true);
        expect(found.position).toBeGreaterThanOrEqual(0);
        expect(found.position).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 400 },
    );
  });

  it('finds with != exactly the units that = leaves out', () => {
    const clause = fc.tuple(
      fc.constantFrom(
        'bv',
        'tons',
        'year',
        'walk',
        'heat',
        'role',
        'tech',
        'kind',
        'has',
        'quirk',
        'chassis',
      ),
      fc.constantFrom('100', '3-6', 'Sniper', 'Clan', 'mek', 'PPC:>=2', '*a*', 'Atlas,Locust', '1,5,9'),
    );
    fc.assert(
      fc.property(clause, ([field, value]) => {
        const [is, isNot] = [outcome(`${field}=${value}`), outcome(`${field}!=${value}`)];
        if (typeof is === 'number') expect(is + Number(isNot)).toBe(size);
        else expect(isNot).toBeInstanceOf(QueryError);
      }),
    );
  });

  it.each([
    ['thousands of parentheses', '('.repeat(2000)],
    ['hundreds of words that nobody wrote', 'qxzv '.repeat(390)],
    ['hundreds of letters', 'a '.repeat(990)],
    ['hundreds of alternatives', 'has=*a* OR '.repeat(180).slice(0, -4)],
    ['hundreds of wildcards', `name=${'*a'.repeat(990)}b`],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('takes less than a second of the processor: %s', (_, text) => {
    const begun = process.cpuUsage();
    outcome(text);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(1);
  });
});
