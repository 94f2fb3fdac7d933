import type { FiringArc } from '../to-hit/vocabulary.js';

export const MECH_LOCATIONS = Object.freeze([
  'head',
  'center_torso',
  'left_torso',
  'right_torso',
  'left_arm',
  'right_arm',
  'left_leg',
  'right_leg',
  'center_leg',
] as const);
/** A location of a 'Mech. A quad has front legs in place of arms. Only a tripod has a center leg. */
export type MechLocation = (typeof MECH_LOCATIONS)[number];

export const HIT_LOCATIONS = Object.freeze([
  ...MECH_LOCATIONS,
  'center_torso_rear',
  'left_torso_rear',
  'right_torso_rear',
] as const);
/** Where a hit strikes. Torsos have front and rear armor. */
export type HitLocation = (typeof HIT_LOCATIONS)[number];

const REAR: Readonly<Partial<Record<MechLocation, HitLocation>>> = {
  center_torso: 'center_torso_rear',
  left_torso: 'left_torso_rear',
  right_torso: 'right_torso_rear',
};

const FRONT: Readonly<Record<string, MechLocation>> = Object.fromEntries(
  Object.entries(REAR).map(([front, rear]) => [rear, front as MechLocation]),
);

/** The location that a hit strikes, front or rear. */
export const mechLocationOf = (hit: HitLocation): MechLocation => FRONT[hit] ?? (hit as MechLocation);

export const isRearHit = (hit: HitLocation): boolean => hit in FRONT;

/** The hit on a location from this arc. Only hits from the rear strike rear armor. */
export function hitFrom(arc: FiringArc, location: MechLocation): HitLocation {
  return (arc === 'rear' && REAR[location]) || location;
}
