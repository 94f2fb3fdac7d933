import type { MovementType } from '../../rules/to-hit/index.js';
import type { Combatant } from '../combatant/combatant.js';

/** A mark on a record sheet that is neither a point, nor a slot, nor a wound. */
export interface Mark {
  readonly id: string;
  /** As printed on the sheet. */
  readonly words: string;
  readonly value: number;
  /** 1 for marks that are either set or not. */
  readonly most: number;
}

/** A system with hit boxes beside the critical table. */
interface SystemTrack {
  readonly words: string;
  readonly hits: number;
  /** The number of hits that disables it. */
  readonly most: number;
}

/** A table to roll on: the result in each column for each total. */
export interface SheetTable {
  readonly title: string;
  readonly dice: 1 | 2;
  readonly columns: readonly { readonly name: string; readonly at: (total: number) => string }[];
}

/** The rulebook's words for a way to move. */
interface WayWords {
  readonly name: string;
  /** "cruises" */
  readonly does: string;
  /** "cruising MP" */
  readonly points: string;
}

/** Soldiers have one pace: both are the same words. */
type Ways = Readonly<Record<Exclude<MovementType, 'stationary'>, WayWords>>;

/** The parts of a kind's record sheet that body and design do not determine. */
export interface RecordSheet {
  readonly ways: Ways;
  /** The skill for its piloting or driving rolls. */
  readonly skill: string;
  /** People in the unit who take hits and may lose consciousness. */
  readonly pilotHits: boolean;
  readonly systemsOf: (unit: Combatant) => readonly SystemTrack[];
  readonly marksOf: (unit: Combatant) => readonly Mark[];
  /** Sets another value; the next update works out its effects. */
  readonly mark: (unit: Combatant, id: string, value: number) => void;
  /** Tables of its kind, besides hit locations. */
  readonly tables: readonly SheetTable[];
}

export const ON_FOOT: Ways = {
  walk: { name: 'Walk', does: 'walks', points: 'walking MP' },
  run: { name: 'Run', does: 'runs', points: 'running MP' },
  jump: { name: 'Jump', does: 'jumps', points: 'jumping MP' },
};

/** A 'Mech or ProtoMech, whose damage is in points and slots only. */
export const PLAIN_SHEET: RecordSheet = {
  ways: ON_FOOT,
  skill: 'Piloting',
  pilotHits: true,
  systemsOf: () => [],
  marksOf: () => [],
  mark: () => {},
  tables: [],
};
