import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Unit files that stand beside a developer's checkout and are no part of the project. */
export const referenceUnits = fileURLToPath(new URL('../../../shared/data/units', import.meta.url));

export const referenceIsThere = existsSync(referenceUnits);

/** Names and texts of all 'Mech files, in the order of their names. */
export const mechFiles = (): { readonly name: string; readonly text: string }[] => {
  const folder = join(referenceUnits, 'meks');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mtf'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
};
