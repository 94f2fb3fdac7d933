import type { ShotCover } from '../../rules/volley/index.js';
import type { Shot } from './shot.js';
import { isWet } from './water.js';

/**
 * Ground, walls and water in front of the legs protect them. A shot under water reaches only the legs of a unit that
 * stands in depth 1 (docs/rules/line-of-sight.md). A hill does not stop indirect fire, but a wall does.
 */
export function coverOf(shot: Shot): ShotCover {
  const { unit, mount, line, spottersLine, order } = shot;
  if (flyRoundCover(shot)) return 'none';
  const seen = spottersLine ?? line;
  if (order.spotter !== undefined && !seen.wades && !unit.rules.toHit.indirectFireMindsCover) return 'none';
  if (seen.wades) return isWet(unit, mount.location) ? 'body' : 'legs';
  return seen.behindCover && (order.spotter === undefined || seen.behindWall) ? 'legs' : 'none';
}

/** Semi-guided missiles that follow TAG straight to the target, if the rules allow that. */
function flyRoundCover({ unit, mount, bin, target, order }: Shot): boolean {
  if (order.spotter !== undefined || unit.rules.toHit.semiGuidedMakesUpFor === 0) return false;
  const load = bin?.item ?? mount.builtInLoad;
  return load?.munitions.includes('semi-guided') === true && (target.taggedBy & (1 << unit.side)) !== 0;
}
