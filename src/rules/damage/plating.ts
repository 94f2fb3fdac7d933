import { LEFT_ARM, RIGHT_ARM } from '../body/mech-plans.js';

/**
 * What protects the armor of a location, by index, and wears away: modular armor, which absorbs all that it can, and
 * shields, which absorb only a limited part of one hit from the front or sides.
 */
export interface Plating {
  readonly modular: Float64Array;
  /** Torsos only. */
  readonly rearModular: Float64Array;
  /** Points left on a shield, by the arm that holds it. */
  readonly shield: Float64Array;
  /** The most that a shield absorbs from one hit. */
  readonly shieldAbsorption: Float64Array;
  /** Arms whose shields cover a location, one bit each. */
  readonly guards: Uint8Array;
}

/**
 * Returns the damage that reaches the armor. The rest wears the plating away. Shields do not cover a 'Mech from
 * `behind`.
 */
export function throughPlating(
  plating: Plating,
  at: number,
  damage: number,
  rear: boolean,
  behind: boolean,
): number {
  let left = damage;
  if (!behind) {
    left = pastShield(plating, RIGHT_ARM, at, left);
    left = pastShield(plating, LEFT_ARM, at, left);
  }
  const modular = rear ? plating.rearModular : plating.modular;
  const taken = Math.min(left, modular[at] as number);
  if (taken > 0) modular[at] = (modular[at] as number) - taken;
  return left - taken;
}

function pastShield(
  { shield, shieldAbsorption, guards }: Plating,
  arm: number,
  at: number,
  damage: number,
): number {
  if (((guards[at] as number) & (1 << arm)) === 0) return damage;
  const parried = Math.min(damage, shield[arm] as number, shieldAbsorption[arm] as number);
  if (parried > 0) shield[arm] = (shield[arm] as number) - parried;
  return damage - parried;
}
