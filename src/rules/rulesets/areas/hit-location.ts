/** Where a hit strikes. */
export interface HitLocationRules {
  /** Whether punches and kicks from the side have tables of their own. */
  readonly sideTablesOfPunchAndKick: boolean;
  /** Whether head and center torso hits are marked as critical, or a through-armor roll alone. */
  readonly marksHeadAndCenterTorso: boolean;
  /** Whether a called shot strikes what was named, or has to be rolled for like an aimed one (reading I-23). */
  readonly calledShotIsSure: boolean;
  /** Whether every missile has a location of its own, or groups of them share one as their launcher says. */
  readonly everyHitItsOwnLocation: boolean;
}
