import { callback, checked, listOf, word } from '../../check/shape.js';
import * as units from '../../units/index.js';
import { catalog } from '../common.js';
import { fromReader, mech, unit } from '../unit.js';
import { trusted } from './reading.js';

/** Returns a copy of the unit with these unit quirks in place of its own. */
export const withQuirks: typeof units.withQuirks = checked(
  (given, quirks) => fromReader(units.withQuirks(given, quirks)),
  { unit, quirks: listOf(word) },
);
/** Returns a copy of the 'Mech with new weapon quirks. `quirksOf` gives the quirks of each mount. */
export const withWeaponQuirks: typeof units.withWeaponQuirks = checked(
  (given, quirksOf, from) => trusted(units.withWeaponQuirks(given, quirksOf, from), from),
  { mech, quirksOf: callback, catalog },
);

export const parseWeaponQuirksFromMTF = checked(units.parseWeaponQuirksFromMTF, { lines: listOf(word) });
export const parseWeaponQuirksFromBLK = checked(units.parseWeaponQuirksFromBLK, { entries: listOf(word) });
export const canonicalQuirkId = checked(units.canonicalQuirkId, { id: word });
