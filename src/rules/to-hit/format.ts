import type { IToHitCalculation, IToHitModifierDetail } from './states.js';

/** One sentence to paste into a chat: `Needs 9+ (27.8 %): gunnery 4, medium range (8 hexes) +2, …`. */
export function formatToHit({ modifiers, finalToHit, impossible, probability }: IToHitCalculation): string {
  const items = modifiers.filter(({ value, source }) => value !== 0 || source === 'base').map(words);
  return `${verdict(finalToHit, impossible, probability)}: ${items.join(', ')}.`;
}

/** Known by their names; what they do is in the number. */
const NAMED: ReadonlySet<string> = new Set(['quirk', 'spa']);

function verdict(finalToHit: number, impossible: boolean, probability: number): string {
  if (finalToHit === Number.POSITIVE_INFINITY) return 'Cannot be done';
  if (impossible) return 'Impossible';
  if (probability === 1) return 'Hits without fail (100 %)';
  return `Needs ${finalToHit}+ (${(probability * 100).toFixed(1)} %)`;
}

function words({ value, source, description, name }: IToHitModifierDetail): string {
  const text = description === '' || NAMED.has(source) ? name : description;
  if (source === 'base') return text;
  if (!Number.isFinite(value)) return `${text} ∞`;
  return `${text} ${value > 0 ? '+' : '−'}${Math.abs(value)}`;
}
