import type { DamageKind } from '../../rules/damage/damage-kind.js';
import type { Combatant } from '../combatant/combatant.js';

/** Where damage comes from: who is to be credited with it, if anybody, and what kind it is. */
export interface Source {
  readonly attacker: Combatant | undefined;
  /** Index of the weapon, or -1. */
  readonly weapon: number;
  /** Undefined for what no armor takes better or worse than anything else. */
  readonly kind: DamageKind | undefined;
  /** People feel all of a blow that is no weapon's, and not a tenth of it. */
  readonly undivided?: true;
  /** What an armor-piercing round adds to the roll of its critical check; undefined for all others. */
  readonly pierces?: number | undefined;
}

/** One's own fall. */
export const NOBODY: Source = { attacker: undefined, weapon: -1, kind: 'fall' };
