import { checked, optional, recordOf, whole, word } from '../check/shape.js';
import * as library from '../library/index.js';
import { unit } from './unit.js';

/** What a search knows of a unit, as plain data: a worker can be sent it, and a database can hold it. */
export const unitFacts: typeof library.factsOf = checked(library.factsOf, {
  id: word,
  unit,
  battleValue: whole(),
  otherValues: optional(recordOf(whole())),
});
