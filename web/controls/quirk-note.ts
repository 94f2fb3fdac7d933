import { ruleset } from '../state/address.js';
import { quirkWorthWords } from '../worth/ability-worth-note.js';
import { quirkEffect } from './quirk-words.js';

/** The effect of a quirk and, if it was measured, its worth. */
export const quirkNote = (id: string): string =>
  [quirkEffect(id, ruleset.value), quirkWorthWords(id)].filter((words) => words !== undefined).join('. ');
