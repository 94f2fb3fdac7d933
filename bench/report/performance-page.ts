import { readFileSync, writeFileSync } from 'node:fs';

const path = new URL('../../docs/performance.md', import.meta.url);

export function writeSection(section: string, text: string): void {
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), section, text));
}

/** Replaces the text between the two marks of a section, so that nobody has to copy numbers. */
export function withSection(page: string, section: string, text: string): string {
  const [begin, end] = [`<!-- ${section}: begin -->`, `<!-- ${section}: end -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(`the page has lost its marks: expected ${begin} and, after it, ${end}`);
  }
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}
