import { abilityBehind } from '../../src/edge/rules.js';
import { ruleset } from '../state/address.js';
import { abilityKey } from './read-worth.js';
import { abilityWorth } from './worth-files.js';
import { abilityWorthWords } from './worth-words.js';

/** The worth of an ability by the current rules. Renders nothing if it was not measured. */
export function AbilityWorthNote({ ability }: { readonly ability: string }) {
  const id = abilityBehind(ability)?.entry.id;
  const words = id === undefined ? undefined : wordsOf('ability', id);
  return words === undefined ? null : <span class="field-note">{words}</span>;
}

/** The same of a quirk, in words. */
export const quirkWorthWords = (id: string): string | undefined => wordsOf('quirk', id);

function wordsOf(kind: 'ability' | 'quirk', id: string): string | undefined {
  const found = abilityWorth.row(abilityKey(kind, id, ruleset.value));
  return found && abilityWorthWords(found);
}
