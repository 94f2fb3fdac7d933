import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { QUIRK_CATALOG } from '../../../src/rules/quirks/index.js';

it('every quirk of the catalog has its moment in a battle', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const missing = Object.keys(QUIRK_CATALOG).filter((id) => !existsSync(`${folder}${id}.test.ts`));
  expect(missing).toEqual([]);
});
