import type { LibraryEntry, Unit } from '../../src/edge/units.js';

/** A unit that can be chosen. */
export interface ShelfUnit extends LibraryEntry {
  readonly tonnage: number | undefined;
  readonly unitType: Unit['unitType'];
  /** Brought by the user; the others come with the page. */
  readonly own: boolean;
}

export const nameOf = ({ chassis, model }: { readonly chassis: string; readonly model: string }): string =>
  `${chassis} ${model}`.trim();
