import type { FindOptions, UnitFacts, UnitRow } from '../../src/edge/search.js';

// What the page asks its library, which a worker holds: the page goes on while thousands of units are searched.

/** What a query finds, and of that the rows from one place up to another, that one left out. */
export interface FindQuestion {
  readonly ask: 'find';
  readonly query: string;
  readonly options: FindOptions;
  readonly from: number;
  readonly to: number;
}
export interface Found {
  readonly size: number;
  readonly rows: readonly UnitRow[];
  /** Milliseconds that the search took; 0 where an earlier one is shown further. */
  readonly took: number;
}

/** Units whose names hold what was typed, those first that were most likely meant. */
interface PickQuestion {
  readonly ask: 'pick';
  readonly typed: string;
  readonly most: number;
}
/** A row with the name that finds it again, which is its id where another unit has its name. */
export interface NamedRow extends UnitRow {
  readonly called: string;
}

/** A unit by its id or name, with its text as unit JSON. */
interface UnitQuestion {
  readonly ask: 'unit';
  readonly name: string;
}
export type FoundUnit =
  | { readonly row: NamedRow; readonly text: string }
  /** There is none; names that may have been meant. */
  | { readonly near: readonly string[] };

/** What the library holds, for those who choose from lists. */
interface ContentsQuestion {
  readonly ask: 'contents';
}
export interface Contents {
  readonly size: number;
  /** The data from which the figures come, and its day. */
  readonly from: string;
  readonly roles: readonly string[];
  readonly sources: readonly string[];
  /** Ids, the commonest first. */
  readonly quirks: readonly string[];
  /** Names, the commonest first. */
  readonly equipment: readonly string[];
}

/** Units of the user's own, handed over in portions. They take the place of those that were given before. */
export interface OwnQuestion {
  readonly ask: 'own';
  readonly facts: readonly UnitFacts[];
  readonly first: boolean;
  readonly last: boolean;
}

export interface Answers {
  readonly find: Found;
  readonly pick: readonly NamedRow[];
  readonly unit: FoundUnit;
  readonly contents: Contents;
  readonly own: null;
}
export type Question = FindQuestion | PickQuestion | UnitQuestion | ContentsQuestion | OwnQuestion;

/** Why there is no answer. */
export type LibraryProblem =
  /** The query cannot be read: where in it, and why. */
  | { readonly is: 'query'; readonly position: number; readonly message: string }
  /** A file of the library is missing or damaged. */
  | { readonly is: 'file'; readonly file: string; readonly message: string }
  | { readonly is: 'other'; readonly message: string };

export interface ToLibraryWorker {
  readonly number: number;
  readonly question: Question;
}
export type FromLibraryWorker = { readonly number: number } & (
  | { readonly answer: Answers[keyof Answers] }
  | { readonly problem: LibraryProblem }
);
