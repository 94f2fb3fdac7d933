import type { WithText } from '../kept/with-text.js';
import type { OwnUnit } from './own-unit.js';

/** A file as the browser hands it over, with its path below a folder. */
export interface GivenFile {
  readonly path: string;
  readonly file: File;
}

/** A file that could not be read, with the reason. */
export interface Problem {
  readonly file: string;
  readonly words: string;
}

/** What became of a file. */
export type FileOutcome =
  | { readonly unit: WithText<OwnUnit> }
  | { readonly problem: Problem }
  /** Not a unit file. */
  | { readonly ignored: string }
  /** So many more files than were given: an archive holds them. */
  | { readonly more: number };
