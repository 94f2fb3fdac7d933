import { locationIndex, NOWHERE } from '../../rules/damage/body.js';
import type { MechLocation } from '../../rules/hit-location/locations.js';
import { type ChassisKind, locationsOf, type MechLocationCode } from '../../units/index.js';

/** Battles know no tripods, and so no center leg. */
const WORDS: Readonly<Record<MechLocationCode, MechLocation | undefined>> = {
  HD: 'head',
  CT: 'center_torso',
  LT: 'left_torso',
  RT: 'right_torso',
  LA: 'left_arm',
  RA: 'right_arm',
  LL: 'left_leg',
  RL: 'right_leg',
  CL: undefined,
  // Where others have arms, a quad has its front legs.
  FLL: 'left_arm',
  FRL: 'right_arm',
  RLL: 'left_leg',
  RRL: 'right_leg',
};
const BY_CODE: ReadonlyMap<string, MechLocation | undefined> = new Map(Object.entries(WORDS));

/** The location that unit files abbreviate so; undefined for a tripod's center leg. */
export const locationOfCode = (code: MechLocationCode): MechLocation | undefined => WORDS[code];

/** How unit files abbreviate a location of such a 'Mech: the left arm of a quad is its front left leg, `FLL`. */
export const codeOfLocation = (location: MechLocation, kind: ChassisKind): MechLocationCode =>
  locationsOf(kind).find((code) => WORDS[code] === location) as MechLocationCode;

/** The index of a location as unit files abbreviate it. */
export function battleLocation(code: string | undefined): number {
  const location = code === undefined ? undefined : BY_CODE.get(code);
  return location === undefined ? NOWHERE : locationIndex(location);
}
