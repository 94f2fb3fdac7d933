import type { ByChassis } from '../../body/chassis.js';

/** What a 'Mech can still do that has lost so many of its legs. */
export interface LegsLost {
  /** Walking points: fewer by so many, or so many and no more. */
  readonly walk: { readonly fewer: number } | { readonly left: number };
  /** Whether damage to the legs that are left slows it further. */
  readonly otherLegsCount: boolean;
  readonly runs: boolean;
  /** Whether it can get up from the ground. */
  readonly stands: boolean;
  /** Whether it is as easy to hit as one that is shut down. */
  readonly immobile: boolean;
  /** Levels that a step may climb or descend, forward and backward. */
  readonly climbs: number;
  readonly climbsBackward: number;
  /** Whether it turns any way for the point of one hexside, as long as it stays in the hex. */
  readonly turnsAnyWay: boolean;
}

/** The side from which a displaced unit comes into the hex. */
export type ReachedFrom = 'front' | 'side' | 'rear';

/** How a unit gets out of the way of another that is driven into its hex. */
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
  /** Walking points that damage to legs leaves at least, as long as they carry the unit. */
  readonly leastWalkOnDamagedLegs: number;
  /** Levels that a step may climb or descend while a hip is damaged. */
  readonly climbsOnDamagedHip: number;
  /** What MASC or a supercharger must reach on 2d6, by turns of use before this one; the last counts for all beyond. */
  readonly boosterNumbers: readonly number[];
  /** Whether MASC that fails tears at one leg, as hard as a roll says, or at each of them once. */
  readonly mascTearsOneLeg: boolean;
  /** Whether units skid on pavement and ice. */
  readonly skids: boolean;
  readonly stepAside: StepAsideRules;
}
