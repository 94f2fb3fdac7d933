import { checkNumber } from '../../check/check.js';
import { MECH_LOCATIONS, type MechLocation } from '../hit-location/locations.js';

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

export type IMechCondition = Readonly<Record<MechLocation, ILocationCondition>>;

const ARM_OF: Readonly<Partial<Record<MechLocation, MechLocation>>> = {
  left_torso: 'left_arm',
  right_torso: 'right_arm',
};

/** The arm that falls off with a side torso. */
export const armAt = (location: MechLocation): MechLocation | undefined => ARM_OF[location];

export const isGone = ({ structure }: ILocationCondition): boolean => structure <= 0;

/** At the public edge only: what comes later trusts these. */
export function checkCondition(mech: IMechCondition): void {
  for (const location of MECH_LOCATIONS) {
    const { armor, rearArmor = 0, structure, originalArmor = 0 } = mech[location];
    checkNumber(`${location}.armor`, armor, 0);
    checkNumber(`${location}.rearArmor`, rearArmor, 0);
    checkNumber(`${location}.structure`, structure, 0);
    checkNumber(`${location}.originalArmor`, originalArmor, 0);
  }
}
