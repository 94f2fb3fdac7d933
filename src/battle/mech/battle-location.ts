import {
  CENTER_TORSO,
  HEAD,
  LEFT_ARM,
  LEFT_LEG,
  LEFT_TORSO,
  NOWHERE,
  RIGHT_ARM,
  RIGHT_LEG,
  RIGHT_TORSO,
} from '../../rules/damage/body.js';

const LOCATIONS: Readonly<Record<string, number>> = {
  HD: HEAD,
  CT: CENTER_TORSO,
  LT: LEFT_TORSO,
  RT: RIGHT_TORSO,
  LA: LEFT_ARM,
  RA: RIGHT_ARM,
  LL: LEFT_LEG,
  RL: RIGHT_LEG,
  // Where others have arms, a quad has its front legs.
  FLL: LEFT_ARM,
  FRL: RIGHT_ARM,
  RLL: LEFT_LEG,
  RRL: RIGHT_LEG,
};

/** The index of a location as unit files abbreviate it. */
export const battleLocation = (location: string | undefined): number =>
  location === undefined ? NOWHERE : (LOCATIONS[location] ?? NOWHERE);
