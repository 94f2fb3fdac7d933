import type { ModifierDetail } from '../../../rules/modifier.js';
import type { RollRecord } from '../event.js';

/** "3 + 5 = 8"; with more than two dice the total may be less than their sum. */
export function diceWords(dice: readonly number[], total = sumOf(dice), plus = 0): string {
  if (dice.length === 0) return String(total);
  const sum = sumOf(dice);
  if (dice.length === 1 && plus === 0 && sum === total) return String(total);
  const bonus = plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` − ${-plus}`;
  const counts = sum + plus === total ? '=' : 'counts as';
  return `${dice.join(' + ')}${bonus} ${counts} ${total}`;
}

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** "3 + 5 + 1 = 9": what the total has more than the dice is a modifier. */
export const modifiedWords = (dice: readonly number[], total: number): string =>
  diceWords(dice, total, total - sumOf(dice));

/** "needs 7, rolls 3 + 5 = 8", with the modifiers if the listener asked for them. */
export function rollWords({ needed, dice, total, modifiers }: RollRecord): string {
  const aim = Number.isFinite(needed) ? `needs ${needed}` : 'has no chance';
  return `${aim}${modifierWords(modifiers)}, rolls ${diceWords(dice, total)}`;
}

/** " (Gunnery 4, Medium range +2)": the first is what the others are added to. */
export function modifierWords(modifiers: readonly ModifierDetail[] | undefined, hasBase = true): string {
  if (modifiers === undefined || modifiers.length === 0) return '';
  const items: string[] = [];
  for (const [index, { name, value }] of modifiers.entries()) {
    if (index === 0 && hasBase) items.push(Number.isFinite(value) ? `${name} ${value}` : name);
    else if (value !== 0) items.push(`${name} ${signed(value)}`);
  }
  return items.length === 0 ? '' : ` (${items.join(', ')})`;
}

function signed(value: number): string {
  if (!Number.isFinite(value)) return 'impossible';
  return value < 0 ? `−${-value}` : `+${value}`;
}
