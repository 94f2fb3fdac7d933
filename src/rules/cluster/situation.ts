import type { ResolvedAbility } from '../abilities/ability.js';
import type { ClusterEffect } from '../effect/weapon-effect.js';
import type { Ruleset } from '../ruleset.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';

/** Everything that the modifiers of a cluster roll may use. */
export interface ClusterSituation {
  readonly rules: Ruleset;
  /** What the weapon, its load and its linked equipment contribute. */
  readonly effect: ClusterEffect;
  readonly weaponName: string | undefined;
  /** The caller's name for the weapon, to compare with designations. */
  readonly weaponType: string | undefined;
  readonly rangeBracket: RangeBracket | undefined;
  readonly abilities: readonly ResolvedAbility[];
  /** The weapon designated for Sandblaster, if the id does not name it. */
  readonly designatedWeaponType: string | undefined;
  readonly circumstances: ClusterCircumstances;
}

/** What affects a volley on its way. */
export interface ClusterCircumstances {
  readonly indirectFire?: boolean;
  /** The target carries a Narc beacon of the attacker's side. */
  readonly targetNarced?: boolean;
  /** A TAG of the attacker's side designates the target. */
  readonly targetTagged?: boolean;
  /** An anti-missile system engages this volley. */
  readonly antiMissile?: boolean;
  /** The path of the missiles crosses hostile ECM. */
  readonly ecmOnPath?: boolean;
  /** The target is inside ECM. */
  readonly ecmOnTarget?: boolean;
  /** The attacker's own stealth armor is active. */
  readonly ownStealth?: boolean;
  /** A glancing blow on a target with Low Profile. */
  readonly glancing?: boolean;
}
