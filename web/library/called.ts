import type { UnitIndex, UnitRow } from '../../src/edge/search.js';
import { nameOf } from '../units/shelf-unit.js';
import type { NamedRow } from './questions.js';

/** A row with the name that finds it again. */
export const called = (index: UnitIndex, row: UnitRow): NamedRow => ({
  ...row,
  called: index.named(nameOf(row))?.id === row.id ? nameOf(row) : row.id,
});
