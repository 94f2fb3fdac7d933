import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Unit files beside a developer's checkout, which are not part of the project. */
export const referenceUnits = fileURLToPath(new URL('../../../shared/data/units', import.meta.url));

export const referenceIsThere = existsSync(referenceUnits);

const namesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:mtf|blk)$/.test(name));

/** The number of unit files in a folder of the reference; 0 if it is absent. */
export const countOfFiles = (folder: string): number =>
  referenceIsThere ? namesBelow(join(referenceUnits, folder)).length : 0;

/** Names and texts of all 'Mech files, in the order of their names. */
export const mechFiles = (): { readonly name: string; readonly text: string }[] => {
  const folder = join(referenceUnits, 'meks');
  return [...namesBelow(folder)]
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
};
