import { checked, openFields, word } from '../../check/shape.js';
import * as units from '../../units/index.js';
import type { UnitNames } from '../../units/unit-names.js';
import { optionalWord } from '../common.js';

/** Letters and digits alone, without case and accents: names are the same if these are. */
export const bareName: typeof units.bareName = checked(units.bareName, { name: word });
export const fullName: typeof units.fullName = checked(units.fullName, {
  names: openFields<UnitNames>({ chassis: word, model: word, clanName: optionalWord }),
});
