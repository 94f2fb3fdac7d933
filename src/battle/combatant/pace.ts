/** How a unit can move, without boosters and before its move has begun, and what that was worked out for. */
export interface Pace {
  readonly version: number;
  readonly heat: number;
  readonly legsLost: number;
  readonly prone: boolean;
  readonly elevation: number;
  readonly carrying: boolean;
  readonly mpLastTurn: number;

  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly climbs: number;
  readonly climbsBackward: number;
  readonly turnsAnyWay: boolean;
  readonly canStand: boolean;
}
