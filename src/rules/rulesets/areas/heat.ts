/** Heat, except for its effect on shots. */
export interface HeatRules {
  /** Of one attempt to stand up. */
  readonly attemptToStand: number;
  /** Heat from which on a pilot without working life support suffers a first wound in a turn, a second, and so on. */
  readonly woundsFrom: readonly number[];
  /** The same in a cockpit that is mounted in the torso. */
  readonly woundsFromInTorso: readonly number[];
}
