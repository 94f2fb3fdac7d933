import type { AmmoFamily, Edition, Munition, Trait, Weapon } from '../../../catalog/index.js';
import type { EffectEntry, FamilyEntry } from '../../effect/effect-entry.js';
import type { ShockRule } from '../../firing/shock.js';

/** How a weapon that fires bursts jams. */
export interface JamRule {
  /** The attack roll up to which it jams, by number of shots from one on. */
  readonly upTo: readonly number[];
  readonly misses: boolean;
}

/** What weapons do when they hit: an entry for every word of the catalog that makes a difference. */
export interface WeaponRules {
  readonly families: Readonly<Partial<Record<AmmoFamily, FamilyEntry>>>;
  readonly traits: Readonly<Partial<Record<Trait, EffectEntry>>>;
  readonly munitions: Readonly<Partial<Record<Munition, EffectEntry>>>;
  /** By traits of the equipment that serves the weapon. */
  readonly linked: Readonly<Partial<Record<Trait, EffectEntry>>>;
  /** Whether energy weapons lose a range bracket under water, or have a table of their own. */
  readonly energyReachesBracketLessUnderWater: boolean;
  /** The edition whose figures in the catalog count, if it has any; null for the figures of all other editions. */
  readonly edition: Edition | null;
  /** Points of area damage that strike one location together. */
  readonly areaGroupPoints: number;
  readonly jams: Readonly<Record<NonNullable<Weapon['burst']>['jams'], JamRule>>;
  /** Whether a unit that clears a jam makes no attacks in that turn, with weapons or without. */
  readonly clearingJamTakesAttacks: boolean;
  /** The modifier to gunnery for clearing a jam. */
  readonly clearingJam: number;
  readonly shock: ShockRule;
}
