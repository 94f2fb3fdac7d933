import { useEffect, useState } from 'preact/hooks';
import type { ShelfUnit } from '../units/shelf-unit.js';
import { askLibrary } from './ask-library.js';
import { shelfUnitOf } from './library-shelf.js';

interface LibraryPicks {
  /** The text that these were found for. */
  readonly typed: string;
  readonly units: readonly ShelfUnit[];
  /** Why the library failed. */
  readonly problem?: string;
}

const NOTHING: LibraryPicks = { typed: '', units: [] };

/** Units of the library whose names contain the text. The library is fetched with the first letter. */
export function useLibraryPicks(typed: string, most: number): LibraryPicks & { readonly pending: boolean } {
  const [picks, setPicks] = useState(NOTHING);
  const asked = typed.trim();
  useEffect(() => {
    if (asked === '') return;
    let wanted = true;
    askLibrary({ ask: 'pick', typed: asked, most }).then(
      (rows) => wanted && setPicks({ typed: asked, units: rows.map(shelfUnitOf) }),
      (error: Error) => wanted && setPicks({ typed: asked, units: [], problem: error.message }),
    );
    return () => {
      wanted = false;
    };
  }, [asked, most]);
  if (asked === '') return { ...NOTHING, pending: false };
  // The earlier results stay until the next ones arrive.
  return { ...picks, pending: picks.typed !== asked };
}
