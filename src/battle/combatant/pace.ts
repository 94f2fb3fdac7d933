/** How a unit can move, without boosters and before its move has begun, and the state that this holds for. */
export interface Pace {
  readonly version: number;
  readonly legsLost: number;
  readonly elevation: number;
  readonly carrying: boolean;
  readonly prone: boolean;
  readonly mpLastTurn: number;

  /** Points by heat, as far as anybody has asked. */
  readonly walks: number[];
  readonly runs: number[];
  readonly jump: number;
  readonly climbs: number;
  readonly climbsBackward: number;
  readonly turnsAnyWay: boolean;
  /** In a turn. */
  readonly attemptsToStand: number;
  readonly standingCountsAsRunning: boolean;
}
