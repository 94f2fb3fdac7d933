import type { LocationName } from '../../rules/body/plan.js';

/** MegaMek's order of a 'Mech's locations; where others have arms, a quad has its front legs. */
export const MUL_LOCATIONS: readonly LocationName[] = [
  'head',
  'center_torso',
  'right_torso',
  'left_torso',
  'right_arm',
  'left_arm',
  'right_leg',
  'left_leg',
  'center_leg',
];

export const placeWords = (location: LocationName): string => location.replace('_', ' ');
