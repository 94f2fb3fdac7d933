import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OTHER_ROWS, type OtherRow } from './other-rows.js';

const EDITION = 'core';
const digest = fileURLToPath(new URL(`../../../../shared/rules/${EDITION}.md`, import.meta.url));
const tests = fileURLToPath(new URL('../', import.meta.url));

/** The digest of the new book stands beside a developer's checkout and is no part of the project. */
export const hasDigest = existsSync(digest);

/** What becomes of one row of the digest. */
export interface Row {
  /** Its id, or its first cell in the sections whose rows have none. */
  readonly name: string;
  readonly status: 'covered' | OtherRow['status'] | 'missing';
  /** Where it is not covered by a test. */
  readonly why?: string;
}

const ID = /(?:[A-Z]{2}|C3)-\d+/;
const FIRST_CELL = /^\| ([^|]+?) \|/;
/** Vehicles and others, quirks and abilities, equipment: rows without ids. */
const TITLED_SECTIONS = ['20', '21', '22'];

/** All rows of the digest, in its order, each with what is known of it. */
export function readRows(): readonly Row[] {
  const titles = testTitles();
  const covered = new Set(titles.flatMap((title) => title.match(new RegExp(ID, 'g')) ?? []));
  return rowNames(readFileSync(digest, 'utf8')).map((name): Row => {
    const isCovered = ID.test(name) ? covered.has(name) : titles.some((title) => title.includes(name));
    if (isCovered) return { name, status: 'covered' };
    const other = OTHER_ROWS.find(({ rows }) => rows.includes(name));
    if (other === undefined || !(other.by ?? []).every((row) => covered.has(row)))
      return { name, status: 'missing' };
    return { name, status: other.status, why: other.why };
  });
}

/** Ids of the numbered rows, and first cells of those that have none. */
function rowNames(text: string): readonly string[] {
  const names: string[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    const cell = FIRST_CELL.exec(line)?.[1];
    if (cell === undefined || cell.startsWith('-')) continue;
    const isNumbered = new RegExp(`^${ID.source}$`).test(cell) && Number(section) <= LAST_OF_THE_BOOK;
    const isTitled = TITLED_SECTIONS.includes(section) && !HEADINGS.has(cell);
    if ((isNumbered || isTitled) && !names.includes(cell)) names.push(cell);
  }
  return names;
}

/** What follows tells where the reference is wrong. */
const LAST_OF_THE_BOOK = 23;
const HEADINGS = new Set(['unit', 'quirk / ability', 'item']);

/** Titles of the tests of the new book: what `it` and `describe` are called with, and the first cells of their tables. */
function testTitles(): readonly string[] {
  return (
    readdirSync(tests)
      // What is not played has tests, too; they cover no row.
      .filter((file) => file.endsWith('.test.ts') && file !== 'not-played.test.ts')
      .flatMap((file) => readFileSync(`${tests}${file}`, 'utf8').match(TITLE) ?? [])
  );
}

/** A text after `it(`, `describe(` or `])(`; or one that begins with the id of a row. */
const TITLE =
  /(?:(?:\bit|\bdescribe|\]\))\(\s*(?:'[^'\n]+'|"[^"\n]+"|`[^`]+`))|'(?:[A-Z]{2}|C3)-\d+ [^'\n]+'|"(?:[A-Z]{2}|C3)-\d+ [^"\n]+"/g;
