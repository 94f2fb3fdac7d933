import type { RangeBracket } from '../to-hit/vocabulary.js';
import { type Quirk, quirk } from './quirk.js';

const BRACKETS: readonly { readonly bracket: RangeBracket; readonly word: string }[] = [
  { bracket: 'short', word: 'Short' },
  { bracket: 'medium', word: 'Medium' },
  { bracket: 'long', word: 'Long' },
];

const improved = BRACKETS.map(({ bracket, word }) =>
  quirk({
    id: `improved_targeting_${bracket}`,
    name: `Improved Targeting (${word})`,
    family: 'improved_targeting',
    category: 'targeting',
    pipelines: ['to-hit'],
    combatEffect: `−1 to hit at ${bracket} range`,
    isPositive: true,
    hooks: { both: { toHit: (shot) => (shot.bracket === bracket ? -1 : 0) } },
  }),
);

const poor = BRACKETS.map(({ bracket, word }) =>
  quirk({
    id: `poor_targeting_${bracket}`,
    name: `Poor Targeting (${word})`,
    family: 'poor_targeting',
    category: 'targeting',
    pipelines: ['to-hit'],
    combatEffect: `+1 to hit at ${bracket} range`,
    isPositive: false,
    hooks: { both: { toHit: (shot) => (shot.bracket === bracket ? 1 : 0) } },
  }),
);

export const TARGETING_QUIRKS: readonly Quirk[] = [...improved, ...poor];
