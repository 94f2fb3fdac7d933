import type { ProtoMechLocation } from '../hit-location/protomech-locations.js';
import { type BodyPart, type BodyPlan, bodyPlan } from './plan.js';

const ARMS: readonly BodyPart<ProtoMechLocation>[] = [
  { location: 'right_arm', inward: 'torso' },
  { location: 'left_arm', inward: 'torso' },
];
const MAIN_GUN: readonly BodyPart<ProtoMechLocation>[] = [{ location: 'main_gun', inward: 'torso' }];

/** Excess damage transfers to the torso. The legs are one location, and losing it does not make a ProtoMech fall. */
const planOf = (quad: boolean, mainGun: boolean): BodyPlan =>
  bodyPlan<ProtoMechLocation>(
    [
      { location: 'head', inward: 'torso' },
      { location: 'torso' },
      ...(quad ? [] : ARMS),
      { location: 'legs', inward: 'torso' },
      ...(mainGun ? MAIN_GUN : []),
    ],
    [],
    { head: undefined, center: 'torso' },
  );

const PLANS: readonly (readonly BodyPlan[])[] = [false, true].map((quad) =>
  [false, true].map((mainGun) => planOf(quad, mainGun)),
);

/** The plan of a ProtoMech with two or four legs, with or without a main gun. */
export const protoMechPlan = (quad: boolean, mainGun: boolean): BodyPlan =>
  PLANS[quad ? 1 : 0]?.[mainGun ? 1 : 0] as BodyPlan;
