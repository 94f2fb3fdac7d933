import type { DamageKind } from '../../rules/damage/damage-kind.js';
import type { Combatant } from '../combatant/combatant.js';

/** The source of damage: the unit to credit, if any, and its kind. */
export interface Source {
  readonly attacker: Combatant | undefined;
  /** Index of the weapon, or -1. */
  readonly weapon: number;
  /** Undefined for damage that no armor changes. */
  readonly kind: DamageKind | undefined;
  /** Infantry takes the full damage of an attack that is not a weapon's, instead of a tenth. */
  readonly undivided?: true;
  /** A saw of a charging vehicle: its damage is in troopers, as many in the open as elsewhere. */
  readonly sawn?: true;
  /** The modifier of an armor-piercing round to its critical check; undefined for all other damage. */
  readonly pierces?: number | undefined;
}

/** Damage of the unit's own fall. */
export const NOBODY: Source = { attacker: undefined, weapon: -1, kind: 'fall' };
