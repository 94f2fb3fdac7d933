import {
  CENTER_TORSO,
  HEAD,
  LEFT_ARM,
  LEFT_LEG,
  LEFT_TORSO,
  RIGHT_ARM,
  RIGHT_LEG,
  RIGHT_TORSO,
} from '../body/mech-plans.js';
import type { IActuatorDamage } from '../to-hit/states.js';

/** How a shield is held. With `none`, it covers only its own arm. */
export const SHIELD_MODES = ['none', 'active', 'passive'] as const;
export type ShieldMode = (typeof SHIELD_MODES)[number];

type Guarded = Readonly<Record<ShieldMode, readonly number[]>>;

const ON_THE_LEFT: Guarded = {
  none: [LEFT_ARM],
  passive: [LEFT_ARM, LEFT_TORSO],
  active: [LEFT_ARM, LEFT_TORSO, LEFT_LEG, CENTER_TORSO, HEAD],
};
const ON_THE_RIGHT: Guarded = {
  none: [RIGHT_ARM],
  passive: [RIGHT_ARM, RIGHT_TORSO],
  active: [RIGHT_ARM, RIGHT_TORSO, RIGHT_LEG, CENTER_TORSO, HEAD],
};

/** Locations that a shield on this arm covers. */
export const guardedBy = (arm: number, mode: ShieldMode): readonly number[] =>
  (arm === LEFT_ARM ? ON_THE_LEFT : ON_THE_RIGHT)[mode];

/**
 * Returns the damage that a shield absorbs from one hit, which is also its bash damage. Damage to its arm reduces it.
 */
export function shieldAbsorption(whole: number, lost: IActuatorDamage): number {
  const missing =
    (lost.shoulderDestroyed ? 2 : 0) + (lost.upperArmDestroyed ? 1 : 0) + (lost.lowerArmDestroyed ? 1 : 0);
  return Math.max(0, whole - missing);
}
