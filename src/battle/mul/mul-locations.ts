import type { MechLocation } from '../../rules/hit-location/locations.js';

/** MegaMek's order of a 'Mech's locations; where others have arms, a quad has its front legs. */
export const MUL_LOCATIONS: readonly MechLocation[] = [
  'head',
  'center_torso',
  'right_torso',
  'left_torso',
  'right_arm',
  'left_arm',
  'right_leg',
  'left_leg',
];

export const placeWords = (location: MechLocation): string => location.replace('_', ' ');
