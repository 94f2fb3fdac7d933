import { checkNumber, checkOneOf } from '../../check/check.js';
import { MECH_PLANS } from '../body/mech-plans.js';
import type { BodyPlan } from '../body/plan.js';
import type { MechLocation } from '../hit-location/locations.js';

/** What is left of one part of a 'Mech. */
export interface ILocationCondition {
  readonly armor: number;
  /** Of torsos. */
  readonly rearArmor?: number;
  /** At 0 the location is gone. */
  readonly structure: number;
  /** The armor it was built with, of which an explosion behind CASE II takes half. */
  readonly originalArmor?: number;
  /** As the catalog names it, where armor is patchwork. */
  readonly armorType?: string;
}

/** Of all its parts; a center leg makes it a tripod. */
export type IMechCondition = Readonly<Record<Exclude<MechLocation, 'center_leg'>, ILocationCondition>> & {
  readonly center_leg?: ILocationCondition;
};

const GONE: ILocationCondition = Object.freeze({ armor: 0, structure: 0 });

/** What is left of a part; nothing of one that it does not have. */
export const conditionAt = (mech: IMechCondition, location: MechLocation): ILocationCondition =>
  mech[location] ?? GONE;

/** The body that has these parts. */
export const planOf = ({ center_leg }: IMechCondition): BodyPlan<MechLocation> =>
  center_leg === undefined ? MECH_PLANS.biped : MECH_PLANS.tripod;

export const isGone = ({ structure }: ILocationCondition): boolean => structure <= 0;

/** @throws {RangeError} for the center leg of a 'Mech that has none */
export const checkPart = (name: string, mech: IMechCondition, location: MechLocation): void =>
  checkOneOf(name, location, planOf(mech).locations);

/** At the public edge only: what comes later trusts these. */
export function checkCondition(mech: IMechCondition): void {
  for (const location of planOf(mech).locations) {
    const { armor, rearArmor = 0, structure, originalArmor = 0 } = conditionAt(mech, location);
    checkNumber(`${location}.armor`, armor, 0);
    checkNumber(`${location}.rearArmor`, rearArmor, 0);
    checkNumber(`${location}.structure`, structure, 0);
    checkNumber(`${location}.originalArmor`, originalArmor, 0);
  }
}
