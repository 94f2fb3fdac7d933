import { shown } from '../../check/refusal.js';
import type { Operator, QueryValue } from './query.js';
import { QueryError } from './query-error.js';

export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

const NUMBERS = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/;

/** Reads a number, or a range such as `1000-1500`. */
export function rangeOf({ text, position }: QueryValue, operator: Operator): NumberRange {
  const [, least, most = least] = NUMBERS.exec(text) ?? [];
  if (least === undefined || most === undefined) {
    throw new QueryError(position, `${shown(text)} is not a number or a range such as 1000-1500`);
  }
  const range = { least: Number(least), most: Number(most) };
  if (range.least > range.most) throw new QueryError(position, `${shown(text)}: the range runs backwards`);
  if (range.least < range.most && operator !== '=') {
    throw new QueryError(position, `a range goes with = or !=, not with ${operator}`);
  }
  return range;
}

export function compare(value: number, operator: Operator, { least, most }: NumberRange): boolean {
  switch (operator) {
    case '=':
      return value >= least && value <= most;
    case '!=':
      return value < least || value > most;
    case '>':
      return value > least;
    case '>=':
      return value >= least;
    case '<':
      return value < least;
    case '<=':
      return value <= least;
  }
}
