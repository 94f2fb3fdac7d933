import { wrongType, wrongValue } from '../../../check/refusal.js';
import { type Check, fields, listOf, nameOf, optional, whole } from '../../../check/shape.js';
import { type ByChassis, LEG_COUNT, MECH_CHASSIS } from '../../body/chassis.js';
import type { TableStep } from '../../table.js';

/** Infinity for what cannot be done, or has no end. */
export const number: Check = (value, key, within) => {
  if (typeof value !== 'number') throw wrongType(nameOf(key, within), value, 'a number');
  if (Number.isNaN(value)) throw wrongValue(nameOf(key, within), value, 'a number');
};

/** Null if there is none. */
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

export const ofEachChassis = (check: Check): Check => allOf(MECH_CHASSIS, check);

/** One for each number of legs that a chassis may have lost, from none on. */
export const byLegsLost = (check: Check): Check =>
  fields<ByChassis<unknown>>({
    biped: rows(check, LEG_COUNT.biped),
    quad: rows(check, LEG_COUNT.quad),
    tripod: rows(check, LEG_COUNT.tripod),
    lam: rows(check, LEG_COUNT.lam),
    quadvee: rows(check, LEG_COUNT.quadvee),
  });

const rows = (check: Check, legs: number): Check => listOf(check, legs + 1, legs + 1);
