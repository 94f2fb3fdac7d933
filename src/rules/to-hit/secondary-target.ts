import { carries } from '../carried.js';
import type { ToHitSituation } from './situation.js';

/** The base penalty for a secondary target, before quirks and abilities reduce it. */
export function secondaryTargetPenalty({ attacker, rules }: ToHitSituation): number {
  if (!attacker.secondaryTarget?.isSecondary) return 0;
  const { inFront, elsewhere } = rules.toHit.secondaryTarget;
  // A battle armor squad has no arcs.
  const ahead = attacker.secondaryTarget.inFrontArc || attacker.soldiers === 'battle-armor';
  return ahead ? inFront : elsewhere;
}

/** The part of the penalty that Multi-Trac removes: in the front arc and, in the book, also at the sides. */
export function takenByMultiTrac(shot: ToHitSituation): number {
  const { secondaryTarget } = shot.attacker;
  if (secondaryTarget === undefined) return 0;
  const { inFrontArc, arc } = secondaryTarget;
  const atTheSide = arc === 'left' || arc === 'right';
  const covered = inFrontArc || (atTheSide && shot.rules.toHit.multiTracServesSides);
  return covered ? secondaryTargetPenalty(shot) : 0;
}

/** The penalty left after Multi-Trac, for abilities to reduce (docs/rules/standard.md). */
export function secondaryTargetPenaltyLeft(shot: ToHitSituation): number {
  const penalty = secondaryTargetPenalty(shot);
  return penalty > 0 && carries(shot.quirks.carried, 'multi_trac')
    ? penalty - takenByMultiTrac(shot)
    : penalty;
}
