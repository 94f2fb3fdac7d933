import { strToU8, zipSync } from 'fflate';
import { archivePaths } from './archive-paths.js';
import { keptUnits } from './kept-units.js';
import type { Packed, PackedFile } from './unit-work.js';

/** Puts the files of units into a zip archive. */
export async function packFiles(files: readonly PackedFile[]): Promise<Packed> {
  const content: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  const paths = archivePaths(files.map(({ path }) => path));
  const kept = await keptUnits.texts(files.flatMap(({ id, text }) => (text === undefined ? [id] : [])));
  for (const [place, { id, path, text = kept.get(id) }] of files.entries()) {
    if (text === undefined) missing.push(path);
    else content[paths[place] as string] = strToU8(text);
  }
  return { archive: zipSync(content), missing };
}
