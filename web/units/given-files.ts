import type { WithText } from '../kept/with-text.js';
import type { OwnUnit } from './own-unit.js';

/** A file from the browser, with its path below a folder. */
export interface GivenFile {
  readonly path: string;
  readonly file: File;
}

/** A file that could not be read, with the reason. */
export interface Problem {
  readonly file: string;
  readonly words: string;
}

/** The outcome for a file. */
export type FileOutcome =
  | { readonly unit: WithText<OwnUnit> }
  | { readonly problem: Problem }
  /** Not a unit file. */
  | { readonly ignored: string }
  /** This many more files: they come from an archive. */
  | { readonly more: number };
