import { type ModifierDetail, modifierWords } from '../../src/edge/rules.js';

/** The modifiers of a number, without those that change nothing. */
export const reasons = (modifiers: readonly ModifierDetail[]): string =>
  modifiers
    .filter(({ value, source }) => value !== 0 || source === 'base')
    .map(modifierWords)
    .join(', ');
