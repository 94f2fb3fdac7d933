import { computed, effect } from '@preact/signals';
import { askLibrary } from '../../library/ask-library.js';
import { keptUnits } from '../../units/kept-units.js';
import { search } from './found-rows.js';

/** Units to send at a time, so that the page stays responsive. */
const PORTION = 500;

/** Ids of the user's own units. */
export const ownIds = computed<ReadonlySet<string>>(
  () => new Set(keptUnits.listing.value?.values.map(({ id }) => id)),
);

/** Sends the user's own units to the library's searches while the view is open. */
export const tellOwnFacts = (): (() => void) => {
  let newest = 0;
  let told = 0;
  return effect(() => {
    const { value: listing } = keptUnits.listing;
    if (listing === undefined) return;
    newest += 1;
    const number = newest;
    const facts = listing.values.map((unit) => unit.facts);
    if (facts.length === 0 && told === 0) return;
    told = facts.length;
    const tell = async () => {
      for (let from = 0; from === 0 || from < facts.length; from += PORTION) {
        if (number !== newest) return;
        const last = from + PORTION >= facts.length;
        await askLibrary({ ask: 'own', facts: facts.slice(from, from + PORTION), first: from === 0, last });
      }
      if (number === newest) await search();
    };
    // The search reports problems with the library.
    tell().catch(() => {});
  });
};
