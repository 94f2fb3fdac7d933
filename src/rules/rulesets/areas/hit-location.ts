import type { HitLocationTable } from '../../hit-location/tables.js';
import type { FiringArc } from '../../to-hit/vocabulary.js';

type TablesBySide = Readonly<Record<FiringArc, HitLocationTable>>;

/** Where a hit strikes. */
export interface HitLocationRules {
  /** By one die, and by the side that is struck. */
  readonly punch: TablesBySide;
  readonly kick: TablesBySide;
  /** An aimed shot strikes what it was aimed at on a roll from the lowest to the highest of these. */
  readonly aimed: { readonly dice: 1 | 2; readonly from: number; readonly to: number };
  /** Whether head and center torso hits are marked as critical, or a through-armor roll alone. */
  readonly marksHeadAndCenterTorso: boolean;
  /** Whether a called shot strikes what was named, or has to be rolled for like an aimed one (docs/rules/standard.md). */
  readonly calledShotIsSure: boolean;
  /** Whether every missile has a location of its own, or groups of them share one as their launcher says. */
  readonly everyHitItsOwnLocation: boolean;
}
