import { ruleset } from '../state/address.js';
import { quirkWorthWords } from '../worth/ability-worth-note.js';
import { quirkEffect } from './quirk-words.js';

/** What a quirk does and, where that was measured, what it is worth. */
export const quirkNote = (id: string): string =>
  [quirkEffect(id, ruleset.value), quirkWorthWords(id)].filter((words) => words !== undefined).join('. ');
