import type { Weapon } from '../../catalog/index.js';
import type { BodyPlan, LocationName } from '../../rules/body/plan.js';
import { rangesUnderWater } from '../../rules/firing/under-water.js';
import type { BodySide } from '../../rules/hit-location/body-sides.js';
import type { Struck } from '../../rules/hit-location/struck.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { Line } from './line.js';

/** The whole unit is below the surface. */
const isSubmerged = (unit: Combatant): boolean => unit.elevation < 0 && unit.elevation + unit.height < 0;

/** Whether this part of a unit is below the surface. For a unit that stands in depth 1, only the legs are. */
export const isWet = (unit: Combatant, location: number): boolean =>
  unit.elevation < 0 && (isSubmerged(unit) || unit.isLeg(location));

/** Whether a weapon fires in water: one that is under water, or a torpedo from the hull of a ship. */
export const firesInWater = (unit: Combatant, { item, location }: WeaponMount): boolean =>
  isWet(unit, location) || (unit.afloat && isTorpedo(item));

/** Torpedoes run only in water. */
export const isTorpedo = ({ ranges, underwaterRanges }: Weapon): boolean =>
  ranges.long === 0 && underwaterRanges !== undefined;

/**
 * Why water forbids a shot: a weapon reaches only targets, or parts of them, on its own side of the surface, and
 * torpedoes need water all the way (docs/rules/terrain.md and docs/rules/line-of-sight.md and
 * docs/rules/weapon-attacks.md). Undefined if it does not.
 */
export function waterObstacle(
  unit: Combatant,
  mount: WeaponMount,
  target: Combatant,
  line: Line,
): string | undefined {
  const { item } = mount;
  const torpedo = isTorpedo(item);
  if (!firesInWater(unit, mount)) {
    if (isSubmerged(target)) return 'the target is under water';
    return torpedo ? 'it can only be fired under water' : undefined;
  }
  if (rangesUnderWater(item, unit.rules) === undefined) return 'it cannot be fired under water';
  if (target.elevation >= 0 && !target.afloat) return 'nothing of the target is under water';
  return torpedo && line.shallowest < 1 ? 'torpedoes need water all the way' : undefined;
}

const TURRETS: readonly LocationName[] = ['turret', 'front_turret'];

export const isTurret = ({ locations }: BodyPlan, location: number): boolean =>
  TURRETS.includes(locations[location] as LocationName);

/**
 * From below, the hull covers the turrets of a ship: hits on them strike the side instead. Turrets of large ships can
 * be hit.
 */
export function seenFromBelow({ plan, aptitudes }: Combatant, side: BodySide, place: Struck): Struck {
  if (!isTurret(plan, place.location) || !plan.locations.includes('right_side')) return place;
  return { ...place, location: aptitudes.hitTables.full[side][HULL_ROLL] as number };
}

/** The roll that always hits the side itself. */
const HULL_ROLL = 2;
