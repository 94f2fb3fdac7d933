/** What cripples a unit, so that it has to leave the field; Infinity where something never does. */
export interface WithdrawalRules {
  /** Arms and legs whose structure is hurt, or that are gone. */
  readonly limbsHurt: number;
  /** Torsos whose structure is hurt and that have no armor left in front. */
  readonly torsosLaidBare: number;
  readonly sideTorsosLost: number;
  readonly engineHits: number;
  readonly pilotWounds: number;
  /** Whether one hit each on engine and gyro do. */
  readonly engineAndGyroHit: boolean;
  /** Whether the loss of all sensors does. */
  readonly sensorsLost: boolean;
}
