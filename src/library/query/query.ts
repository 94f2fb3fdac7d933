import type { QueryField } from './fields.js';

export const OPERATORS = ['!=', '>=', '<=', '=', '>', '<'] as const;
export type Operator = (typeof OPERATORS)[number];

export type Query =
  | { readonly is: 'all'; readonly of: readonly Query[] }
  | { readonly is: 'any'; readonly of: readonly Query[] }
  | { readonly is: 'word'; readonly word: string; readonly quoted: boolean }
  | {
      readonly is: 'clause';
      readonly field: QueryField;
      readonly operator: Operator;
      readonly values: readonly QueryValue[];
      /** Offsets of the clause in the text. */
      readonly start: number;
      readonly end: number;
    };

/** One of the values that a clause lists. */
export interface QueryValue {
  readonly text: string;
  readonly position: number;
  /** How many the unit must carry: `"ER PPC":>=2`, `PPC:2-4`. */
  readonly count?: QueryCount;
}

export interface QueryCount {
  readonly operator: Operator;
  readonly least: number;
  /** The end of a range. Equals `least` for a single number. */
  readonly most: number;
}
