import type { ProtoMechLocation } from '../../../rules/hit-location/protomech-locations.js';
import type { Design } from '../../combatant/design.js';

/** What only ProtoMechs have. */
export interface ProtoMechFigures {
  readonly quad: boolean;
  readonly mainGun: boolean;
  readonly walk: number;
  readonly jump: number;
  /** A myomer booster doubles its walk in place of a run. */
  readonly boosted: boolean;
  /** What it was built to strike with; that of a quad counts twice. */
  readonly meleeWeapons: number;
  /** By index of the plan. */
  readonly names: readonly ProtoMechLocation[];
  /** Weapons in the torso, in the order of the sheet. */
  readonly torsoWeapons: readonly number[];
}

/** @throws {TypeError} for a unit of another kind, which no function of this kind is asked about */
export function protoMechFigures({ protoMech, name }: Design): ProtoMechFigures {
  if (protoMech === undefined) throw new TypeError(`${name} is not a ProtoMech`);
  return protoMech;
}
