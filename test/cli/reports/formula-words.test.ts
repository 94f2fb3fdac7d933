import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../src/catalog/index.js';
import { figureWords } from '../../../src/cli/reports/formula-words.js';

const cases: readonly (readonly [Figure, string])[] = [
  [0.5, '0.5'],
  [1_250_000, '1,250,000'],
  [
    { formula: 'proportional', of: ['tonnage'], divisor: 15, rounding: 'up' },
    'unit tonnage / 15, rounded up',
  ],
  [
    { formula: 'proportional', of: ['engineRating', 'itemTonnage'], factor: 1000, atLeast: 1, plus: 2 },
    'engine rating × item tonnage × 1,000, at least 1, plus 2',
  ],
  [{ formula: 'proportional', of: ['runningMp'], factor: 1 }, 'running MP'],
  [
    {
      formula: 'by-amount',
      of: 'tonnage',
      steps: [
        { upTo: 55, value: 0.5 },
        { below: 90, value: 1 },
      ],
      otherwise: 2,
    },
    'by unit tonnage: 0.5 up to 55; 1 below 90; otherwise 2',
  ],
  [
    {
      formula: 'by-trait',
      cases: [{ trait: 'space-station', value: 0 }],
      otherwise: { formula: 'spread-slots', slots: 14 },
    },
    '0 if space station; otherwise (14, spread over the unit)',
  ],
  [{ formula: 'sum', terms: [{ formula: 'proportional', of: ['size'], factor: 2 }, 3] }, '(size × 2) + 3'],
  [
    {
      formula: 'melee-battle-value',
      tonsPerDamagePoint: 10,
      damageRounding: 'up',
      extraDamage: 1,
      valuePerDamagePoint: 1.725,
      tripleStrengthFactor: 2,
    },
    'damage (unit tonnage / 10, rounded up, plus 1) × 1.725, × 2 with triple-strength myomer',
  ],
  [
    { formula: 'by-linked-weapon', values: { 'some-gun': 88 }, otherwise: 0 },
    '88 with some-gun; otherwise 0',
  ],
  [{ formula: 'share-of-linked-weapons', share: 0.67 }, '0.67 × Battle Value of the linked weapons'],
];

describe('figures in words', () => {
  it.each(cases)('%j reads well', (figure, words) => {
    expect(figureWords(figure)).toBe(words);
  });
});
