import { type D6Roller, type DiceRoll, roll1d6, roll2d6 } from '../../dice/index.js';
import { NOWHERE } from '../body/plan.js';
import type { HitLocationRules } from '../rulesets/areas/hit-location.js';
import type { FiringArc } from '../to-hit/vocabulary.js';
import { BY_KICK_TABLE, type HitTable, type HitTables } from './hit-tables.js';

/** Where a hit strikes: a location of the plan. */
export interface Struck {
  readonly location: number;
  /** One critical check is due, even if armor stops the hit. */
  readonly throughArmorCritical: boolean;
  /** Without dice where none was rolled. */
  readonly roll: DiceRoll;
}

const THROUGH_ARMOR_ROLL = 2;
const NO_ROLL: DiceRoll = Object.freeze({ dice: Object.freeze([]), total: 0 });

/** By the dice of the table. */
export function rollStruck(tables: HitTables, table: HitTable, side: FiringArc, roller: D6Roller): Struck {
  const roll = table === 'full' ? roll2d6(roller) : roll1d6(roller);
  return struckBy(tables, table, side, roll, roller);
}

/** The same for dice that have fallen already, but for the one that tells a tripod's legs apart. */
export function struckBy(
  tables: HitTables,
  table: HitTable,
  side: FiringArc,
  roll: DiceRoll,
  roller: D6Roller,
): Struck {
  const { total } = roll;
  const location = tables[table][side][total] ?? NOWHERE;
  if (location === NOWHERE) throw new RangeError(`the hit location roll is ${total}: not in the table`);
  const throughArmorCritical = table === 'full' && total === THROUGH_ARMOR_ROLL;
  if (location !== BY_KICK_TABLE) return { location, throughArmorCritical, roll };
  const leg = roll1d6(roller);
  return {
    location: struckBy(tables, 'kick', side, leg, roller).location,
    throughArmorCritical,
    roll: { dice: [...roll.dice, ...leg.dice], total },
  };
}

/** A location that was named and is struck for sure. */
export const struckForSure = (location: number, roll: DiceRoll = NO_ROLL): Struck => ({
  location,
  throughArmorCritical: false,
  roll,
});

/** What was aimed at on the rolls that the ruleset names, and else as it comes. */
export function rollAimed(
  tables: HitTables,
  side: FiringArc,
  aimedAt: number,
  { aimed: { dice, from, to } }: HitLocationRules,
  roller: D6Roller,
): Struck {
  const aim = dice === 1 ? roll1d6(roller) : roll2d6(roller);
  return aim.total >= from && aim.total <= to
    ? struckForSure(aimedAt, aim)
    : rollStruck(tables, 'full', side, roller);
}
