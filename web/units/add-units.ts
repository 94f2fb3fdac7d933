import { openView } from '../state/address.js';
import { say } from '../state/toast.js';
import { readGivenFiles } from './dropped-files.js';
import type { GivenFile } from './given-files.js';
import { unitNamed } from './shelf.js';

type UseUnit = (name: string) => void;

/** How the open view uses a single unit; undefined if it shows no drop zone. */
let useUnit: UseUnit | undefined;

/** For a view that reports on files; returns a function that closes it. */
export function openDropZone(use: UseUnit): () => void {
  useUnit = use;
  return () => {
    if (useUnit === use) useUnit = undefined;
  };
}

/** Adds files to the user's own units, and hands a single unit to the view. */
export async function addUnits(given: readonly GivenFile[] | Promise<readonly GivenFile[]>): Promise<void> {
  const elsewhere = { label: 'Show', act: () => openView('own-units') };
  let files: readonly GivenFile[];
  try {
    files = await given;
  } catch (error) {
    say(`The files could not be opened: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  const [first, ...others] = await readGivenFiles(files, useUnit === undefined ? elsewhere : undefined);
  if (first === undefined || others.length > 0) return;
  await unitNamed(first)
    ?.fetch()
    .catch(() => {});
  useUnit?.(first);
}
