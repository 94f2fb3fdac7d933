/** What cripples a unit, so that it has to leave the field; Infinity where something never does. */
export interface WithdrawalRules {
  /** Arms and legs whose structure is hurt, or that are gone. */
  readonly limbsHurt: number;
  /** Torsos whose structure is hurt and that have no armor left in front. */
  readonly torsosLaidBare: number;
  /** Arms and legs that are gone, one of them a leg. */
  readonly limbsLostWithLeg: number;
  readonly sideTorsosLost: number;
  /** Whether the loss of the first side torso does, at once or, where the engine keeps to the center torso, unless the pilot holds out. */
  readonly firstTorsoShakes: boolean;
  readonly engineHits: number;
  readonly pilotWounds: number;
  /** Whether one hit each on engine and gyro do. */
  readonly engineAndGyroHit: boolean;
  /** Whether the loss of all sensors does. */
  readonly sensorsLost: boolean;
}
