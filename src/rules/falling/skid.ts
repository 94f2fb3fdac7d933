/** Returns the hexes that a unit skids after moving this far (docs/rules/falling.md). */
export function calculateSkidDistance(hexesMoved: number): number {
  return Math.round(hexesMoved / 2);
}

/** Added to the to-hit number of the charge when a skid runs into another unit. */
export const SKID_COLLISION_MODIFIER = 3;

/** What ends a skid early. */
export type SkidObstacle = 'higher_ground' | 'prohibited_terrain';

const AT_OBSTACLE: Readonly<Record<SkidObstacle, number>> = { higher_ground: 20, prohibited_terrain: 5 };

/** Returns the damage of skidding this far, including the obstacle that stops it. */
export function calculateSkidDamage(tonnage: number, hexesSlid: number, obstacle?: SkidObstacle): number {
  const each = Math.ceil(Math.round(tonnage / 10) / 2);
  return hexesSlid * each + (obstacle === undefined ? 0 : Math.ceil(tonnage / AT_OBSTACLE[obstacle]));
}
