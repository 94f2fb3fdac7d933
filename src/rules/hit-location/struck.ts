import { type D6Roller, type DiceRoll, roll1d6, roll2d6 } from '../../dice/index.js';
import { total2d6 } from '../../dice/roller.js';
import { NOWHERE } from '../body/plan.js';
import type { HitLocationRules } from '../rulesets/areas/hit-location.js';
import { BODY_SIDES, type BodySide } from './body-sides.js';
import {
  BY_KICK_TABLE,
  BY_TURRET_DIE,
  CRITICAL_ROLL,
  type FloorTable,
  type HitTable,
  type HitTables,
  MOTIVE_ROLL,
  NEAR_MISS,
} from './hit-tables.js';

/** Where a hit strikes: a location of the plan, or `NEAR_MISS`. */
export interface Struck {
  readonly location: number;
  /** Calls for one critical check, even if armor stops the hit. */
  readonly throughArmorCritical: boolean;
  /** Calls for a motive system roll with this modifier for the side; undefined if it does not. */
  readonly motive: number | undefined;
  /** Without dice if none were rolled. */
  readonly roll: DiceRoll;
}

const NO_ROLL: DiceRoll = Object.freeze({ dice: Object.freeze([]), total: 0 });

/** Rolls on the table. */
export function rollStruck(
  tables: HitTables,
  table: HitTable | FloorTable,
  side: BodySide,
  roller: D6Roller,
): Struck {
  if (tables.byTrooper) return rollTrooper(tables, table, side, roller);
  if (tables.oneLocation) return struckForSure(0);
  const roll = table === 'full' || tables.oneTable ? roll2d6(roller) : roll1d6(roller);
  return struckBy(tables, table, side, roll, roller);
}

/** Results of full tables by side and roll, without their dice. Hits without a record share them. */
const unrecorded = new WeakMap<HitTables, (Struck | undefined)[]>();
const ROLLS = 13;

/** Rolls on the full table without keeping the dice. */
export function rollUnrecorded(tables: HitTables, side: BodySide, roller: D6Roller): Struck {
  if (tables.byTrooper || tables.oneLocation) return rollStruck(tables, 'full', side, roller);
  const total = total2d6(roller);
  let places = unrecorded.get(tables);
  if (places === undefined) {
    places = [];
    unrecorded.set(tables, places);
  }
  const index = BODY_SIDES.indexOf(side) * ROLLS + total;
  const known = places[index];
  if (known !== undefined) return known;
  const place = struckBy(tables, 'full', side, { dice: NO_ROLL.dice, total }, roller);
  // A cell that calls for another die cannot be cached.
  const cell = tables.full[side][total] as number;
  if (cell >= 0 || cell === NEAR_MISS) places[index] = place;
  return place;
}

/** Rolls one die until it names one of the squad's original troopers. */
function rollTrooper(
  tables: HitTables,
  table: HitTable | FloorTable,
  side: BodySide,
  roller: D6Roller,
): Struck {
  let roll = roll1d6(roller);
  while (rowsOf(tables, table)[side][roll.total] === NOWHERE) roll = roll1d6(roller);
  return struckBy(tables, table, side, roll, roller);
}

const rowsOf = (tables: HitTables, table: HitTable | FloorTable): HitTables['full'] =>
  tables[table] ?? tables.full;

/** Looks up dice that were already rolled. Only a die for a tripod's leg or one of two turrets is still rolled. */
export function struckBy(
  tables: HitTables,
  table: HitTable | FloorTable,
  side: BodySide,
  roll: DiceRoll,
  roller: D6Roller,
): Struck {
  const { total } = roll;
  const location = rowsOf(tables, table)[side][total] ?? NOWHERE;
  if (location === NOWHERE) throw new RangeError(`the hit location roll is ${total}: not in the table`);
  const effect = table === 'full' || tables.oneTable ? (tables.effects[side][total] as number) : 0;
  const throughArmorCritical = (effect & CRITICAL_ROLL) !== 0;
  const motive = (effect & MOTIVE_ROLL) !== 0 ? tables.motive[side] : undefined;
  if (location >= 0 || location === NEAR_MISS) return { location, throughArmorCritical, motive, roll };
  const die = roll1d6(roller);
  return {
    // From below, no leg is nearer than another.
    location: byDie(tables, location, table === 'below' ? 'front' : side, die, roller),
    throughArmorCritical,
    motive,
    roll: { dice: [...roll.dice, ...die.dice], total },
  };
}

const LAST_OF_FRONT_TURRET = 3;

/** One more die decides which leg of a tripod or which of two turrets is hit. */
function byDie(tables: HitTables, cell: number, side: BodySide, die: DiceRoll, roller: D6Roller): number {
  if (cell === BY_KICK_TABLE) return struckBy(tables, 'kick', side, die, roller).location;
  if (cell !== BY_TURRET_DIE) throw new RangeError(`the table holds ${cell}: expected a location`);
  const front = die.total + tables.turretDie[side] <= LAST_OF_FRONT_TURRET;
  return tables.plan.locations.indexOf(front ? 'front_turret' : 'turret');
}

/** A hit on a chosen location, without a roll for it. */
export const struckForSure = (location: number, roll: DiceRoll = NO_ROLL): Struck => ({
  location,
  throughArmorCritical: false,
  motive: undefined,
  roll,
});

/** Rolls for an aimed shot: the chosen location on the rolls that the ruleset names, otherwise a rolled one. */
export function rollAimed(
  aimedAt: number,
  { aimed: { dice, from, to } }: HitLocationRules,
  roller: D6Roller,
  asItComes: () => Struck,
): Struck {
  const aim = dice === 1 ? roll1d6(roller) : roll2d6(roller);
  return aim.total >= from && aim.total <= to ? struckForSure(aimedAt, aim) : asItComes();
}
