import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageParts } from './page-parts.js';

/** There is something in the folder already. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Writes the page with all its data into one folder, from which any host can serve it.
 * @throws {FolderInUseError} if the folder is not empty
 * @throws {Error} of Node, if it cannot be written
 */
export function writePage({ page, data }: PageParts, out: string): void {
  if (existsSync(out) && readdirSync(out).length > 0) throw new FolderInUseError('this folder is not empty');
  mkdirSync(out, { recursive: true });
  for (const { below, folder } of [{ below: '/', folder: page }, ...data]) {
    if (existsSync(folder)) cpSync(folder, join(out, below), { recursive: true });
  }
}
