import type { ShotCover } from '../../rules/volley/index.js';
import type { Shot } from './shot.js';
import { isWet } from './water.js';

/**
 * Ground, walls and water before the legs keep shots from them; a shot under water reaches nothing else of who stands
 * in it (docs/rules/line-of-sight.md). A hill does not stop what comes down from above, a wall
 * does (10.6).
 */
export function coverOf(shot: Shot): ShotCover {
  const { unit, mount, line, spottersLine, order } = shot;
  if (flyRoundCover(shot)) return 'none';
  const seen = spottersLine ?? line;
  if (order.spotter !== undefined && !seen.wades && !unit.rules.toHit.indirectFireMindsCover) return 'none';
  if (seen.wades) return isWet(unit, mount.location) ? 'body' : 'legs';
  return seen.behindCover && (order.spotter === undefined || seen.behindWall) ? 'legs' : 'none';
}

/** Semi-guided missiles that follow a designator straight to the target, where the rules let them. */
function flyRoundCover({ unit, mount, bin, target, order }: Shot): boolean {
  if (order.spotter !== undefined || unit.rules.toHit.semiGuidedMakesUpFor === 0) return false;
  const load = bin?.item ?? mount.builtInLoad;
  return load?.munitions.includes('semi-guided') === true && (target.taggedBy & (1 << unit.side)) !== 0;
}
