import { checkOneOf } from '../../check/check.js';
import { MECH_PLANS } from '../body/mech-plans.js';
import type { BodyPlan } from '../body/plan.js';
import type { MechLocation } from '../hit-location/locations.js';

/** What is left of one location of a 'Mech. */
export interface ILocationCondition {
  readonly armor: number;
  /** Torsos only. */
  readonly rearArmor?: number;
  /** At 0 the location is gone. */
  readonly structure: number;
  /** The armor it was built with. An explosion behind CASE II destroys half of it. */
  readonly originalArmor?: number;
  /** As named in the catalog, for patchwork armor. */
  readonly armorType?: string;
}

/** The condition of a whole 'Mech. One with a center leg is a tripod. */
export type IMechCondition = Readonly<Record<Exclude<MechLocation, 'center_leg'>, ILocationCondition>> & {
  readonly center_leg?: ILocationCondition;
};

const GONE: ILocationCondition = Object.freeze({ armor: 0, structure: 0 });

/** The condition of a location. A location that the 'Mech lacks counts as destroyed. */
export const conditionAt = (mech: IMechCondition, location: MechLocation): ILocationCondition =>
  mech[location] ?? GONE;

/** The body plan for these locations. */
export const planOf = ({ center_leg }: IMechCondition): BodyPlan<MechLocation> =>
  center_leg === undefined ? MECH_PLANS.biped : MECH_PLANS.tripod;

export const isGone = ({ structure }: ILocationCondition): boolean => structure <= 0;

/** @throws {RangeError} for the center leg of a 'Mech that has none */
export const checkPart = (name: string, mech: IMechCondition, location: MechLocation): void =>
  checkOneOf(name, location, planOf(mech).locations);
