import { isArtilleryPiece } from '../firing/artillery.js';
import { isGuidedByTag } from './guidance.js';
import type { ToHitSituation } from './situation.js';
import { MOVEMENT_TYPES } from './vocabulary.js';

const PENALTY = 1;
const WITHOUT_SPOTTER = 2;

/** Whether the target's cover makes the shot harder. */
export const coverCounts = ({ attacker, rules }: ToHitSituation): boolean =>
  !attacker.indirectFire?.isIndirect || rules.toHit.indirectFireMindsCover;

/** Indirect fire of an artillery piece, which pays for that in place of a range modifier. */
export const isLobbed = ({ attacker, weapon }: ToHitSituation): boolean =>
  attacker.indirectFire?.isIndirect === true && weapon !== undefined && isArtilleryPiece(weapon);

/**
 * Penalty for indirect fire, and for a spotter that moves or attacks. A TAG removes the spotter's share, and in some
 * rulesets the whole penalty.
 */
export function indirectFirePenalty(shot: ToHitSituation): number {
  const fire = shot.attacker.indirectFire;
  if (!fire?.isIndirect || isLobbed(shot)) return 0;
  if (isGuidedByTag(shot)) return shot.rules.toHit.semiGuidedMindsIndirectFire ? PENALTY : 0;
  if (fire.noSpotter) return PENALTY + WITHOUT_SPOTTER;
  const { spotterMovement, spotterAttacked } = shot.rules.toHit;
  const moved = fire.spotterMovement ?? (fire.spotterWalked ? 'walk' : 'stationary');
  return (
    PENALTY +
    (spotterMovement[MOVEMENT_TYPES.indexOf(moved)] ?? 0) +
    (fire.spotterAttacked ? spotterAttacked : 0)
  );
}
