import type { Ammunition } from '../../catalog/index.js';

/** What a pod does that clings to a 'Mech; `none` of one that blows up instead. */
export type PodEffect = 'beacon' | 'homing' | 'haywire' | 'ecm' | 'nemesis' | 'none';

/** By the load of a Narc or iNarc launcher. */
export function podEffect({ munitions, ammoFamily }: Ammunition): PodEffect {
  if (munitions.includes('explosive') || munitions.includes('narc-explosive')) return 'none';
  if (munitions.includes('haywire')) return 'haywire';
  if (munitions.includes('ecm')) return 'ecm';
  if (munitions.includes('nemesis')) return 'nemesis';
  return ammoFamily === 'improved-narc' ? 'homing' : 'beacon';
}

/** A haywire pod makes it harder for the 'Mech that carries it to hit anything. */
export const HAYWIRE_TO_HIT = 1;
