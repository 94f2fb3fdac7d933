import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const docs = new URL('../../docs/', import.meta.url);
const page = readFileSync(new URL('glossary.md', docs), 'utf8');
const links = [...page.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].map(([, path = '', anchor]) => ({
  path,
  anchor,
}));

/** As code hosts make them of headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

describe('The glossary', () => {
  it('points to files that exist', () => {
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ path }) => !existsSync(new URL(path, docs)))).toEqual([]);
  });

  it('points to headings that exist', () => {
    const wrong = links.filter(
      ({ path, anchor }) =>
        anchor !== undefined && !anchorsOf(readFileSync(new URL(path, docs), 'utf8')).includes(anchor),
    );
    expect(wrong).toEqual([]);
  });

  it('explains what players search for', () => {
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
    ]) {
      expect(page).toMatch(new RegExp(`^\\| [^|]*\\b${word}\\b`, 'm'));
    }
  });
});
