import { MECH_LOCATIONS, type MechLocation } from '../hit-location/locations.js';
import type { ArmorRule } from '../rulesets/areas/damage.js';
import type { StructureRule } from './materials.js';
import type { Plating } from './plating.js';

/**
 * Armor and structure as they are struck, by index in `MECH_LOCATIONS`. A battle keeps one for each 'Mech and changes
 * it in place.
 */
export interface MechBody {
  readonly armor: Float64Array;
  /** Of torsos. */
  readonly rearArmor: Float64Array;
  /** At 0 the location is gone. */
  readonly structure: Float64Array;
  readonly armorRules: readonly ArmorRule[];
  readonly structureRule: StructureRule;
  /** Undefined for the many that have none. */
  readonly plating: Plating | undefined;
}

export const LOCATION_COUNT = MECH_LOCATIONS.length;

const INDEX: Readonly<Record<MechLocation, number>> = Object.fromEntries(
  MECH_LOCATIONS.map((location, index) => [location, index]),
) as Record<MechLocation, number>;

export const locationIndex = (location: MechLocation): number => INDEX[location];

/** The name of a location that exists. */
export const locationAt = (index: number): MechLocation => MECH_LOCATIONS[index] as MechLocation;

export const HEAD = INDEX.head;
export const CENTER_TORSO = INDEX.center_torso;
export const LEFT_TORSO = INDEX.left_torso;
export const RIGHT_TORSO = INDEX.right_torso;
export const LEFT_ARM = INDEX.left_arm;
export const RIGHT_ARM = INDEX.right_arm;
export const LEFT_LEG = INDEX.left_leg;
export const RIGHT_LEG = INDEX.right_leg;

/** No location: where damage goes that a head or center torso cannot take. */
export const NOWHERE = -1;

const inward = new Int8Array(LOCATION_COUNT).fill(NOWHERE);
inward[LEFT_ARM] = LEFT_TORSO;
inward[LEFT_LEG] = LEFT_TORSO;
inward[RIGHT_ARM] = RIGHT_TORSO;
inward[RIGHT_LEG] = RIGHT_TORSO;
inward[LEFT_TORSO] = CENTER_TORSO;
inward[RIGHT_TORSO] = CENTER_TORSO;

/** Where damage and critical hits go that a location cannot take. */
export const inwardFrom = (location: number): number => inward[location] as number;

/** The arm that falls off with a side torso. */
export function armBeside(location: number): number {
  if (location === LEFT_TORSO) return LEFT_ARM;
  return location === RIGHT_TORSO ? RIGHT_ARM : NOWHERE;
}

/** Only torsos have armor behind. */
export const isTorsoIndex = (location: number): boolean =>
  location === CENTER_TORSO || location === LEFT_TORSO || location === RIGHT_TORSO;
