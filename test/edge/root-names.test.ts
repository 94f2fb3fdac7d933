import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const MOST_NAMES = 250;

/** Types included, which nobody sees at run time. */
function namesOfRoot(): readonly string[] {
  const path = new URL('../../src/index.ts', import.meta.url);
  const { statements } = ts.createSourceFile('index.ts', readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022);
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause))
      throw new Error('the root names what it exports, one by one');
    return exportClause.elements.map(({ name }) => name.text);
  });
}

it(`The root exports at most ${MOST_NAMES} names, types included`, () => {
  const names = namesOfRoot();
  expect(names.length).toBeGreaterThan(100);
  expect(names.length).toBeLessThanOrEqual(MOST_NAMES);
});
