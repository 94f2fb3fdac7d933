import type { Unit } from '../../units/any-unit.js';

/** What a command shows of a unit: text, or the cells of a table's row. Plain data, which any thread can hand over. */
export type Shown = string | readonly string[];

export type UnitView = (file: string, unit: Unit) => Shown;
