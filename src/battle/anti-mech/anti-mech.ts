import type { Combatant } from '../combatant/combatant.js';

/** What infantry does once it has swarmed a unit. */
export interface SwarmDamage {
  readonly points: number;
  /** Points that strike one location as a single hit. */
  readonly group: number;
  /** Each hit causes a critical check behind the armor. */
  readonly critical: boolean;
}

/** How attacks on 'Mechs and vehicles depend on the kind of infantry. */
export interface AntiMech {
  /** Why a unit of this kind cannot make such attacks; undefined if it can. */
  readonly obstacle: (unit: Combatant) => string | undefined;
  /** The infantry's skill for anti-'Mech attacks. */
  readonly skill: (unit: Combatant) => number;
  readonly troopers: (unit: Combatant) => number;
  readonly magneticClaws: (unit: Combatant) => boolean;
  /** Mountain troops. */
  readonly mountaineers: (unit: Combatant) => boolean;
  /** Damage of a leg attack. */
  readonly legDamage: (unit: Combatant) => number;
  readonly swarmDamage: (unit: Combatant) => SwarmDamage;
}
