import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCatalogFile } from '../src/catalog/catalog-file.js';
import { type Catalog, createCatalog, type EquipmentItem, pickItems } from '../src/catalog/index.js';
import { packCatalog } from '../src/catalog/packed.js';
import { loadsFor } from '../src/rules/firing/loads.js';
import { readUnitJson } from '../src/units/json/read-unit-json.js';

const data = fileURLToPath(new URL('../public/data/', import.meta.url));
const name = 'virtual:starter-units';

/**
 * Gives the page the starter units as text, with only the equipment that they carry: the whole catalog has megabytes.
 */
export const starterUnits: Plugin = {
  name: 'starter-units',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${name}`) return null;
    const read = (path: string): string => {
      this.addWatchFile(data + path);
      return readFileSync(data + path, 'utf8');
    };
    const readJson = (path: string): unknown => JSON.parse(read(path));
    const { files } = readJson('equipment/official/index.json') as { files: readonly string[] };
    const official = createCatalog(
      files.flatMap((file) => readCatalogFile(readJson(`equipment/official/${file}`), file)),
    );
    const { units } = readJson('starters/index.json') as { units: readonly { file: string }[] };
    const texts = units.map(({ file }) => ({ file, text: read(`starters/${file}`) }));

    const { catalog, asked } = listening(official);
    const carried = texts.flatMap(({ file, text }) => readUnitJson(text, catalog, file).equipment);
    // Other loads of their weapons, so that users can try them.
    const loads = carried.flatMap(({ item }) => (item?.kind === 'weapon' ? loadsFor(item, official) : []));
    const wanted = new Set([...asked, ...loads.map(({ id }) => id)]);
    const packed = packCatalog(pickItems(official, wanted));
    const sheets = JSON.stringify(
      texts.map(({ file, text }) => ({ file, sheet: JSON.parse(text) as unknown })),
    );
    return Object.entries({ sheets, ...packed })
      .map(([part, text]) => `export const ${part} = ${JSON.stringify(text)};`)
      .join('\n');
  },
};

/** Answers like the catalog, and records the requested items: readers also need equipment that no slot names. */
function listening(official: Catalog): { catalog: Catalog; asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const note = <Item extends EquipmentItem | undefined>(item: Item): Item => {
    if (item !== undefined) asked.add(item.id);
    return item;
  };
  const catalog: Catalog = {
    size: official.size,
    items: official.items,
    get: (id) => note(official.get(id)),
    find: (spelling) => note(official.find(spelling)),
    fromFile: (spelling) => note(official.fromFile(spelling)),
    withTrait: (trait) => official.withTrait(trait).map(note),
    ammunitionFor: (family, rackSize) => official.ammunitionFor(family, rackSize).map(note),
  };
  return { catalog, asked };
}
