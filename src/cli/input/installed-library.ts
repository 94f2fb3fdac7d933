import { installedLibrary } from '../../library/installed.node.js';
import { LibraryError, NoLibraryError } from '../../library/library-error.js';
import type { ReadUnit, UnitShelves } from '../../library/open-library.js';

/** The library that comes with the package, or why there is none. */
export type InstalledLibrary =
  | { readonly shelves: UnitShelves }
  | {
      readonly problem: string;
      /** Not a fault: the package was installed without its data. */
      readonly leftOut: boolean;
    };

const WHAT_TO_DO = 'Reinstall the package, or name your own units with --units DIR|ZIP.';

export function openInstalled(read: ReadUnit): InstalledLibrary {
  try {
    return { shelves: installedLibrary(read) };
  } catch (error) {
    if (error instanceof NoLibraryError) {
      const problem = `The library of units is not installed: ${error.path} is missing. ${WHAT_TO_DO}`;
      return { problem, leftOut: true };
    }
    if (!(error instanceof LibraryError)) throw error;
    return {
      problem: `The library of units cannot be used: ${error.message}. ${WHAT_TO_DO}`,
      leftOut: false,
    };
  }
}
