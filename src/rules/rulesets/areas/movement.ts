import type { ByChassis } from '../../body/chassis.js';

/** What a 'Mech can still do after losing this many legs. */
export interface LegsLost {
  /** Walking points: reduced by this many, or exactly this many. */
  readonly walk: { readonly fewer: number } | { readonly left: number };
  /** Whether damage to its remaining legs slows it further. */
  readonly otherLegsCount: boolean;
  readonly runs: boolean;
  /** Attempts to stand up in a turn, as far as its points go; 0 if it cannot. */
  readonly attemptsToStand: number;
  /** Whether a move in which it stands up is a run, however few points it takes. */
  readonly standingCountsAsRunning: boolean;
  /** Whether it is as easy to hit as one that is shut down. */
  readonly immobile: boolean;
  /** Levels that a step may climb or descend, forward and backward. */
  readonly climbs: number;
  readonly climbsBackward: number;
  /** Whether it turns any number of hexsides for one point, as long as it stays in the hex. */
  readonly turnsAnyWay: boolean;
}

/** The side from which a displaced unit comes into the hex. */
export type ReachedFrom = 'front' | 'side' | 'rear';

/** How a unit avoids another that is displaced into its hex. */
export interface StepAsideRules {
  readonly aheadIfReachedFrom: readonly ReachedFrom[];
  readonly backIfReachedFrom: readonly ReachedFrom[];
  /** Whether only a unit that walked this turn steps back. */
  readonly backOnlyAfterWalking: boolean;
  /** Whether it takes movement points that the unit has not spent yet. */
  readonly takesPoints: boolean;
}

/** How far and how well units move. */
export interface MovementRules {
  /** By legs lost, from none to all. */
  readonly legsLost: ByChassis<readonly LegsLost[]>;
  /** By damaged hips: what is left of the walking points, rounded up. */
  readonly hipFactors: ByChassis<readonly number[]>;
  /** Walking points that each damaged hip costs beside that. */
  readonly pointsPerHip: number;
  /** Whether actuators below a damaged hip cost points, too. */
  readonly actuatorsBelowHipCount: boolean;
  /** The least walking points with damaged legs, as long as the unit can stand on them. */
  readonly leastWalkOnDamagedLegs: number;
  /** Levels that a step may climb or descend while a hip is damaged. */
  readonly climbsOnDamagedHip: number;
  /** What MASC or a supercharger must reach on 2d6, by turns of use before this one; the last counts for all beyond. */
  readonly boosterNumbers: readonly number[];
  /** Whether a failed MASC damages one leg, as a critical roll decides, or each leg once. */
  readonly mascTearsOneLeg: boolean;
  /** Whether units skid on pavement and ice. */
  readonly skids: boolean;
  readonly stepAside: StepAsideRules;
}
