import { mechLocationIndex } from '../../../rules/body/mech-plans.js';
import { NOWHERE } from '../../../rules/body/plan.js';
import type { MechLocation } from '../../../rules/hit-location/locations.js';
import { type ChassisKind, locationsOf, type MechLocationCode } from '../../../units/index.js';

const WORDS: Readonly<Record<MechLocationCode, MechLocation>> = {
  HD: 'head',
  CT: 'center_torso',
  LT: 'left_torso',
  RT: 'right_torso',
  LA: 'left_arm',
  RA: 'right_arm',
  LL: 'left_leg',
  RL: 'right_leg',
  CL: 'center_leg',
  // The front legs of a quad take the place of arms.
  FLL: 'left_arm',
  FRL: 'right_arm',
  RLL: 'left_leg',
  RRL: 'right_leg',
};
const BY_CODE: ReadonlyMap<string, MechLocation> = new Map(Object.entries(WORDS));

/** The location with this code in unit files. */
export const locationOfCode = (code: MechLocationCode): MechLocation => WORDS[code];

/**
 * The code of a location in unit files: the left arm of a quad is its front left leg, `FLL`. Undefined for the center
 * leg of a 'Mech without one.
 */
export const codeOfLocation = (location: MechLocation, kind: ChassisKind): MechLocationCode | undefined =>
  locationsOf(kind).find((code) => WORDS[code] === location);

/** The index of the location with this code in unit files. */
export function battleLocation(code: string | undefined): number {
  const location = code === undefined ? undefined : BY_CODE.get(code);
  return location === undefined ? NOWHERE : mechLocationIndex(location);
}
