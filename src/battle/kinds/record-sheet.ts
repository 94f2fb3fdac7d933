import type { Combatant } from '../combatant/combatant.js';

/** Something that players tick off which is neither a point, nor a slot, nor a wound. */
export interface Mark {
  readonly id: string;
  /** As printed on the sheet. */
  readonly words: string;
  readonly value: number;
  /** 1 for marks that are either set or not. */
  readonly most: number;
}

/** A system whose hits are counted beside the critical table. */
interface SystemTrack {
  readonly words: string;
  readonly hits: number;
  /** Hits that put it out of action. */
  readonly most: number;
}

/** A table that players roll on: what each column says for a total. */
export interface SheetTable {
  readonly title: string;
  readonly dice: 1 | 2;
  readonly columns: readonly { readonly name: string; readonly at: (total: number) => string }[];
}

/** What the record sheet of a kind has, besides what body and design say. */
export interface RecordSheet {
  /** Its movement on the ground, slow and fast. */
  readonly paces: readonly [slow: string, fast: string];
  /** What its crew is rolled against for when it moves. */
  readonly skill: string;
  /** People in the unit who take hits and may lose consciousness. */
  readonly pilotHits: boolean;
  readonly systemsOf: (unit: Combatant) => readonly SystemTrack[];
  readonly marksOf: (unit: Combatant) => readonly Mark[];
  /** Writes another value; what follows from it, the next stocktaking says. */
  readonly mark: (unit: Combatant, id: string, value: number) => void;
  /** Tables of its kind, besides hit locations. */
  readonly tables: readonly SheetTable[];
}

/** A walker with a pilot, all of whose damage is in points and slots. */
export const PLAIN_SHEET: RecordSheet = {
  paces: ['Walk', 'Run'],
  skill: 'Piloting',
  pilotHits: true,
  systemsOf: () => [],
  marksOf: () => [],
  mark: () => {},
  tables: [],
};
