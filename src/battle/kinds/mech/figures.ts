import type { MechChassis } from '../../../rules/body/chassis.js';
import type { CockpitType, GyroType, Mount } from '../../../units/index.js';
import type { Design } from '../../combatant/design.js';
import type { MovementGear } from './movement-gear.js';

export interface MechFigures {
  readonly chassis: MechChassis;
  /** The wheels or tracks of a QuadVee. */
  readonly motive: 'tracked' | 'wheeled';
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  readonly fatalEngineHits: number;
  /** An industrial 'Mech: falls and physical attacks cause critical checks. */
  readonly industrial: boolean;
  /** Its triple-strength myomer needs heat, or always works. */
  readonly tripleStrength: 'none' | 'when-hot' | 'always';
  readonly industrialMyomer: boolean;
  readonly hardenedArmor: boolean;
  /** Undamaged equipment for movement, and that of the mounts that work. */
  readonly movementGear: MovementGear;
  readonly movementGearOf: (works: (mount: Mount) => boolean) => MovementGear;
  /** Mounts that matter for movement. */
  readonly movementMounts: readonly Mount[];
}

/** @throws {TypeError} for a unit of another kind, because functions of this kind are never called for one */
export function mechFigures({ mech, name }: Design): MechFigures {
  if (mech === undefined) throw new TypeError(`${name} is not a 'Mech`);
  return mech;
}
