import { carries } from '../carried.js';
import type { ToHitSituation } from './situation.js';

/** The plain penalty for a target that is not the first, before quirks and abilities ease it. */
export function secondaryTargetPenalty({ attacker, rules }: ToHitSituation): number {
  if (!attacker.secondaryTarget?.isSecondary) return 0;
  const { inFront, elsewhere } = rules.toHit.secondaryTarget;
  // A squad looks every way.
  const ahead = attacker.secondaryTarget.inFrontArc || attacker.soldiers === 'battle-armor';
  return ahead ? inFront : elsewhere;
}

/** What Multi-Trac takes away of it: in the front arc, and in the book at the sides too. */
export function takenByMultiTrac(shot: ToHitSituation): number {
  const { secondaryTarget } = shot.attacker;
  if (secondaryTarget === undefined) return 0;
  const { inFrontArc, arc } = secondaryTarget;
  const atTheSide = arc === 'left' || arc === 'right';
  const covered = inFrontArc || (atTheSide && shot.rules.toHit.multiTracServesSides);
  return covered ? secondaryTargetPenalty(shot) : 0;
}

/** What Multi-Trac leaves for abilities to ease (docs/rules/standard.md). */
export function secondaryTargetPenaltyLeft(shot: ToHitSituation): number {
  const penalty = secondaryTargetPenalty(shot);
  return penalty > 0 && carries(shot.quirks.carried, 'multi_trac')
    ? penalty - takenByMultiTrac(shot)
    : penalty;
}
