import type { ProtoMechLocation } from '../../../rules/hit-location/protomech-locations.js';
import type { Design } from '../../combatant/design.js';

export interface ProtoMechFigures {
  readonly quad: boolean;
  readonly mainGun: boolean;
  readonly walk: number;
  readonly jump: number;
  /** With a myomer booster it runs at twice its walking points. */
  readonly boosted: boolean;
  /** Its melee weapon; that of a quad counts twice. */
  readonly meleeWeapons: number;
  /** By index of the plan. */
  readonly names: readonly ProtoMechLocation[];
  /** Weapons in the torso, in the order of the sheet. */
  readonly torsoWeapons: readonly number[];
}

/** @throws {TypeError} for a unit of another kind, because functions of this kind are never called for one */
export function protoMechFigures({ protoMech, name }: Design): ProtoMechFigures {
  if (protoMech === undefined) throw new TypeError(`${name} is not a ProtoMech`);
  return protoMech;
}
