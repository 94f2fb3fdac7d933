import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['src', 'web', 'build', 'bench', 'fuzz', 'test'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
);

describe('Comments', () => {
  it('cite pages of docs/rules that exist', () => {
    const missing: string[] = [];
    for (const path of sources) {
      for (const [page] of readFileSync(path, 'utf8').matchAll(/docs\/rules\/[a-z-]+\.md/g)) {
        if (!existsSync(page)) missing.push(`${path}: ${page}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('cite nothing that a reader of the repository does not have', () => {
    // The names of working papers, put together so that this test does not find itself.
    const papers = new RegExp(
      `\\b(combat|core|contract)${'\\.'}md|\\b[Rr]eading${' '}[IRB]-\\d|rules${' '}digest`,
    );
    const found = sources.filter((path) => {
      const text = readFileSync(path, 'utf8');
      // Tests that compare with reference data name its files.
      return papers.test(text) && !path.startsWith(join('test', 'corpus'));
    });
    expect(found).toEqual([]);
  });
});
