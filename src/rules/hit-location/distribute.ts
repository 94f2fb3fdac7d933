import type { EquipmentItem } from '../../catalog/index.js';
import type { D6Roller } from '../../dice/index.js';
import { groupPointsOf } from '../cluster/launcher.js';
import { type Ruleset, rulesetOf } from '../ruleset.js';
import type { FiringArc } from '../to-hit/vocabulary.js';
import { determineCalledShotLocation } from './called-shot.js';
import { determineHitLocation, type IHitLocation, type IHitLocationOptions } from './hit-location.js';
import type { HitLocation } from './locations.js';

/** One group of hits on one location. */
export interface IClusterHit extends IHitLocation {
  readonly damage: number;
}

export interface IDistributionOptions extends IHitLocationOptions {
  /** The launcher. Its family decides the grouping in rulesets that group hits. */
  readonly weapon?: EquipmentItem;
  /**
   * The location of a called shot. Only the first group strikes it, in rulesets where called shots are certain
   * (docs/rules/standard.md).
   */
  readonly calledLocation?: HitLocation;
}

const GROUP_OF_SMALL_HITS = 5;

/** Rolls a location for each hit, or for each group of hits, and returns them. */
export function distributeClusterHits(
  arc: FiringArc,
  hits: number,
  damagePerHit: number,
  roller: D6Roller,
  options: IDistributionOptions = {},
): readonly IClusterHit[] {
  const { weapon, calledLocation: called, ruleset } = options;
  const rules = rulesetOf(ruleset);
  const sure = rules.hitLocation.calledShotIsSure ? called : undefined;
  return clusterGroups(hits, damagePerHit, weapon, rules).map((damage, index) => {
    const place =
      index === 0 && sure !== undefined
        ? determineCalledShotLocation(arc, sure, roller, options)
        : determineHitLocation(arc, roller, options);
    return { ...place, damage };
  });
}

/** Without a launcher, hits of one point come in groups of five, as from all launchers with one-point missiles. */
function clusterGroups(
  hits: number,
  damagePerHit: number,
  weapon: EquipmentItem | undefined,
  rules: Ruleset,
): readonly number[] {
  if (rules.hitLocation.everyHitItsOwnLocation) return Array<number>(hits).fill(damagePerHit);
  const ungrouped = damagePerHit === 1 ? GROUP_OF_SMALL_HITS : damagePerHit;
  const points = weapon === undefined ? ungrouped : groupPointsOf(weapon, damagePerHit, { ruleset: rules });
  return points === damagePerHit
    ? Array<number>(hits).fill(damagePerHit)
    : splitDamage(hits * damagePerHit, points);
}

/** Splits damage into groups of this size, with the remainder in the last. Falls and charges use groups of five. */
export function splitDamage(damage: number, groupPoints: number): readonly number[] {
  const groups = Array<number>(Math.floor(damage / groupPoints)).fill(groupPoints);
  const rest = damage % groupPoints;
  return rest === 0 ? groups : [...groups, rest];
}

/** Returns damage by location, in the order in which they were first hit. */
export function groupHitsByLocation<Location extends string>(
  hits: Iterable<{ readonly location: Location; readonly damage: number }>,
): Map<Location, number> {
  const damage = new Map<Location, number>();
  for (const hit of hits) damage.set(hit.location, (damage.get(hit.location) ?? 0) + hit.damage);
  return damage;
}
