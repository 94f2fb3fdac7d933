import type { MechChassis } from '../../../rules/body/chassis.js';
import type { CockpitType, GyroType, Mount } from '../../../units/index.js';
import type { Design } from '../../combatant/design.js';
import type { MovementGear } from './movement-gear.js';

/** What only 'Mechs have. */
export interface MechFigures {
  readonly chassis: MechChassis;
  /** What a QuadVee drives on in vehicle mode. */
  readonly motive: 'tracked' | 'wheeled';
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  readonly fatalEngineHits: number;
  /** Built for work: falls and blows shake it. */
  readonly industrial: boolean;
  /** It works while the 'Mech is hot, or always. */
  readonly tripleStrength: 'none' | 'when-hot' | 'always';
  readonly industrialMyomer: boolean;
  readonly hardenedArmor: boolean;
  /** What bears on its movement while it is whole, and of the mounts that work. */
  readonly movementGear: MovementGear;
  readonly movementGearOf: (works: (mount: Mount) => boolean) => MovementGear;
  /** The mounts that make a difference to it. */
  readonly movementMounts: readonly Mount[];
}

/** @throws {TypeError} for a unit of another kind, which no function of this kind is asked about */
export function mechFigures({ mech, name }: Design): MechFigures {
  if (mech === undefined) throw new TypeError(`${name} is not a 'Mech`);
  return mech;
}
