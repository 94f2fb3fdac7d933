import { BODY_SIDES, type BodySide } from '../../rules/hit-location/body-sides.js';
import {
  BY_KICK_TABLE,
  BY_TURRET_DIE,
  CRITICAL_ROLL,
  type HitTable,
  type HitTables,
  MOTIVE_ROLL,
  NEAR_MISS,
} from '../../rules/hit-location/hit-tables.js';
import type { Combatant } from '../combatant/combatant.js';
import type { SheetTable } from './record-sheet.js';

const NOTHING = '–';
const ELSEWHERE: Readonly<Record<number, string>> = {
  [BY_KICK_TABLE]: 'a leg',
  [BY_TURRET_DIE]: 'a turret',
  [NEAR_MISS]: 'near miss',
};
const EFFECTS: Readonly<Record<number, string>> = {
  [CRITICAL_ROLL]: ' (critical)',
  [MOTIVE_ROLL]: ' (motive)',
};

/** The tables for hit locations of a unit; none if it has only one location. */
export function hitTablesOf({ aptitudes: { hitTables } }: Combatant): readonly SheetTable[] {
  if (hitTables.oneLocation) return [];
  if (hitTables.byTrooper) return [oneColumn('Trooper hit', 1, hitTables)];
  const full = bySides('Hit location', 2, hitTables, 'full');
  return hitTables.oneTable
    ? [full]
    : [full, bySides('Punch', 1, hitTables, 'punch'), bySides('Kick', 1, hitTables, 'kick')];
}

const cellOf = (tables: HitTables, table: HitTable, side: BodySide, total: number): string => {
  const location = tables[table][side][total] as number;
  const words = ELSEWHERE[location] ?? tables.plan.words[location] ?? NOTHING;
  return table === 'full' ? `${words}${EFFECTS[tables.effects[side][total] as number] ?? ''}` : words;
};

const oneColumn = (title: string, dice: 1 | 2, tables: HitTables): SheetTable => ({
  title,
  dice,
  columns: [{ name: 'Any side', at: (total) => cellOf(tables, 'full', 'front', total) }],
});

const SOME_ROLL: Readonly<Record<1 | 2, number>> = { 1: 3, 2: 7 };

/** One column for each side of the body, or a single one if they are all alike. */
function bySides(title: string, dice: 1 | 2, tables: HitTables, table: HitTable): SheetTable {
  const { front } = tables[table];
  const sides = BODY_SIDES.filter((side) => isStruck(tables[table][side][SOME_ROLL[dice]] as number));
  if (sides.every((side) => tables[table][side] === front)) return oneColumn(title, dice, tables);
  return {
    title,
    dice,
    columns: sides.map((side) => ({
      name: nameOf(side),
      at: (total) => cellOf(tables, table, side, total),
    })),
  };
}

const isStruck = (location: number): boolean => location >= 0 || ELSEWHERE[location] !== undefined;

const nameOf = (side: BodySide): string =>
  `${side.charAt(0).toUpperCase()}${side.slice(1).replaceAll('_', ' ')}`;
