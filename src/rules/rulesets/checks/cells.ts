import { wrongType, wrongValue } from '../../../check/refusal.js';
import { type Check, fields, nameOf, optional, whole } from '../../../check/shape.js';
import type { TableStep } from '../../table.js';

/** Infinity for what cannot be done, or has no end. */
export const number: Check = (value, key, within) => {
  if (typeof value !== 'number') throw wrongType(nameOf(key, within), value, 'a number');
  if (Number.isNaN(value)) throw wrongValue(nameOf(key, within), value, 'a number');
};

/** Null where there is none. */
export const numberOrNull: Check = (value, key, within) => {
  if (value !== null) number(value, key, within);
};

export const zeroOrOne = whole(0, 1);

export const step = fields<TableStep>({ minimum: number, modifier: number });

/** A table with any of these entries. */
export const someOf = (keys: readonly string[], check: Check): Check =>
  fields<object>(Object.fromEntries(keys.map((key) => [key, optional(check)])));

/** A table with all of these entries. */
export const allOf = (keys: readonly string[], check: Check): Check =>
  fields<object>(Object.fromEntries(keys.map((key) => [key, check])));
