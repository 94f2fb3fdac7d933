import { LEFT_ARM, RIGHT_ARM } from '../body/mech-plans.js';

/**
 * What stands before the armor of a location, by index, and wears away: modular armor, which takes
 * all that it can, and shields, which take only so much of one hit from the front or the sides.
 */
export interface Plating {
  readonly modular: Float64Array;
  /** Of torsos. */
  readonly rearModular: Float64Array;
  /** What is left of a shield, by the arm that holds it. */
  readonly shield: Float64Array;
  /** The most that a shield takes of one hit. */
  readonly shieldAbsorption: Float64Array;
  /** Arms whose shields stand before a location, one bit each. */
  readonly guards: Uint8Array;
}

/** What gets through to the armor; the rest wears the plating away. No shield is held up `behind` a 'Mech. */
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
