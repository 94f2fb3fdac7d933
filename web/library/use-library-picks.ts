import { useEffect, useState } from 'preact/hooks';
import type { ShelfUnit } from '../units/shelf-unit.js';
import { askLibrary } from './ask-library.js';
import { shelfUnitOf } from './library-shelf.js';

interface LibraryPicks {
  /** What was typed when these were found. */
  readonly typed: string;
  readonly units: readonly ShelfUnit[];
  /** Why the library could not be asked. */
  readonly problem?: string;
}

const NOTHING: LibraryPicks = { typed: '', units: [] };

/** Units of the library whose names hold what is typed. It is fetched with the first letter, and not before. */
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
  // Those of the letters before stay until the next ones are there.
  return { ...picks, pending: picks.typed !== asked };
}
