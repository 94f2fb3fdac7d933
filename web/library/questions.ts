import type { FindOptions, UnitFacts, UnitRow } from '../../src/edge/search.js';

// Questions to the library, which a worker holds: the page stays responsive while thousands of units are searched.

/** Runs a query and returns its rows from one place up to, but not including, another. */
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
  /** Milliseconds that the search took; 0 for further rows of an earlier one. */
  readonly took: number;
}

/** Units whose names contain what was typed, best matches first. */
interface PickQuestion {
  readonly ask: 'pick';
  readonly typed: string;
  readonly most: number;
}
/** A row with the name that finds it again: its id if another unit has its name. */
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
  /** No such unit; similar names. */
  | { readonly near: readonly string[] };

/** The contents of the library, for lists to choose from. */
interface ContentsQuestion {
  readonly ask: 'contents';
}
export interface Contents {
  readonly size: number;
  /** The source of the figures, and its date. */
  readonly from: string;
  readonly roles: readonly string[];
  readonly sources: readonly string[];
  /** Ids, the commonest first. */
  readonly quirks: readonly string[];
  /** Names, the commonest first. */
  readonly equipment: readonly string[];
}

/** The user's own units, sent in portions. They replace those sent before. */
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
  /** The query cannot be read: position and reason. */
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
