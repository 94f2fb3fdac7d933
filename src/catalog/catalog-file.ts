import { type EquipmentItem, ITEM_KINDS } from './item.js';

/** An invalid file of `public/data/equipment`. `file` names it. */
export class CatalogFileError extends Error {
  readonly file: string;

  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'CatalogFileError';
    this.file = file;
  }
}

const kinds: ReadonlySet<unknown> = new Set(ITEM_KINDS);

/**
 * Checks only what lookups rely on. The files are checked in full against their schema before they are published, and
 * a page should not pay for that again.
 */
export function readCatalogFile(content: unknown, file: string): readonly EquipmentItem[] {
  if (!isRecord(content) || !Array.isArray(content.items)) {
    throw new CatalogFileError(file, 'expected an object with a list "items"');
  }
  content.items.forEach((item, position) => {
    if (!isItem(item)) {
      throw new CatalogFileError(
        file,
        `item ${position + 1} lacks an id, a name, a known kind or its aliases`,
      );
    }
  });
  return content.items;
}

function isItem(item: unknown): item is EquipmentItem {
  return (
    isRecord(item) &&
    typeof item.id === 'string' &&
    typeof item.name === 'string' &&
    kinds.has(item.kind) &&
    Array.isArray(item.aliases) &&
    Array.isArray(item.traits)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
