import type { DamageKind } from '../../src/rules/damage/damage-kind.js';
import type { OracleUnit } from './state.js';

/** Where damage comes from. */
export interface Source {
  readonly attacker: OracleUnit | undefined;
  /** Index of the weapon, or -1. */
  readonly weapon: number;
  readonly kind: DamageKind | undefined;
  /** What an armor-piercing round adds to the roll of its check. */
  readonly pierces?: number | undefined;
  /** Its points are soldiers as they are, not a tenth of them. */
  readonly undivided?: true;
}

/** One's own fall, or one's own mishap. */
export const NOBODY: Source = { attacker: undefined, weapon: -1, kind: 'fall' };
