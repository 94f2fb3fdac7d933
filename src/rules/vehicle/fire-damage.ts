import { damageEntry } from '../to-hit/modifiers/damage.js';
import { attackerMovement } from '../to-hit/movement.js';
import type { IToHitModifierDetail } from '../to-hit/states.js';
import type { MovementType } from '../to-hit/vocabulary.js';

/** Damage to a vehicle that affects one of its shots. */
export interface VehicleFireDamage {
  readonly commanderHit: boolean;
  /** The stabilizer in the weapon's location is hit. */
  readonly stabilizerHit: boolean;
  readonly movementType: MovementType;
  readonly skidded: boolean;
}

/** Returns to-hit modifiers for a vehicle's own damage. */
export function vehicleFireModifiers(damage: VehicleFireDamage): readonly IToHitModifierDetail[] {
  const { commanderHit, stabilizerHit, movementType, skidded } = damage;
  const moved = stabilizerHit ? attackerMovement(skidded ? 'jump' : movementType) : 0;
  return [
    ...(commanderHit ? [damageEntry('commander_hit', 'Commander hit', 1, 'the commander is hit')] : []),
    ...(moved > 0
      ? [damageEntry('stabilizer', 'Stabilizer hit', moved, 'without a stabilizer, movement counts twice')]
      : []),
  ];
}
