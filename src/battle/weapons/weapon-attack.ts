import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import type { ModifierDetail } from '../../rules/modifier.js';
import type { Battle } from '../battle.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { Source } from '../damage/source.js';
import type { Circumstances } from './cluster-roll.js';
import type { FireMode } from './fire-mode.js';
import type { Shot } from './shot.js';

/** A declared shot, with everything that is known before its roll. */
export interface WeaponAttack {
  readonly shot: Shot;
  readonly effect: WeaponEffect;
  /** The same as for its unit's original build, so it has the same effect. */
  readonly mode?: FireMode | undefined;
  readonly needed: number;
  /** Only if they were requested. */
  readonly modifiers?: readonly ModifierDetail[] | undefined;
  /** Rounds that it takes from its bin. */
  readonly spent: number;
  /** It uses the charge of its capacitor. */
  readonly charged?: boolean | undefined;
  /**
   * Modifiers of the cluster roll, and the anti-missile systems that may engage it, as both were before the phase was
   * resolved: equipment that is destroyed in the phase works until it ends, and a beacon attached in it helps from the
   * next phase on (docs/rules/turn.md). If no systems are named, those present at that time.
   */
  readonly circumstances: Circumstances;
  readonly metBy?: readonly WeaponMount[] | undefined;
  readonly source: Source;
  /** Ammunition and heat. A Streak launcher fires only if it hits, so it pays nothing before. */
  readonly pay: (battle: Battle, attack: WeaponAttack) => void;
}
