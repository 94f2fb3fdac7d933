import type { PodEffect } from '../../rules/effect/effect-entry.js';
import type { Combatant } from '../combatant/combatant.js';

/** Kinds of iNarc pods that are counted, each with a bit for either side. */
const KINDS: Readonly<Partial<Record<PodEffect, number>>> = { homing: 0, haywire: 2, ecm: 4, nemesis: 6 };

/** Attaches a pod of this side to a location. */
export function attachPod(target: Combatant, effect: PodEffect, side: number, location: number): void {
  const kind = KINDS[effect];
  if (effect === 'beacon' || effect === 'homing') {
    target.narcedBy |= 1 << side;
    target.narcLocation = location;
  }
  if (kind === undefined) return;
  target.pods[location] = (target.pods[location] as number) | (1 << (kind + side));
  target.podsInAll |= 1 << (kind + side);
}

/** Pods on a destroyed location are gone. */
export function losePods(target: Combatant, location: number): void {
  if (target.narcedBy !== 0 && target.hasLost(target.narcLocation)) target.narcedBy = 0;
  if (target.podsInAll === 0) return;
  target.pods[location] = 0;
  target.podsInAll = 0;
  for (const pods of target.pods) target.podsInAll |= pods;
}

/** Whether a pod of this kind from its opponents is attached to a unit. */
export const carriesHostilePod = ({ podsInAll, side }: Combatant, effect: PodEffect): boolean =>
  podsInAll !== 0 && (podsInAll & (1 << ((KINDS[effect] ?? 0) + 1 - side))) !== 0;
