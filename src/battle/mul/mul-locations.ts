import type { BodyPlan, LocationName } from '../../rules/body/plan.js';
import { SQUAD_LOCATIONS } from '../../rules/hit-location/squad-locations.js';

/** MegaMek's order of a 'Mech's locations; a quad has its front legs in place of arms. */
const OF_MECHS: readonly LocationName[] = [
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

/** The body comes first; nothing in it can be damaged. */
const BODY = undefined;
const OF_FOUR_SIDES: readonly (LocationName | undefined)[] = [
  BODY,
  'front',
  'right_side',
  'left_side',
  'rear',
  'turret',
  'front_turret',
];
const OF_SIX_SIDES: readonly (LocationName | undefined)[] = [
  BODY,
  'front',
  'front_right',
  'front_left',
  'rear_right',
  'rear_left',
  'rear',
  'turret',
  'front_turret',
];

const OF_ROTORS: readonly (LocationName | undefined)[] = [
  BODY,
  'front',
  'right_side',
  'left_side',
  'rear',
  'rotor',
  'turret',
];
const OF_PROTOMECHS: readonly (LocationName | undefined)[] = [
  BODY,
  'head',
  'torso',
  'right_arm',
  'left_arm',
  'legs',
  'main_gun',
];
const OF_GUNS: readonly LocationName[] = ['guns'];
/** The squad's shared equipment comes first. */
const OF_SQUADS: readonly (LocationName | undefined)[] = [undefined, ...SQUAD_LOCATIONS];

/** Field guns come after their crew; they cannot be damaged. */
const OF_PLATOONS: readonly (LocationName | undefined)[] = ['troopers', undefined];

/** Returns the locations of a body in MegaMek's order. */
export function mulLocations({ locations }: BodyPlan): readonly (LocationName | undefined)[] {
  if (locations.includes('troopers')) return OF_PLATOONS;
  if (locations.includes('guns')) return OF_GUNS;
  if (locations.includes('legs')) return OF_PROTOMECHS;
  if (locations.includes('trooper_1')) return OF_SQUADS;
  if (locations.includes('rotor')) return OF_ROTORS;
  if (locations.includes('front_right')) return OF_SIX_SIDES;
  return locations.includes('right_side') ? OF_FOUR_SIDES : OF_MECHS;
}

export const placeWords = (location: LocationName): string => location.replace('_', ' ');
