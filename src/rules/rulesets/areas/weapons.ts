import type { AmmoFamily, Edition, Munition, Trait, Weapon } from '../../../catalog/index.js';
import type { EffectEntry, FamilyEntry } from '../../effect/effect-entry.js';

/** How a weapon that fires bursts jams. */
export interface JamRule {
  /** The attack roll up to which it jams, by number of shots from one on. */
  readonly upTo: readonly number[];
  /** Whether it misses then. */
  readonly misses: boolean;
}

/** What weapons do when they hit: an entry for every word of the catalog that makes a difference. */
export interface WeaponRules {
  readonly families: Readonly<Partial<Record<AmmoFamily, FamilyEntry>>>;
  readonly traits: Readonly<Partial<Record<Trait, EffectEntry>>>;
  readonly munitions: Readonly<Partial<Record<Munition, EffectEntry>>>;
  /** By traits of the equipment that serves the weapon. */
  readonly linked: Readonly<Partial<Record<Trait, EffectEntry>>>;
  /** Whether energy weapons reach under water a bracket less far than above, or as their own table says. */
  readonly energyReachesBracketLessUnderWater: boolean;
  /** The edition whose figures of the catalog count, if it prints any; null for those that all other editions print. */
  readonly edition: Edition | null;
  /** Points that strike one location together, of what bursts over an area. */
  readonly areaGroupPoints: number;
  readonly jams: Readonly<Record<NonNullable<Weapon['burst']>['jams'], JamRule>>;
  /** Whether a unit that clears a jam makes no attacks in that turn, with weapons or without. */
  readonly clearingJamTakesAttacks: boolean;
  /** What clearing a jam adds to gunnery. */
  readonly clearingJam: number;
}
