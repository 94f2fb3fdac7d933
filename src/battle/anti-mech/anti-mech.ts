import type { Combatant } from '../combatant/combatant.js';

/** What those do who have climbed a unit. */
export interface SwarmDamage {
  readonly points: number;
  /** Points that strike one location together. */
  readonly group: number;
  /** Each hit finds a way through the armor. */
  readonly critical: boolean;
}

/** How attacks on 'Mechs and vehicles depend on the kind of infantry. */
export interface AntiMech {
  /** Why a unit of this kind cannot make such attacks; undefined if it can. */
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
