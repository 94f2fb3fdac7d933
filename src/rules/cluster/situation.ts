import type { ResolvedAbility } from '../abilities/ability.js';
import type { ClusterEffect } from '../effect/weapon-effect.js';
import type { Ruleset } from '../ruleset.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';

/** All that modifiers of a cluster roll may look at. */
export interface ClusterSituation {
  readonly rules: Ruleset;
  /** What the weapon, its load and what serves it bring along. */
  readonly effect: ClusterEffect;
  readonly weaponName: string | undefined;
  /** What the caller calls the weapon, compared with designations. */
  readonly weaponType: string | undefined;
  readonly rangeBracket: RangeBracket | undefined;
  readonly abilities: readonly ResolvedAbility[];
  /** The weapon that Sandblaster was chosen for, where the id does not say it. */
  readonly designatedWeaponType: string | undefined;
  readonly circumstances: ClusterCircumstances;
}

/** What befalls a volley on its way. */
export interface ClusterCircumstances {
  readonly indirectFire?: boolean;
  /** A Narc beacon of the attacker's side clings to the target. */
  readonly targetNarced?: boolean;
  /** A TAG of the attacker's side lights the target up. */
  readonly targetTagged?: boolean;
  /** An anti-missile system engages this volley. */
  readonly antiMissile?: boolean;
  /** Hostile ECM lies over the path of the missiles. */
  readonly ecmOnPath?: boolean;
  /** ECM lies over the target. */
  readonly ecmOnTarget?: boolean;
  /** The attacker's own stealth armor is at work. */
  readonly ownStealth?: boolean;
  /** The shot glances off a Low Profile. */
  readonly glancing?: boolean;
}
