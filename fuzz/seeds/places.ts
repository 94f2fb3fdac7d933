import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** npm runs scripts from the project's own folder. */
const project = process.cwd();

export const STARTER_FOLDER = join(project, 'public/data/starters');
/** The reference data lie beside a developer's checkout; without them there are fewer files to damage. */
const reference = join(project, '../shared/data');

/** Paths of all files below a folder of the reference data with this ending, in an order that never changes. */
export function referenceFiles(folder: string, ending: string): readonly string[] {
  const root = join(reference, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => join(root, path));
}
