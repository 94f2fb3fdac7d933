import { checked, openFields, word } from '../../check/shape.js';
import * as units from '../../units/index.js';
import type { UnitNames } from '../../units/unit-names.js';
import { optionalWord } from '../common.js';

/** Returns a name's letters and digits, without case and accents. Two names are the same if these are. */
export const bareName = checked(units.bareName, { name: word });
export const fullName = checked(units.fullName, {
  names: openFields<UnitNames>({ chassis: word, model: word, clanName: optionalWord }),
});
