import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TITLE = '## One shot, from order to event';

/** The section of the page, up to the next one. */
function section(): string {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const from = page.indexOf(TITLE);
  if (from < 0) throw new Error(`docs/architecture.md has no section "${TITLE}"`);
  return page.slice(from, page.indexOf('\n## ', from + 1));
}

interface Named {
  readonly file: string;
  readonly name: string;
}

const isFile = (word: string): boolean => /^src\/.*\.ts$/.test(word);
const isName = (word: string): boolean => /^[A-Za-z_0-9]+$/.test(word);

/** Each name with the file that is named before it; types name theirs after it. */
function namesInFiles(): readonly Named[] {
  const named: Named[] = [];
  let file = '';
  for (const [, word = '', after = ''] of section().matchAll(/`([^`]+)`(?: of `([^`]+)`)?/g)) {
    if (isFile(word)) file = word;
    else if (isName(word)) named.push({ file: after === '' ? file : after, name: word });
    if (isFile(after)) file = after;
  }
  return named;
}

/** Whether a file makes something of that name: a function, a constant, a type or a method. */
const makes = (text: string, name: string): boolean =>
  new RegExp(`\\b(function|const|interface|type) ${name}\\b|^ {2}${name}\\(`, 'm').test(text);

describe('The page that follows one shot', () => {
  it('names files that exist', () => {
    const files = [...section().matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(25);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names what those files make', () => {
    const named = namesInFiles();
    expect(named.length).toBeGreaterThan(30);
    const missing = named.filter(({ file, name }) => !makes(readFileSync(file, 'utf8'), name));
    expect(missing).toEqual([]);
  });

  it('goes from the step of a battle to the sentence', () => {
    const names = namesInFiles().map(({ name }) => name);
    expect([names[0], names.at(-1)]).toEqual(['step', 'describeEvent']);
  });
});
