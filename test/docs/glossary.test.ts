import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');

it('the glossary explains what players search for', () => {
  for (const word of [
    'TN',
    'TMM',
    'PSR',
    'TAC',
    'TSM',
    'BV',
    'SPA',
    'GATOR',
    'CASE',
    'MASC',
    'ECM',
    'DFA',
    'XL',
  ]) {
    expect(page).toMatch(new RegExp(`^\\| [^|]*\\b${word}\\b`, 'm'));
  }
});

it('and names a page and a file for each word', () => {
  const [terms = '', own] = page.split('## Our own words');
  const rows = terms.split('\n').filter((line) => /^\| (?!short form|look for|---)/.test(line));
  expect(own).toBeDefined();
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter((row) => !/\(\.\.\/[^)]+\)|schemas/.test(row))).toEqual([]);
});
