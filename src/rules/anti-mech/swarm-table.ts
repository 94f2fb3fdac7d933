import type { MechLocation } from '../hit-location/locations.js';

/** A location that soldiers on a 'Mech can strike. */
export interface SwarmCell {
  readonly location: MechLocation;
  readonly rear: boolean;
}

const front = (location: MechLocation): SwarmCell => ({ location, rear: false });
const rear = (location: MechLocation): SwarmCell => ({ location, rear: true });

const FIRST = 2;

/** Rolls of 2 to 12 (Total Warfare, "Swarm Attacks Hit Location Table"). */
const WITH_ARMS: readonly SwarmCell[] = [
  front('head'),
  rear('center_torso'),
  rear('right_torso'),
  front('right_torso'),
  front('right_arm'),
  front('center_torso'),
  front('left_arm'),
  front('left_torso'),
  rear('left_torso'),
  rear('center_torso'),
  front('head'),
];
const ON_FOUR_LEGS: readonly SwarmCell[] = [
  front('head'),
  front('right_torso'),
  rear('center_torso'),
  rear('right_torso'),
  front('right_torso'),
  front('center_torso'),
  front('left_torso'),
  rear('left_torso'),
  rear('center_torso'),
  front('left_torso'),
  front('head'),
];

export const swarmCell = (total: number, hasArms: boolean): SwarmCell =>
  (hasArms ? WITH_ARMS : ON_FOUR_LEGS)[total - FIRST] as SwarmCell;
