import type { RangeBracket } from '../to-hit/vocabulary.js';
import { quirk } from './quirk.js';

interface Variant {
  readonly bracket: RangeBracket;
  readonly word: string;
  readonly improvedId: string;
  readonly poorId: string;
}

const VARIANTS = [
  { bracket: 'short', word: 'Short', improvedId: 'improved_targeting_short', poorId: 'poor_targeting_short' },
  {
    bracket: 'medium',
    word: 'Medium',
    improvedId: 'improved_targeting_medium',
    poorId: 'poor_targeting_medium',
  },
  { bracket: 'long', word: 'Long', improvedId: 'improved_targeting_long', poorId: 'poor_targeting_long' },
] as const satisfies readonly Variant[];

const improved = VARIANTS.map(({ bracket, word, improvedId }) =>
  quirk({
    id: improvedId,
    name: `Improved Targeting (${word})`,
    family: 'improved_targeting',
    category: 'targeting',
    pipelines: ['to-hit'],
    combatEffect: `−1 to hit at ${bracket} range`,
    isPositive: true,
    hooks: { 'total-warfare': { toHit: (shot) => (shot.bracket === bracket ? -1 : 0) } },
  }),
);

const poor = VARIANTS.map(({ bracket, word, poorId }) =>
  quirk({
    id: poorId,
    name: `Poor Targeting (${word})`,
    family: 'poor_targeting',
    category: 'targeting',
    pipelines: ['to-hit'],
    combatEffect: `+1 to hit at ${bracket} range`,
    isPositive: false,
    hooks: { 'total-warfare': { toHit: (shot) => (shot.bracket === bracket ? 1 : 0) } },
  }),
);

export const TARGETING_QUIRKS = [...improved, ...poor];
