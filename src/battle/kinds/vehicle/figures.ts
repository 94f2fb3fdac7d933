import type { CriticalColumn } from '../../../rules/vehicle/criticals.js';
import type { Motion } from '../../../rules/vehicle/motion.js';
import type { Design } from '../../combatant/design.js';

/** What only vehicles have. */
export interface VehicleFigures {
  readonly motion: Motion;
  readonly sixSided: boolean;
  /** A combat vehicle above the usual limit. */
  readonly superheavy: boolean;
  /** Fire finds fewer ways into it. */
  readonly builtForWar: boolean;
  readonly cruise: number;
  readonly jump: number;
  readonly armoredMotive: boolean;
  /** Its fuel explodes, and its engine does not. */
  readonly burnsFuel: boolean;
  /** CASE guards the whole vehicle. */
  readonly hasCase: boolean;
  readonly hasCaseII: boolean;
  /** Nothing ever moves it. */
  readonly standsStill: boolean;
  /** Locations of the turrets, or nowhere; of two, the rear one comes first. */
  readonly turretAt: readonly [number, number];
  /** By location. */
  readonly columns: readonly CriticalColumn[];
  /** Fixtures of the motive gear that bears on where it can go. */
  readonly bulldozers: readonly number[];
}

/** @throws {TypeError} for a unit of another kind, which no function of this kind is asked about */
export function vehicleFigures({ vehicle, name }: Design): VehicleFigures {
  if (vehicle === undefined) throw new TypeError(`${name} is not a vehicle`);
  return vehicle;
}
