import type { DamageKind } from '../../rules/damage/damage-kind.js';
import type { Combatant } from '../combatant/combatant.js';

/** The source of damage: the unit to credit, if any, and its kind. */
export interface Source {
  readonly attacker: Combatant | undefined;
  /** Index of the weapon, or -1. */
  readonly weapon: number;
  /** Undefined for what no armor takes better or worse than anything else. */
  readonly kind: DamageKind | undefined;
  /** Infantry takes the full damage of an attack that is not a weapon's, instead of a tenth. */
  readonly undivided?: true;
  /** What an armor-piercing round adds to the roll of its critical check; undefined for all others. */
  readonly pierces?: number | undefined;
}

/** One's own fall. */
export const NOBODY: Source = { attacker: undefined, weapon: -1, kind: 'fall' };
