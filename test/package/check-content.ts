// What the packed package weighs, and that nothing of weight is in it twice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOfficialCatalog } from '../../build/read-official-catalog.js';
import { type PackedFile, repeats, unpacked } from './repeated-content.js';

/** In bytes, as npm downloads it. */
const MOST_PACKED = 4_000_000;
/** Bytes that two files may have in common: a list of exports, a licence, types that the compiler writes out. */
const MOST_REPEATED = 32_000;

/** Files with one content, told apart for the same reason: many designs have the same legs. */
const LIBRARY = 'public/data/units';
/** The page starts with these units before it fetches anything; docs/architecture.md tells what that costs. */
const STARTERS = /^dist\/web\/assets\/starter-units-/;

/** @param paths of the files, below the folder */
export function checkContent(folder: string, paths: readonly string[], packedSize: number): void {
  if (packedSize >= MOST_PACKED) {
    throw new Error(`the package has ${packedSize} bytes packed; ${MOST_PACKED} are the most`);
  }
  const files = paths.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
  checkRepeats(files);
  checkCatalogs(files);
  console.log(`${(packedSize / 1e6).toFixed(2)} MB packed, nothing in it twice`);
}

function checkRepeats(files: readonly PackedFile[]): void {
  const isUnits = ({ path }: PackedFile) => path.startsWith(LIBRARY);
  const units = Buffer.concat(files.filter(isUnits).map(({ bytes }) => bytes));
  const compared = [
    ...files.filter((file) => !isUnits(file) && !STARTERS.test(file.path)),
    { path: LIBRARY, bytes: units },
  ];
  const tooMuch = repeats(compared).filter(({ bytes }) => bytes > MOST_REPEATED);
  if (tooMuch.length === 0) return;
  const words = tooMuch.map(({ files: [one, other], bytes }) => `${bytes} bytes of ${one} are in ${other}`);
  throw new Error(`content is in the package twice:\n${words.join('\n')}`);
}

/** One alias in so many is looked for. */
const SAMPLE = 100;
/** A file with so many of the aliases has the catalog; the library's index names what units carry, and has a fifth. */
const HAS_CATALOG = 0.5;

/** However it is written: as JSON, as a table, in one file or packed. */
function checkCatalogs(files: readonly PackedFile[]): void {
  const aliases = readOfficialCatalog()
    .items.flatMap((item) => item.aliases)
    .filter((_, place) => place % SAMPLE === 0);
  const catalogs = foldersOf(files).filter(({ bytes }) => {
    const found = aliases.filter((alias) => bytes.includes(alias));
    return found.length / aliases.length >= HAS_CATALOG;
  });
  if (catalogs.length === 1) return;
  throw new Error(
    `the equipment catalog has to be in the package once, and is in ${catalogs.map(({ path }) => path).join(', ') || 'no file'}`,
  );
}

/** The files of each folder together: a catalog may be in many small ones. */
function foldersOf(files: readonly PackedFile[]): readonly PackedFile[] {
  const folders = new Map<string, Buffer[]>();
  for (const { path, bytes } of files) {
    const folder = path.split('/').slice(0, 3).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), unpacked(path, bytes)]);
  }
  return [...folders].map(([path, parts]) => ({ path, bytes: Buffer.concat(parts) }));
}
