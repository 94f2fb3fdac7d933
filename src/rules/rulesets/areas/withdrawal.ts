/** What cripples a unit, so that it has to withdraw; Infinity for whatever never does. */
export interface WithdrawalRules {
  /** Arms and legs that are lost or have damaged structure. */
  readonly limbsHurt: number;
  /** Torsos with damaged structure and no front armor left. */
  readonly torsosLaidBare: number;
  /** Lost arms and legs, if one of them is a leg. */
  readonly limbsLostWithLeg: number;
  readonly sideTorsosLost: number;
  /** Whether the loss of the first side torso does, at once or, where the engine keeps to the center torso, unless the pilot holds out. */
  readonly firstTorsoShakes: boolean;
  readonly engineHits: number;
  readonly pilotWounds: number;
  /** Whether one engine hit and one gyro hit together do. */
  readonly engineAndGyroHit: boolean;
  /** Whether the loss of all sensors does. */
  readonly sensorsLost: boolean;
}
