import { type Catalog, createCatalog } from './catalog.js';
import { CatalogFileError, readCatalogFile } from './catalog-file.js';
import type { EquipmentItem } from './item.js';

/** Reads a JSON file by its path below `equipment/official/`: with `fetch` on a page, from disk in Node. */
export type ReadJson = (path: string) => Promise<unknown>;

const INDEX = 'index.json';

/**
 * Loads these files, or all that the index lists, and returns a catalog of their items.
 * @throws {CatalogFileError} if a file or the index is not valid
 */
export async function loadCatalog(
  readJson: ReadJson,
  files?: readonly string[],
  readFile = readCatalogFile,
): Promise<Catalog> {
  const paths = files ?? readIndex(await readJson(INDEX));
  const parts = await Promise.all(paths.map(async (path) => readFile(await readJson(path), path)));
  return createCatalog(parts.flat());
}

/** Returns the items with these names, and the items they refer to. Unknown names are skipped. */
export function pickItems(catalog: Catalog, names: Iterable<string>): readonly EquipmentItem[] {
  const picked = new Set<EquipmentItem>();
  const pick = (item: EquipmentItem | undefined): void => {
    if (item === undefined || picked.has(item)) return;
    picked.add(item);
    if ('baseMunition' in item && item.baseMunition !== undefined) pick(catalog.get(item.baseMunition));
  };
  for (const name of names) pick(catalog.find(name));
  return [...picked];
}

function readIndex(content: unknown): readonly string[] {
  const files = (content as { files?: unknown } | null)?.files;
  if (!Array.isArray(files) || !files.every((file) => typeof file === 'string')) {
    throw new CatalogFileError(INDEX, 'expected an object with a list "files" of paths');
  }
  return files;
}
