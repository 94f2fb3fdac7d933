import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SPA_CATALOG } from '../../../src/rules/index.js';

it('Each of the 36 abilities has its moment in a battle', () => {
  const files = readdirSync(fileURLToPath(new URL('.', import.meta.url)));
  const moments = Object.keys(SPA_CATALOG).filter((id) => files.includes(`${id}.test.ts`));
  expect(moments).toEqual(Object.keys(SPA_CATALOG));
  expect(moments).toHaveLength(36);
});
