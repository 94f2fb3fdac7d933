import type { ProtoMechLocation } from '../hit-location/protomech-locations.js';

/** Critical hits that destroy a location. Only damage to its structure destroys a main gun. */
export const HITS_TO_DESTROY: Readonly<Record<ProtoMechLocation, number>> = Object.freeze({
  head: 2,
  torso: 3,
  right_arm: 2,
  left_arm: 2,
  legs: 3,
  main_gun: 0,
});

/** Pilot wounds by number of critical hits, starting with the first (Total Warfare, "ProtoMech Critical Hits"). */
const WOUNDS: Readonly<Record<ProtoMechLocation, readonly number[]>> = {
  head: [0, 1],
  torso: [1, 1, 1],
  right_arm: [0, 1],
  left_arm: [0, 1],
  legs: [0, 0, 1],
  main_gun: [],
};

/** Pilot wounds from the critical hits between two counts. */
export const woundsBetween = (location: ProtoMechLocation, before: number, after: number): number =>
  WOUNDS[location].slice(before, after).reduce((sum, wounds) => sum + wounds, 0);

const HEAVY = 9;
const NOTHING = -1;

/**
 * Returns which torso weapon a die destroys, counted from 0; -1 for none. A ProtoMech of more than nine tons has an
 * additional weapon where others have none.
 */
export function torsoWeaponHit(die: number, quad: boolean, tonnage: number): number {
  const heavy = tonnage > HEAVY;
  if (quad) return die <= 4 || heavy ? die - 1 : NOTHING;
  const weapon = Math.ceil(die / 2) - 1;
  return weapon < 2 || heavy ? weapon : NOTHING;
}

const ONE = 8;
const TWO = 10;
const THREE = 12;

/** Critical hits from the roll of a critical check. No location is blown off. */
export const criticalHitsOf = (total: number): number =>
  total >= THREE ? 3 : total >= TWO ? 2 : total >= ONE ? 1 : 0;
