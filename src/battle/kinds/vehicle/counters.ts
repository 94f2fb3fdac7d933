import { MOTIVE_DRIVING, type MotiveEffect } from '../../../rules/vehicle/motive.js';
import type { Combatant } from '../../combatant/combatant.js';

// The counters of a vehicle, by index.

/** Grades of motive damage, one bit each. */
export const MOTIVE_GRADES = 0;
export const MP_LOST = 1;
/** Set at the end of the phase in which it was stopped. */
export const IMMOBILIZED = 2;
export const DRIVER_HIT = 3;
export const COMMANDER_HIT = 4;
/** The state of a commander who was hit, and of one for whom the officer at the console has taken over. */
export const HIT = 1;
export const REPLACED = 2;
export const SENSOR_HITS = 5;
/** Turns for which the crew is stunned, including this one. */
export const STUNNED_TURNS = 6;
export const ENGINE_HIT = 7;
export const TURRET_STATE = 8;
/** Locations with a damaged stabilizer, one bit each. */
export const STABILIZERS = 10;
export const CREW_KILLED = 11;
/** One byte for each destroyed fixture. */
export const FIXTURES = 12;

/**
 * For flying vehicles, after the fixtures: whether the flight stabilizer is hit, and whether the vehicle stays in the
 * air this turn, however few hexes it moves.
 */
export const FLIGHT_COUNTERS = 2;
const FLIGHT_STABILIZER = 0;
const STAYS_UP = 1;

const behindFixtures = ({ design }: Combatant, place: number): number =>
  FIXTURES + design.fixtures.length + place;
export const flightStabilizer = (unit: Combatant): number => behindFixtures(unit, FLIGHT_STABILIZER);
export const staysUp = (unit: Combatant): number => behindFixtures(unit, STAYS_UP);
export const hasFlightStabilizerHit = (unit: Combatant): boolean =>
  unit.design.flight !== undefined && counted(unit, flightStabilizer(unit)) > 0;

export const MOST_SENSOR_HITS = 4;
export const MOST_STUNNED_TURNS = 100;

export const JUST_NOW = 1;
export const FOR_GOOD = 2;

export const TURRET_JAMMED = 1;
export const TURRET_LOCKED = 2;

export const GRADE_BITS: Readonly<Partial<Record<MotiveEffect, number>>> = {
  minor: 1,
  moderate: 2,
  heavy: 4,
};

export const counted = ({ counters }: Combatant, place: number): number => counters[place] as number;

export function count({ counters }: Combatant, place: number, value: number): void {
  counters[place] = value;
}

export const isCommanderHit = (unit: Combatant): boolean => counted(unit, COMMANDER_HIT) === HIT;

/** The modifier of motive damage to driving rolls: each grade once. */
export function motiveDriving(unit: Combatant): number {
  const grades = counted(unit, MOTIVE_GRADES);
  let sum = 0;
  for (const [grade, bit] of Object.entries(GRADE_BITS)) {
    if ((grades & bit) !== 0) sum += MOTIVE_DRIVING[grade as MotiveEffect] ?? 0;
  }
  return sum;
}

export const hasStabilizerHit = (unit: Combatant, location: number): boolean =>
  location >= 0 && (counted(unit, STABILIZERS) & (1 << location)) !== 0;
