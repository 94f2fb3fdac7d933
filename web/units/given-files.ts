import type { Unit } from '../../src/edge/units.js';

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

/** A unit of a file that was read: what lists show, and the text that it can be read from again. */
export interface ListedUnit {
  readonly chassis: string;
  readonly model: string;
  readonly clanName?: string;
  readonly tonnage: number | undefined;
  readonly unitType: Unit['unitType'];
  readonly file: string;
  readonly text: string;
}
