import type { Combatant } from '../combatant/combatant.js';

/** What those do who have climbed a unit. */
export interface SwarmDamage {
  readonly points: number;
  /** Points that strike one location together. */
  readonly group: number;
  /** Each hit finds a way through the armor. */
  readonly critical: boolean;
}

/** What of an attack on 'Mechs and vehicles depends on who the soldiers are. */
export interface AntiMech {
  /** What of its own keeps it from such attacks; undefined if nothing does. */
  readonly obstacle: (unit: Combatant) => string | undefined;
  /** The second skill of its soldiers. */
  readonly skill: (unit: Combatant) => number;
  readonly troopers: (unit: Combatant) => number;
  readonly magneticClaws: (unit: Combatant) => boolean;
  /** They have learned to climb mountains. */
  readonly mountaineers: (unit: Combatant) => boolean;
  /** Points of a leg attack. */
  readonly legDamage: (unit: Combatant) => number;
  readonly swarmDamage: (unit: Combatant) => SwarmDamage;
}
