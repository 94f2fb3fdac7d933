import { type BodyPlan, NOWHERE } from '../body/plan.js';
import { aimedChance } from '../hit-location/called-shot.js';
import { strikesCover } from '../hit-location/cover.js';
import {
  BY_KICK_TABLE,
  type FloorTable,
  type HitTables,
  mechHitTables,
  NEAR_MISS,
} from '../hit-location/hit-tables.js';
import type { Casualties } from '../infantry/casualties.js';
import type { Ruleset } from '../ruleset.js';
import { rollOdds } from './dice-odds.js';
import type { VolleyShot } from './shot.js';

/** Where one group of hits lands. */
export interface PlaceOdds {
  /** It strikes cover, or is a near miss. */
  readonly covered: number;
  readonly head: number;
}

/** A shot at a body whose hit tables are given, in place of its chassis. */
export type TabledShot = VolleyShot & {
  readonly hitTables?: HitTables;
  /** If left out: the full one. */
  readonly table?: FloorTable;
  /** Each die of damage counts half, rounded up. */
  readonly halfDie?: boolean;
  /** How points become troopers lost, for a target that is infantry. */
  readonly casualties?: Casualties;
};

const tablesOf = ({ hitTables, chassis = 'biped' }: TabledShot, rules: Ruleset): HitTables =>
  hitTables ?? mechHitTables(rules, chassis);

/** By result. */
const ONE_DIE: readonly number[] = [0, ...Array.from({ length: 6 }, () => 1 / 6)];

/** By the table of the side that is hit. */
export function placeOdds(shot: TabledShot, rules: Ruleset): PlaceOdds {
  const tables = tablesOf(shot, rules);
  const { plan } = tables;
  const fromFloor = shot.table && tables[shot.table];
  const table = (fromFloor ?? tables.full)[shot.side ?? 'front'];
  let covered = 0;
  let head = 0;
  for (const [total, chance] of (fromFloor ? ONE_DIE : rollOdds(false)).entries()) {
    const location = table[total];
    if (location === undefined || location === NOWHERE || chance === 0) continue;
    // Every result of a leg die is a leg. A turret is never a head, nor covered.
    const struck = location === BY_KICK_TABLE ? (plan.legs[0] as number) : location;
    if (struck === NEAR_MISS || isCovered(shot, plan, struck)) covered += chance;
    else if (struck === plan.head) head += chance;
  }
  return { covered, head };
}

/** For the first group, which may be aimed at a location. */
export function firstPlaceOdds(shot: TabledShot, others: PlaceOdds, rules: Ruleset): PlaceOdds {
  const { aim } = shot;
  if (aim === undefined) return others;
  const { plan } = tablesOf(shot, rules);
  const location = plan.locations.indexOf(aim.location);
  const misses = isCovered(shot, plan, location);
  const meant = { covered: misses ? 1 : 0, head: !misses && location === plan.head ? 1 : 0 };
  if (aim.sure) return meant;
  const chance = aimedChance(rules.hitLocation);
  return {
    covered: chance * meant.covered + (1 - chance) * others.covered,
    head: chance * meant.head + (1 - chance) * others.head,
  };
}

const isCovered = ({ cover = 'none' }: VolleyShot, { isLeg }: BodyPlan, location: number): boolean =>
  strikesCover(isLeg[location] === 1, cover);
