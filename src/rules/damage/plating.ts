/**
 * What stands before the armor of a location, by index in `MECH_LOCATIONS`, and wears away: modular armor, which takes
 * all that it can, and shields, which take only so much of one hit from the front or the sides.
 */
export interface Plating {
  readonly modular: Float64Array;
  /** Of torsos. */
  readonly rearModular: Float64Array;
  /** What is left of a shield. */
  readonly shield: Float64Array;
  /** The most that a shield takes of one hit. */
  readonly shieldAbsorption: Float64Array;
}

/** What gets through to the armor; the rest wears the plating away. */
export function throughPlating(plating: Plating, at: number, damage: number, rear: boolean): number {
  const parried = rear
    ? 0
    : Math.min(damage, plating.shield[at] as number, plating.shieldAbsorption[at] as number);
  if (parried > 0) plating.shield[at] = (plating.shield[at] as number) - parried;
  const modular = rear ? plating.rearModular : plating.modular;
  const taken = Math.min(damage - parried, modular[at] as number);
  if (taken > 0) modular[at] = (modular[at] as number) - taken;
  return damage - parried - taken;
}
