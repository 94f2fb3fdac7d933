import type { ByChassis } from '../../body/chassis.js';
import type { HitLocationCell, TablesBySide } from '../../hit-location/tables.js';

/** Where a hit strikes. */
export interface HitLocationRules {
  /** By two dice, and by the side that is struck. */
  readonly full: ByChassis<TablesBySide<HitLocationCell>>;
  /** By one die. */
  readonly punch: ByChassis<TablesBySide>;
  readonly kick: ByChassis<TablesBySide>;
  /** The lowest and the highest roll on which an aimed shot strikes the chosen location. */
  readonly aimed: { readonly dice: 1 | 2; readonly from: number; readonly to: number };
  /** Whether head and center torso hits are marked as critical, or only a through-armor roll. */
  readonly marksHeadAndCenterTorso: boolean;
  /** Whether a called shot strikes the named location, or needs a roll like an aimed one (docs/rules/standard.md). */
  readonly calledShotIsSure: boolean;
  /** Whether every missile has its own location, or groups share one, by launcher. */
  readonly everyHitItsOwnLocation: boolean;
}
