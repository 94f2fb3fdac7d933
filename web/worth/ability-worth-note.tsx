import { abilityBehind } from '../../src/edge/rules.js';
import { quirkEffect } from '../controls/quirk-words.js';
import { ruleset } from '../state/address.js';
import { abilityKey } from './read-worth.js';
import { abilityWorth } from './worth-files.js';
import { abilityWorthWords } from './worth-words.js';

/** What an ability is worth by the rules in use; nothing where that was not measured. */
export function AbilityWorthNote({ ability }: { readonly ability: string }) {
  const id = abilityBehind(ability)?.entry.id;
  const words = id === undefined ? undefined : wordsOf('ability', id);
  return words === undefined ? null : <span class="field-note">{words}</span>;
}

/** What a quirk does and, where that was measured, what it is worth. */
export const quirkNote = (id: string): string =>
  [quirkEffect(id, ruleset.value), wordsOf('quirk', id)].filter((words) => words !== undefined).join('. ');

function wordsOf(kind: 'ability' | 'quirk', id: string): string | undefined {
  const found = abilityWorth.row(abilityKey(kind, id, ruleset.value));
  return found && abilityWorthWords(found);
}
