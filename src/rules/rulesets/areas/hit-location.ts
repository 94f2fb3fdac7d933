import type { ByChassis } from '../../body/chassis.js';
import type { HitLocationCell, TablesBySide } from '../../hit-location/tables.js';

/** Where a hit strikes. */
export interface HitLocationRules {
  /** By two dice, and by the side that is struck. */
  readonly full: ByChassis<TablesBySide<HitLocationCell>>;
  /** By one die. */
  readonly punch: ByChassis<TablesBySide>;
  readonly kick: ByChassis<TablesBySide>;
  /** An aimed shot strikes what it was aimed at on a roll from the lowest to the highest of these. */
  readonly aimed: { readonly dice: 1 | 2; readonly from: number; readonly to: number };
  /** Whether head and center torso hits are marked as critical, or only a through-armor roll. */
  readonly marksHeadAndCenterTorso: boolean;
  /** Whether a called shot strikes what was named, or has to be rolled for like an aimed one (docs/rules/standard.md). */
  readonly calledShotIsSure: boolean;
  /** Whether every missile has a location of its own, or groups of them share one as their launcher says. */
  readonly everyHitItsOwnLocation: boolean;
}
