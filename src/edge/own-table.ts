import { amount, checked, fields, listOf, oneOf, optional, recordOf, whole, word } from '../check/shape.js';
import * as library from '../library/index.js';
import { TECH_BASES_OF_UNITS } from '../units/unit.js';
import { optionalWord } from './common.js';

/** -1 for units that track no heat. */
const heat = whole(-1);

const facts = fields<library.UnitFacts>({
  id: word,
  chassis: word,
  model: word,
  clanName: optionalWord,
  unitType: oneOf(library.UNIT_TYPES),
  tonnage: optional(amount()),
  battleValue: whole(),
  otherValues: optional(recordOf(whole())),
  year: whole(),
  role: optionalWord,
  techBase: oneOf(TECH_BASES_OF_UNITS),
  rulesLevel: whole(),
  source: optionalWord,
  mulId: optional(whole(-1)),
  walk: whole(),
  run: whole(),
  jump: whole(),
  quirks: listOf(word),
  armor: amount(),
  heat,
  sinks: heat,
  equipment: listOf(
    fields<library.UnitFacts['equipment'][number]>({ name: word, fileName: word, count: whole(1) }),
  ),
});

/** Builds a table of a user's own units, which `UnitIndex.find` searches together with the library. */
export const tableOfFacts = checked(library.tableOfFacts, { facts: listOf(facts) });
