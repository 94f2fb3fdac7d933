import { checked, openFields, wholeOrInfinity, word } from '../../check/shape.js';
import type { ModifierDetail } from '../../rules/modifier.js';
import * as modifier from '../../rules/modifier.js';

export const modifierWords = checked(modifier.modifierWords, {
  modifier: openFields<ModifierDetail>({
    id: word,
    name: word,
    value: wholeOrInfinity,
    source: word,
    description: word,
  }),
});
