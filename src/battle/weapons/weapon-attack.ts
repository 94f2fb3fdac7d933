import type { IWeaponVolley } from '../../rules/cluster/index.js';
import type { ModifierDetail } from '../../rules/modifier.js';
import type { Source } from '../damage/source.js';
import type { WeaponMount } from '../mech/weapon-mount.js';
import type { Shot } from './shot.js';

/** A shot that was declared, with all that is known before it is rolled for. */
export interface WeaponAttack {
  readonly shot: Shot;
  readonly needed: number;
  /** Only where they were asked for. */
  readonly modifiers?: readonly ModifierDetail[];
  /** Rounds of an Ultra or rotary autocannon. */
  readonly rounds: number;
  /** Guns of an array. */
  readonly guns: number;
  /** A capacitor lends its charge. */
  readonly charged: boolean;
  /** A beacon of its side clung to the target before this phase: what is attached in it helps from the next on. */
  readonly narced: boolean;
  /**
   * What its cluster roll goes by, and the anti-missile systems that may meet it, as both were before anything of the
   * phase was resolved: what breaks in it works until it ends (combat.md section 1). Left out, as they are by then.
   */
  readonly volley?: IWeaponVolley | undefined;
  readonly metBy?: readonly WeaponMount[];
  readonly source: Source;
  /** A lock-on launcher fires only if it hits: until then it has used no ammunition and made no heat. */
  readonly waitsForLock: boolean;
  readonly pay: () => void;
}
