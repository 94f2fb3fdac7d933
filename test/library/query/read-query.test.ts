import { describe, expect, it } from 'vitest';
import { QueryError } from '../../../src/library/query/query-error.js';
import { readQuery } from '../../../src/library/query/read-query.js';

const problem = (query: string): { position: number; message: string } => {
  try {
    readQuery(query);
  } catch (error) {
    if (error instanceof QueryError) return { position: error.position, message: error.message };
    throw error;
  }
  throw new Error(`"${query}" was read`);
};

describe('A query', () => {
  it('holds words and clauses side by side', () => {
    expect(readQuery('atlas bv>=1500')).toEqual({
      is: 'all',
      of: [
        { is: 'word', word: 'atlas', quoted: false },
        {
          is: 'clause',
          field: 'bv',
          operator: '>=',
          values: [{ text: '1500', position: 10 }],
          start: 6,
          end: 14,
        },
      ],
    });
  });

  it('may have blanks around an operator, and fields in upper case', () => {
    expect(readQuery('BV > 1000')).toEqual(
      expect.objectContaining({ field: 'bv', operator: '>', values: [{ text: '1000', position: 5 }] }),
    );
  });

  it('lists values with commas, quotes those with blanks, and counts equipment', () => {
    expect(readQuery('has="ER PPC":>=2,AC*:2-4')).toEqual({
      is: 'clause',
      field: 'has',
      operator: '=',
      values: [
        { text: 'ER PPC', position: 4, count: { operator: '>=', least: 2, most: 2 } },
        { text: 'AC*', position: 17, count: { operator: '=', least: 2, most: 4 } },
      ],
      start: 0,
      end: 24,
    });
  });

  it('joins alternatives with OR, which binds less than standing side by side', () => {
    const query = readQuery('atlas tons=100 OR (locust walk>7)');
    expect(query).toMatchObject({ is: 'any', of: [{ is: 'all' }, { is: 'all' }] });
  });

  it('of nothing finds everything', () => {
    expect(readQuery('  ')).toEqual({ is: 'all', of: [] });
  });

  it('keeps a hyphenated model in one word', () => {
    expect(readQuery('AS7-D')).toEqual({ is: 'word', word: 'AS7-D', quoted: false });
  });

  it.each([
    ['bv>', 3, /value is missing/],
    ['speed>3', 0, /"speed" is not a field/],
    ['>3', 0, /needs a field/],
    ['(atlas', 0, /never closed/],
    ['atlas)', 5, /has no matching/],
    ['name="Mad', 5, /never closed/],
    ['atlas OR', 8, /after OR/],
    ['OR atlas', 0, /before OR/],
    ['AND atlas', 0, /before AND/],
    ['atlas AND', 9, /after AND/],
    ['bv=3:2', 4, /only has= takes a count/],
    ['has=PPC:x', 8, /number is expected/],
    ['has=PPC:4-2', 8, /runs backwards/],
    ['has=PPC:>2-4', 8, /range goes with/],
    ['atlas AND AND locust', 10, /after AND/],
    ['role=,Sniper', 5, /value is missing/],
  ])('that cannot be read is refused with its place: %s', (query, position, message) => {
    const found = problem(query);
    expect(found.message).toMatch(message);
    expect(found.position).toBe(position);
  });

  it('nested too deep, or endless, is refused and does not break the program', () => {
    expect(problem(`${'('.repeat(100)}a${')'.repeat(100)}`).message).toMatch(/50 deep/);
    expect(problem('a '.repeat(5000)).message).toMatch(/2000 characters/);
    expect(problem('word '.repeat(100))).toEqual({
      position: 24 * 'word '.length,
      message: 'a query may have at most 24 words of names',
    });
  });
});
