import type { ModifierDetail } from '../../rules/modifier.js';
import type { Source } from '../damage/source.js';
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
  readonly source: Source;
  /** A lock-on launcher fires only if it hits: until then it has used no ammunition and made no heat. */
  readonly waitsForLock: boolean;
  readonly pay: () => void;
}
