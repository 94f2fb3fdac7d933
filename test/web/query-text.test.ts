import { describe, expect, it } from 'vitest';
import {
  itemsIn,
  rangeIn,
  valuesIn,
  withItem,
  withoutItem,
  withRange,
  withValues,
} from '../../web/views/units/query-text.js';

describe('A filter that lists values', () => {
  it('writes them into the query, and reads them from it', () => {
    expect(withValues('atlas', 'kind', ['mek', 'tank'])).toBe('atlas kind=mek,tank');
    expect(withValues('', 'era', ['Clan Invasion'])).toBe('era="Clan Invasion"');
    expect(valuesIn('atlas kind=mek,tank bv>1000', 'kind')).toEqual(['mek', 'tank']);
  });

  it('changes its own clause where it stands and leaves the rest alone', () => {
    expect(withValues('kind=mek  bv>1000 war', 'kind', ['tank'])).toBe('kind=tank bv>1000 war');
    expect(withValues('war kind=mek bv>1000', 'kind', [])).toBe('war bv>1000');
  });

  it('narrows all of a query with OR', () => {
    expect(withValues('atlas OR locust', 'tech', ['Clan'])).toBe('(atlas OR locust) tech=Clan');
    expect(withValues('atlas OR kind=tank', 'kind', ['mek'])).toBe('(atlas OR kind=tank) kind=mek');
  });

  it('shows nothing of what it cannot show', () => {
    expect(valuesIn('kind!=mek', 'kind')).toEqual([]);
    expect(valuesIn('kind=', 'kind')).toEqual([]);
  });

  it('is written behind a query that cannot be read yet', () => {
    expect(withValues('bv>', 'kind', ['mek'])).toBe('bv> kind=mek');
  });
});

describe('A filter of a range', () => {
  it.each([
    [{ least: 1000, most: 1500 }, 'bv=1000-1500'],
    [{ least: 1000 }, 'bv>=1000'],
    [{ most: 1500 }, 'bv<=1500'],
    [{}, ''],
  ])('writes %o', (range, written) => {
    expect(withRange('bv=1-2', 'bv', range)).toBe(written);
    expect(rangeIn(written, 'bv')).toEqual(range);
  });

  it('reads an exact number, and two clauses', () => {
    expect(rangeIn('tons=100', 'tons')).toEqual({ least: 100, most: 100 });
    expect(rangeIn('bv>=1000 atlas bv<=1500', 'bv')).toEqual({ least: 1000, most: 1500 });
    expect(rangeIn('bv>1000 bv<1500', 'bv')).toEqual({ least: 1001, most: 1499 });
  });
});

describe('A filter of equipment', () => {
  it('asks for items one by one, with how many', () => {
    const one = withItem('tech=clan', { name: 'ER PPC', least: 2 });
    expect(one).toBe('tech=clan has="ER PPC":>=2');
    expect(withItem(one, { name: 'CASE', least: 1 })).toBe('tech=clan has="ER PPC":>=2 has=CASE');
    expect(withItem(one, { name: 'er ppc', least: 3 })).toBe('tech=clan has="er ppc":>=3');
    expect(itemsIn(one)).toEqual([{ name: 'ER PPC', least: 2 }]);
    expect(withoutItem(one, 'ER PPC')).toBe('tech=clan');
  });

  it('leaves clauses alone that it does not show', () => {
    const written = 'has!=CASE has=PPC,AC*:2';
    expect(itemsIn(written)).toEqual([]);
    expect(withItem(written, { name: 'TAG', least: 1 })).toBe('has!=CASE has=PPC,AC*:2 has=TAG');
    expect(withoutItem(`${written} has=TAG`, 'TAG')).toBe(written);
  });
});
