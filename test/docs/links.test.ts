import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((path) => join('docs', path)),
  ...readdirSync('.'),
  'bench/README.md',
].filter((path) => path.endsWith('.md') && !path.startsWith(join('docs', 'api')));

const textOf = (path: string): string => readFileSync(path, 'utf8');

/** Links in a page, without those to other sites. A link to a heading of its own page has no path. */
const linksIn = (page: string) =>
  [...textOf(page).matchAll(/(?<!\\)\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].map(
    ([, path = '', anchor]) => ({
      page,
      target: path === '' ? page : join(dirname(page), path),
      anchor,
    }),
  );

/** Anchors of the headings of a page, as code hosts make them. */
const anchorsOf = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const links = pages.flatMap(linksIn);

describe('Links in README, docs and the other pages', () => {
  it('point to files that exist', () => {
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
  });

  it('point to headings that exist', () => {
    const wrong = links.filter(
      ({ target, anchor }) => anchor !== undefined && !anchorsOf(target).includes(anchor),
    );
    expect(wrong).toEqual([]);
  });
});
