import { type D6Roller, type DiceRoll, roll1d6, roll2d6 } from '../../dice/index.js';
import { total2d6 } from '../../dice/roller.js';
import { NOWHERE } from '../body/plan.js';
import type { HitLocationRules } from '../rulesets/areas/hit-location.js';
import { BODY_SIDES, type BodySide } from './body-sides.js';
import {
  BY_KICK_TABLE,
  BY_TURRET_DIE,
  CRITICAL_ROLL,
  type HitTable,
  type HitTables,
  MOTIVE_ROLL,
  NEAR_MISS,
} from './hit-tables.js';

/** Where a hit strikes: a location of the plan, or `NEAR_MISS`. */
export interface Struck {
  readonly location: number;
  /** One critical check is due, even if armor stops the hit. */
  readonly throughArmorCritical: boolean;
  /** A roll for the motive system is due, with so much added for the side that was struck; undefined where none is. */
  readonly motive: number | undefined;
  /** Without dice where none was rolled. */
  readonly roll: DiceRoll;
}

const NO_ROLL: DiceRoll = Object.freeze({ dice: Object.freeze([]), total: 0 });

/** By the dice of the table. */
export function rollStruck(tables: HitTables, table: HitTable, side: BodySide, roller: D6Roller): Struck {
  if (tables.byTrooper) return rollTrooper(tables, table, side, roller);
  if (tables.oneLocation) return struckForSure(0);
  const roll = table === 'full' || tables.oneTable ? roll2d6(roller) : roll1d6(roller);
  return struckBy(tables, table, side, roll, roller);
}

/** Places of full tables by side and roll, without their dice: hits of which nobody keeps a record share them. */
const unrecorded = new WeakMap<HitTables, (Struck | undefined)[]>();
const ROLLS = 13;

/** By the dice of the full table, which nobody keeps. */
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
  // Where one more die was rolled, the next hit rolls it, too.
  const cell = tables.full[side][total] as number;
  if (cell >= 0 || cell === NEAR_MISS) places[index] = place;
  return place;
}

/** One die, until it names a trooper that the squad came with. */
function rollTrooper(tables: HitTables, table: HitTable, side: BodySide, roller: D6Roller): Struck {
  let roll = roll1d6(roller);
  while (tables[table][side][roll.total] === NOWHERE) roll = roll1d6(roller);
  return struckBy(tables, table, side, roll, roller);
}

/** The same for dice that have fallen already, but for the one that tells a tripod's legs or two turrets apart. */
export function struckBy(
  tables: HitTables,
  table: HitTable,
  side: BodySide,
  roll: DiceRoll,
  roller: D6Roller,
): Struck {
  const { total } = roll;
  const location = tables[table][side][total] ?? NOWHERE;
  if (location === NOWHERE) throw new RangeError(`the hit location roll is ${total}: not in the table`);
  const effect = table === 'full' || tables.oneTable ? (tables.effects[side][total] as number) : 0;
  const throughArmorCritical = (effect & CRITICAL_ROLL) !== 0;
  const motive = (effect & MOTIVE_ROLL) !== 0 ? tables.motive[side] : undefined;
  if (location >= 0 || location === NEAR_MISS) return { location, throughArmorCritical, motive, roll };
  const die = roll1d6(roller);
  return {
    location: byDie(tables, location, side, die, roller),
    throughArmorCritical,
    motive,
    roll: { dice: [...roll.dice, ...die.dice], total },
  };
}

const LAST_OF_FRONT_TURRET = 3;

/** What one more die says: which leg of a tripod, or which of two turrets. */
function byDie(tables: HitTables, cell: number, side: BodySide, die: DiceRoll, roller: D6Roller): number {
  if (cell === BY_KICK_TABLE) return struckBy(tables, 'kick', side, die, roller).location;
  if (cell !== BY_TURRET_DIE) throw new RangeError(`the table holds ${cell}: expected a location`);
  const front = die.total + tables.turretDie[side] <= LAST_OF_FRONT_TURRET;
  return tables.plan.locations.indexOf(front ? 'front_turret' : 'turret');
}

/** A location that was named and is struck for sure. */
export const struckForSure = (location: number, roll: DiceRoll = NO_ROLL): Struck => ({
  location,
  throughArmorCritical: false,
  motive: undefined,
  roll,
});

/** What was aimed at on the rolls that the ruleset names, and else as it comes. */
export function rollAimed(
  aimedAt: number,
  { aimed: { dice, from, to } }: HitLocationRules,
  roller: D6Roller,
  asItComes: () => Struck,
): Struck {
  const aim = dice === 1 ? roll1d6(roller) : roll2d6(roller);
  return aim.total >= from && aim.total <= to ? struckForSure(aimedAt, aim) : asItComes();
}
