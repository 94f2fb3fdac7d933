import type { ByChassis } from '../../body/chassis.js';

/** One roll for each hit on a leg, one for all of a phase with the damage of all, or one with the worst hit alone. */
export const ROLLS_FOR_LEG_HITS = ['each', 'one', 'one-for-the-worst'] as const;

/** The effects of gyro hits on piloting rolls. */
export interface GyroRules {
  /** Added to every roll, by number of hits from 0; one hit beyond the list destroys the gyro. */
  readonly modifiers: readonly number[];
  /** Total of the gyro's modifiers to the roll that a hit causes, from the first hit on; null if a hit causes none. */
  readonly onHit: readonly (number | null)[];
  /** Added to the roll for landing a jump, by hits from none on. */
  readonly onLanding: readonly number[];
  /** Gyro hits from which on running causes a roll, and so does landing a jump. */
  readonly runningAsksFrom: number;
  readonly landingAsksFrom: number;
}

/** The effects of lost legs on piloting rolls. */
export interface LostLegsRules {
  readonly modifier: number;
  /** Whether every roll fails, except for the pilot's in a fall. */
  readonly fails: boolean;
  /** Whether running causes a roll, and whether walking does. */
  readonly runningAsks: boolean;
  readonly walkingAsks: boolean;
}

/** Piloting skill rolls. */
export interface PilotingRules {
  /** For each wound of the pilot. */
  readonly perWound: ByChassis<0 | 1>;
  /** For a dedicated pilot, and for another crew member who has taken over. */
  readonly dedicatedPilot: ByChassis<number>;
  readonly pilotOut: number;
  /** All gyros that are not named are like the standard one. */
  readonly gyros: {
    readonly standard: GyroRules;
    readonly heavyDuty: GyroRules;
    readonly superheavy: GyroRules;
  };
  /** By legs lost, from none to all. */
  readonly legsLost: ByChassis<readonly LostLegsRules[]>;
  /** Whether a 'Mech falls with the first leg that it loses, or rolls. */
  readonly firstLegFells: ByChassis<boolean>;
  /** For each damaged hip. */
  readonly hip: number;
  /** Whether a damaged hip hides all other damage in its leg. */
  readonly hipHidesActuators: boolean;
  /** For each damaged foot; upper and lower leg are 1 each in every edition. */
  readonly foot: number;
  readonly footHitAsksForRoll: boolean;
  /** The rolls that several hits on one leg in a phase cause. */
  readonly rollsForLegHits: (typeof ROLLS_FOR_LEG_HITS)[number];
  /** The least number of hexes for which a move with damaged hips, legs or gyro causes a roll. */
  readonly runningAsksFromHexes: number;
  readonly standingUp: ByChassis<number>;
  /** For the attacker after a death from above that hit. */
  readonly deathFromAbove: number;
}
