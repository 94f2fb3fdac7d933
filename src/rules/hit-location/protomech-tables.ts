import type { ProtoMechLocation } from './protomech-locations.js';

/** The hit goes by, close. */
const MISS = 'near_miss';
export type ProtoMechHit = ProtoMechLocation | typeof MISS;

/** From a roll of 2 to one of 12, from any side (Total Warfare, "ProtoMech Hit Location Table"). */
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

/** On four legs, arms are legs. */
export const onFourLegs = (hit: ProtoMechHit): ProtoMechHit =>
  hit === 'right_arm' || hit === 'left_arm' ? 'legs' : hit;
