import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageParts } from './page-parts.js';

/** The folder is not empty. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Writes the page with all its data to one folder, which any host can serve.
 * @throws {FolderInUseError} if the folder is not empty
 * @throws {Error} from Node, if the folder cannot be written
 */
export function writePage({ page, data }: PageParts, out: string): void {
  if (existsSync(out) && readdirSync(out).length > 0) throw new FolderInUseError('this folder is not empty');
  mkdirSync(out, { recursive: true });
  for (const { below, folder } of [{ below: '/', folder: page }, ...data]) {
    if (existsSync(folder)) cpSync(folder, join(out, below), { recursive: true });
  }
}
