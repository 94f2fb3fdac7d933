import type { ExplosiveKind } from '../../../catalog/index.js';

export const EXPLOSION_FIGURES = ['of-the-weapon', 'of-its-slots'] as const;

/** What blows up inside a unit. */
export interface ExplosionRules {
  /** Points of one explosion that reach the structure, by what the location vents it with; the rest is lost or vented. */
  readonly mostInside: { readonly none: number; readonly case: number; readonly 'case-ii': number };
  /** The roll from which on no critical check follows an explosion behind CASE II. */
  readonly caseIISavesFrom: number;
  /** Wounds of the pilot by one explosion, before abilities. */
  readonly pilotWounds: number;
  /** Whether a weapon and its capacitor explode with a figure of their own, or two points for each slot. */
  readonly weaponFigures: (typeof EXPLOSION_FIGURES)[number];
  /** What blows up with the same force on every unit. */
  readonly fixedDamage: Readonly<Partial<Record<ExplosiveKind, number>>>;
}
