import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the entry file holds re-exports and nothing else', () => {
  const source = readFileSync(new URL('../src/index.ts', import.meta.url), 'utf8');
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const statements = code.split(';').map((statement) => statement.trim());
  for (const statement of statements.filter(Boolean)) {
    expect(statement).toMatch(/^export (type )?(\*|\{[^}]*\}) from '\.\/[\w/-]+\.js'$/);
  }
});
