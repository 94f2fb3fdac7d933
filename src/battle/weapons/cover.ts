import type { ShotCover } from '../../rules/volley/index.js';
import type { Shot } from './shot.js';
import { isWet } from './water.js';

/**
 * Ground, walls and water before the legs keep shots from them; a shot under water reaches nothing else of who stands
 * in it (docs/rules/line-of-sight.md). A hill does not stop what comes down from above, a wall
 * does (10.6).
 */
export function coverOf({ unit, mount, line, spottersLine, order }: Shot): ShotCover {
  const seen = spottersLine ?? line;
  if (seen.wades) return isWet(unit, mount.location) ? 'body' : 'legs';
  return seen.behindCover && (order.spotter === undefined || seen.behindWall) ? 'legs' : 'none';
}
