import type { StorageTrouble } from '../kept/storage-error.js';
import type { WithText } from '../kept/with-text.js';
import type { GivenFile, Problem } from './given-files.js';
import type { OwnUnit } from './own-unit.js';

// Requests to the worker for unit files, and its answers.

export type UnitWork =
  /** Read files and keep their units. `build` is the page's. */
  | { readonly work: 'read'; readonly given: readonly GivenFile[]; readonly build: string }
  /** Read units again that another build of the page has read. */
  | { readonly work: 'read-again'; readonly build: string }
  /** Put the files of units into a zip archive. */
  | { readonly work: 'pack'; readonly files: readonly PackedFile[] };

export interface PackedFile {
  readonly id: string;
  readonly path: string;
  /** Left out if the device stores it. */
  readonly text?: string;
}

/** The outcomes for the next files. */
export interface ReadPart {
  /** The number of files known so far, and of those done. */
  readonly total: number;
  readonly read: number;
  /** Ids of the stored units. */
  readonly kept: readonly string[];
  /** Units that could not be stored, and why. */
  readonly unkept: readonly WithText<OwnUnit>[];
  readonly trouble: StorageTrouble | undefined;
  readonly failed: readonly Problem[];
  /** Files that are not unit files, by path. */
  readonly ignored: readonly string[];
}

export interface Packed {
  readonly archive: Uint8Array<ArrayBuffer>;
  /** Paths of files whose texts could not be read. */
  readonly missing: readonly string[];
}

export type FromUnitWorker =
  | { readonly part: ReadPart }
  | { readonly packed: Packed }
  | { readonly finished: true }
  | { readonly error: string };
