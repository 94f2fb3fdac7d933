import { amount, anything, having, listOf, oneOf, optional, whole, word } from '../check/shape.js';
import type { Mech, Unit } from '../units/index.js';
import { OTHER_UNIT_TYPES } from '../units/other-unit.js';

/** As a reader gives it; what is inside is the reader's own. */
const ofUnit = {
  chassis: word,
  model: word,
  walk: whole(),
  run: whole(),
  jump: whole(),
  tonnage: optional(amount()),
  equipment: listOf(anything),
  quirks: listOf(word),
};
export const unit = having<Unit>({ unitType: oneOf(['Mek', ...OTHER_UNIT_TYPES]), ...ofUnit }, 'a unit');
export const mech = having<Mech>(
  { unitType: oneOf(['Mek']), ...ofUnit, locations: listOf(anything) },
  "a 'Mech",
);
