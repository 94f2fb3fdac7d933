import { INFANTRY_LOCATIONS, type InfantryLocation } from '../hit-location/infantry-locations.js';
import { MECH_LOCATIONS, type MechLocation } from '../hit-location/locations.js';
import { PROTOMECH_LOCATIONS, type ProtoMechOwnLocation } from '../hit-location/protomech-locations.js';
import { SQUAD_LOCATIONS, type SquadLocation } from '../hit-location/squad-locations.js';
import { VEHICLE_LOCATIONS, type VehicleLocation } from '../hit-location/vehicle-locations.js';

/** A location of any kind of unit. */
export type LocationName =
  | MechLocation
  | VehicleLocation
  | SquadLocation
  | ProtoMechOwnLocation
  | InfantryLocation;
export const LOCATION_NAMES: readonly LocationName[] = Object.freeze([
  ...MECH_LOCATIONS,
  ...VEHICLE_LOCATIONS,
  ...SQUAD_LOCATIONS,
  ...PROTOMECH_LOCATIONS,
  ...INFANTRY_LOCATIONS,
]);

/** No location: damage has nowhere to transfer to, or the body lacks the part. */
export const NOWHERE = -1;

/** An upper limit on the locations of any body. */
export const MOST_LOCATIONS = 16;

/**
 * What a body is made of. A location is its index in `locations`, and every table has a value for each. Inner loops
 * read plans, so the tables hold only numbers.
 */
export interface BodyPlan<Name extends LocationName = LocationName> {
  readonly locations: readonly Name[];
  /** Names of the locations for people to read. */
  readonly words: readonly string[];
  /** Where damage and critical hits transfer to. */
  readonly inward: Int8Array;
  /** The location that is lost when this one is destroyed. */
  readonly beside: Int8Array;
  /** 1 where the location has rear armor. */
  readonly hasRear: Uint8Array;
  /** 1 for a leg, and for an arm. */
  readonly isLeg: Uint8Array;
  readonly isArm: Uint8Array;
  /** -1 for left, 1 for right, 0 for neither. */
  readonly side: Int8Array;
  readonly legs: readonly number[];
  readonly arms: readonly number[];
  readonly torsos: readonly number[];
  /** Legs that stand side by side. */
  readonly pairsOfLegs: readonly (readonly number[])[];
  /** The location whose hits injure the crew, or `NOWHERE`. */
  readonly head: number;
  /** The main location. A 'Mech or ProtoMech that loses it is destroyed. */
  readonly center: number;
}

export const locationAt = <Name extends LocationName>({ locations }: BodyPlan<Name>, index: number): Name =>
  locations[index] as Name;

export interface BodyPart<Name extends LocationName = LocationName> {
  readonly location: Name;
  readonly words?: string;
  readonly inward?: Name;
  readonly beside?: Name;
  readonly is?: 'leg' | 'arm' | 'torso';
}

/** Makes the plan of a body from its parts, in the order of their indexes. */
export function bodyPlan<Name extends LocationName>(
  parts: readonly BodyPart<Name>[],
  pairsOfLegs: readonly (readonly Name[])[],
  { head, center }: { readonly head: Name | undefined; readonly center: Name },
): BodyPlan<Name> {
  const locations = parts.map(({ location }) => location);
  const at = (location: Name | undefined): number =>
    location === undefined ? NOWHERE : locations.indexOf(location);
  const those = (is: BodyPart['is']): readonly number[] =>
    parts.flatMap((part, index) => (part.is === is ? [index] : []));
  const marks = (indexes: readonly number[]): Uint8Array =>
    Uint8Array.from(parts, (_, index) => (indexes.includes(index) ? 1 : 0));
  const torsos = those('torso');
  const arms = those('arm');
  const pairs = pairsOfLegs.map((pair) => pair.map(at));
  const legs = pairs.flat();
  return {
    locations,
    words: parts.map(({ location, words }) => words ?? location.replace('_', ' ')),
    inward: Int8Array.from(parts, ({ inward }) => at(inward)),
    beside: Int8Array.from(parts, ({ beside }) => at(beside)),
    hasRear: marks(torsos),
    isLeg: marks(legs),
    isArm: marks(arms),
    side: Int8Array.from(locations, (name) => (name.includes('left') ? -1 : name.includes('right') ? 1 : 0)),
    legs,
    arms,
    torsos,
    pairsOfLegs: pairs,
    head: at(head),
    center: at(center),
  };
}
