import type { ProtoMechLocation } from './protomech-locations.js';

/** The hit is a near miss. */
const MISS = 'near_miss';
export type ProtoMechHit = ProtoMechLocation | typeof MISS;

/** For rolls of 2 to 12, from any side (Total Warfare, "ProtoMech Hit Location Table"). */
export const PROTOMECH_TABLE: readonly ProtoMechHit[] = [
  'main_gun',
  MISS,
  'right_arm',
  'legs',
  'torso',
  'torso',
  'torso',
  'legs',
  'left_arm',
  MISS,
  'head',
];

/** On a quad, arm hits strike the legs. */
export const onFourLegs = (hit: ProtoMechHit): ProtoMechHit =>
  hit === 'right_arm' || hit === 'left_arm' ? 'legs' : hit;
