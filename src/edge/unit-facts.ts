import { checked, optional, recordOf, whole, word } from '../check/shape.js';
import * as library from '../library/index.js';
import { unit } from './unit.js';

/** Returns what a search knows of a unit, as plain data for workers and databases. */
export const unitFacts = checked(library.factsOf, {
  id: word,
  unit,
  battleValue: whole(),
  otherValues: optional(recordOf(whole())),
});
