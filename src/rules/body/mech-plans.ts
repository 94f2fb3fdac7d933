import { MECH_LOCATIONS, type MechLocation } from '../hit-location/locations.js';
import { type ByChassis, byLegs, type MechChassis } from './chassis.js';
import { type BodyPart, type BodyPlan, bodyPlan } from './plan.js';

const HEAD_AND_TORSOS: readonly BodyPart<MechLocation>[] = [
  { location: 'head' },
  { location: 'center_torso', is: 'torso' },
  { location: 'left_torso', is: 'torso', inward: 'center_torso', beside: 'left_arm' },
  { location: 'right_torso', is: 'torso', inward: 'center_torso', beside: 'right_arm' },
];
const ARMS: readonly BodyPart<MechLocation>[] = [
  { location: 'left_arm', is: 'arm', inward: 'left_torso' },
  { location: 'right_arm', is: 'arm', inward: 'right_torso' },
];
const LEGS: readonly BodyPart<MechLocation>[] = [
  { location: 'left_leg', is: 'leg', inward: 'left_torso' },
  { location: 'right_leg', is: 'leg', inward: 'right_torso' },
];
const CENTER_LEG: BodyPart<MechLocation> = { location: 'center_leg', is: 'leg', inward: 'center_torso' };

/** A quad has front legs in place of arms. A front leg is lost with its side torso, like an arm. */
const FOUR_LEGS: readonly BodyPart<MechLocation>[] = [
  { location: 'left_arm', is: 'leg', inward: 'left_torso', words: 'front left leg' },
  { location: 'right_arm', is: 'leg', inward: 'right_torso', words: 'front right leg' },
  { location: 'left_leg', is: 'leg', inward: 'left_torso', words: 'rear left leg' },
  { location: 'right_leg', is: 'leg', inward: 'right_torso', words: 'rear right leg' },
];

const HELD_BY = { head: 'head', center: 'center_torso' } as const;

/** Every plan uses the indexes of `MECH_LOCATIONS`. */
export const MECH_PLANS: ByChassis<BodyPlan<MechLocation>> = byLegs(
  bodyPlan<MechLocation>([...HEAD_AND_TORSOS, ...ARMS, ...LEGS], [['left_leg', 'right_leg']], HELD_BY),
  bodyPlan(
    [...HEAD_AND_TORSOS, ...FOUR_LEGS],
    [
      ['left_arm', 'right_arm'],
      ['left_leg', 'right_leg'],
    ],
    HELD_BY,
  ),
  bodyPlan(
    [...HEAD_AND_TORSOS, ...ARMS, ...LEGS, CENTER_LEG],
    [['left_leg', 'right_leg', 'center_leg']],
    HELD_BY,
  ),
);

const INDEX: Readonly<Record<MechLocation, number>> = Object.fromEntries(
  MECH_LOCATIONS.map((location, index) => [location, index]),
) as Record<MechLocation, number>;

/** The index of a location. It is the same in the plan of every 'Mech that has the location. */
export const mechLocationIndex = (location: MechLocation): number => INDEX[location];

export const mechLocationAt = (index: number): MechLocation => MECH_LOCATIONS[index] as MechLocation;

export const HEAD = INDEX.head;
export const CENTER_TORSO = INDEX.center_torso;
export const LEFT_TORSO = INDEX.left_torso;
export const RIGHT_TORSO = INDEX.right_torso;
export const LEFT_ARM = INDEX.left_arm;
export const RIGHT_ARM = INDEX.right_arm;
export const LEFT_LEG = INDEX.left_leg;
export const RIGHT_LEG = INDEX.right_leg;

/** Whether a location is a leg on this chassis. */
export const isLegOf = (chassis: MechChassis, location: MechLocation): boolean =>
  MECH_PLANS[chassis].isLeg[INDEX[location]] === 1;
