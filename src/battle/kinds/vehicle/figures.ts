import type { CriticalColumn } from '../../../rules/vehicle/criticals.js';
import type { Motion } from '../../../rules/vehicle/motion.js';
import type { Design } from '../../combatant/design.js';

export interface VehicleFigures {
  readonly motion: Motion;
  readonly sixSided: boolean;
  /** A combat vehicle above the usual weight limit. */
  readonly superheavy: boolean;
  /** It is better protected against fire. */
  readonly builtForWar: boolean;
  readonly armoredChassis: boolean;
  readonly cruise: number;
  /** Cruising points before foils and equipment change them. */
  readonly rating: number;
  readonly jump: number;
  readonly armoredMotive: boolean;
  /** Its fuel can explode, not its engine. */
  readonly burnsFuel: boolean;
  /** CASE protects the whole vehicle. */
  readonly hasCase: boolean;
  readonly hasCaseII: boolean;
  /** It can never move. */
  readonly standsStill: boolean;
  /** Locations of the turrets, or nowhere; of two turrets, the rear one comes first. */
  readonly turretAt: readonly [number, number];
  /** By location. */
  readonly columns: readonly CriticalColumn[];
  /** Equipment for movement that decides where it can go. */
  readonly bulldozers: readonly number[];
}

/** @throws {TypeError} for a unit of another kind, because functions of this kind are never called for one */
export function vehicleFigures({ vehicle, name }: Design): VehicleFigures {
  if (vehicle === undefined) throw new TypeError(`${name} is not a vehicle`);
  return vehicle;
}
