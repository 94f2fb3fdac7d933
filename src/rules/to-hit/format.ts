import { matters, modifierWords } from '../modifier.js';
import type { IToHitCalculation } from './states.js';

/**
 * Writes the result as one sentence to paste into a chat: `Needs 9+ (27.8 %): gunnery 4, medium range (8 hexes) +2,
 * …`.
 */
export function formatToHit({ modifiers, finalToHit, impossible, probability }: IToHitCalculation): string {
  const items = modifiers.filter(matters).map(modifierWords);
  return `${verdict(finalToHit, impossible, probability)}: ${items.join(', ')}.`;
}

function verdict(finalToHit: number, impossible: boolean, probability: number): string {
  if (finalToHit === Number.POSITIVE_INFINITY) return 'Cannot be done';
  if (impossible) return 'Impossible';
  if (probability === 1) return 'Hits without fail (100 %)';
  return `Needs ${finalToHit}+ (${(probability * 100).toFixed(1)} %)`;
}
