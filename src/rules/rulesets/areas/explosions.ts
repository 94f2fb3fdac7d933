import type { ExplosiveKind } from '../../../catalog/index.js';

export const EXPLOSION_FIGURES = ['of-the-weapon', 'of-its-slots', 'of-its-slots-and-capacitor'] as const;

/** Explosions inside a unit. */
export interface ExplosionRules {
  /** Points of one explosion that reach the structure, by what the location vents it with; the rest is lost or vented. */
  readonly mostInside: { readonly none: number; readonly case: number; readonly 'case-ii': number };
  /** Points that go out through the armor, of those that do not reach the structure of a location that holds. */
  readonly mostThroughArmor: { readonly case: number; readonly 'case-ii': number };
  /** Points from which they blow off all of its armor if nothing vents them; Infinity if they never do. */
  readonly blowsArmorOffFrom: number;
  /** Whether head and limbs keep half of the armor they were built with. */
  readonly limbsKeepHalfTheirArmor: boolean;
  /** The roll from which on an explosion behind CASE II causes no critical check; Infinity if there is never one. */
  readonly caseIISavesFrom: number;
  /** Added to the roll of that check. */
  readonly criticalBehindCaseII: number;
  /** Wounds of the pilot by one explosion, before abilities. */
  readonly pilotWounds: number;
  /** Whether a weapon explodes with a figure of its own, or two points for each slot, and a capacitor with it. */
  readonly weaponFigures: (typeof EXPLOSION_FIGURES)[number];
  /** Explosions with the same damage on every unit. */
  readonly fixedDamage: Readonly<Partial<Record<ExplosiveKind, number>>>;
  /** Of a coolant pod that is still full. */
  readonly coolantPod: number;
  /** Equipment that never explodes. */
  readonly harmless: readonly ExplosiveKind[];
}
