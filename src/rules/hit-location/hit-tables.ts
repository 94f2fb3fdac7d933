import { type ByChassis, MECH_CHASSIS, type MechChassis } from '../body/chassis.js';
import { MECH_PLANS, mechLocationIndex } from '../body/mech-plans.js';
import { type BodyPlan, NOWHERE } from '../body/plan.js';
import type { Ruleset } from '../ruleset.js';
import { FIRING_ARCS, type FiringArc } from '../to-hit/vocabulary.js';
import { mechLocationOf } from './locations.js';
import { type HitLocationCell, SOME_LEG, type TablesBySide } from './tables.js';

/** `full`: two dice, by the side that is hit; the others are for blows, by one die. */
export type HitTable = 'full' | 'punch' | 'kick';

/** A cell for which another die is rolled, on the table of kicks. */
export const BY_KICK_TABLE = -2;

/** By side: locations of the plan by roll. */
type IndexTables = Readonly<Record<FiringArc, Int8Array>>;

/** Where hits strike one kind of body under one ruleset, in numbers, because every hit asks. */
export type HitTables = Readonly<Record<HitTable, IndexTables>> & { readonly plan: BodyPlan };

const HIGHEST_ROLL = 12;

function indexed(tables: TablesBySide<HitLocationCell>): IndexTables {
  const rows = FIRING_ARCS.map((side) => {
    const row = new Int8Array(HIGHEST_ROLL + 1).fill(NOWHERE);
    for (const [roll, cell] of Object.entries(tables[side])) {
      row[Number(roll)] = cell === SOME_LEG ? BY_KICK_TABLE : mechLocationIndex(mechLocationOf(cell));
    }
    return [side, row] as const;
  });
  return Object.fromEntries(rows) as Record<FiringArc, Int8Array>;
}

const known = new WeakMap<Ruleset, ByChassis<HitTables>>();

/** The tables of a 'Mech on this chassis. */
export function mechHitTables(rules: Ruleset, chassis: MechChassis): HitTables {
  let tables = known.get(rules);
  if (tables === undefined) {
    const { full, punch, kick } = rules.hitLocation;
    tables = Object.fromEntries(
      MECH_CHASSIS.map((each): [MechChassis, HitTables] => [
        each,
        {
          plan: MECH_PLANS[each],
          full: indexed(full[each]),
          punch: indexed(punch[each]),
          kick: indexed(kick[each]),
        },
      ]),
    ) as Record<MechChassis, HitTables>;
    known.set(rules, tables);
  }
  return tables[chassis];
}
